/// The style sheet of pages.
enum PageStyle {
  static let css = layout + steps + strip + overview + media

  private static let layout = """
    *{box-sizing:border-box}[hidden]{display:none!important}body{margin:0;background:var(--ground);color:var(--ink);\
    font:16px/1.5 \(PictureStyle.fonts);overflow-wrap:anywhere}main,footer{max-width:1120px;margin:0 auto;padding:24px 20px}\
    h1{font-size:28px;line-height:1.2;margin:0 0 20px}header h1{font-size:26px;margin:0}h2{font-size:22px;line-height:1.3;margin:0}h3{font-size:18px;margin:0}h4{margin:0;\
    font-size:14px}p{margin:0}a{color:var(--accent)}footer{color:var(--soft);font-size:13px}code{font-family:ui-monospace,monospace}\
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px}h2:focus,h3:focus{outline:none}.soft{color:var(--soft)}\
    .good{color:var(--good)}.bad{color:var(--bad)}.result{font-weight:600}.parts{position:absolute}\
    .timeline{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px;margin:0 0 24px}\
    .timeline>header{display:grid;gap:4px;margin-bottom:16px}.report{font-size:16px}\
    .failures{background:var(--bad-ground);color:var(--bad);border-radius:10px;padding:12px 16px;margin-bottom:16px}\
    .failures p{font-weight:600}.failures ul{margin:4px 0 0;padding-left:20px}.failures a{color:inherit}\
    .live{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    """

  private static let steps = """
    .player{display:flex;align-items:center;gap:8px;position:sticky;top:0;z-index:1;background:var(--card);padding:8px 0;\
    border-bottom:1px solid var(--line)}.player button{min-width:44px;height:44px;border-radius:10px;border:1px solid var(--line);\
    background:var(--ground);color:var(--ink);font:inherit;cursor:pointer;display:grid;place-items:center}\
    .player button:disabled{color:var(--soft);cursor:default}.player button[data-do=play]{min-width:76px;background:var(--upright);\
    border-color:var(--upright);color:var(--on-bar);font-weight:600}.player svg{width:22px;height:22px;fill:none;stroke:currentColor;\
    stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}.player input{flex:1;min-width:60px;height:44px;margin:0;\
    accent-color:var(--upright)}.player output{white-space:nowrap;font-variant-numeric:tabular-nums;min-width:5.5em;text-align:right}\
    .step{scroll-margin-top:70px;padding:16px 0;border-top:1px solid var(--line)}.player~.steps .step:first-child{border-top:0}.step h3{display:flex;gap:10px}\
    .number{color:var(--soft);font-variant-numeric:tabular-nums;font-weight:400}\
    .sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:24px;margin-top:12px}\
    .side{display:grid;grid-template-columns:minmax(0,400px) minmax(0,1fr);gap:8px 24px;align-content:start}.side h4{grid-column:1/-1}\
    .side:not(:only-child){grid-template-columns:minmax(0,1fr)}.side:not(:only-child) .drawing{max-width:340px}\
    .drawing{width:100%;height:auto;display:block;margin:0 auto}[data-idle]{opacity:.45}.side[data-idle]{opacity:1}\
    .side[data-idle] .drawing{opacity:.45}.details{display:grid;gap:12px;align-content:start;font-size:15px}\
    .did{font-weight:600}.note{border-left:3px solid var(--line);padding-left:10px;color:var(--soft)}.facts{margin:0;display:grid;gap:4px}\
    .facts div{display:grid;grid-template-columns:7.5em 1fr;gap:8px}dt{color:var(--soft)}dd{margin:0}.mask{width:20px;height:20px;\
    vertical-align:-4px;fill:var(--words)}.on{fill:var(--accent)}.happened,.requests ul,details ol{margin:0;padding-left:20px}\
    .happened .explanation{color:var(--soft)}.requests p{color:var(--soft)}summary{cursor:pointer;color:var(--accent);padding:4px 0}\
    details{font-size:14px}.failure{background:var(--bad-ground);color:var(--bad);border-radius:10px;padding:10px 14px}\
    .failure p{font-weight:600}.failure dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:4px 0 0}.failure dt{color:inherit}
    """

  private static let strip = """
    .strip{border-top:1px solid var(--line);padding-top:16px}.strip h4{margin:14px 0 2px}.groups{margin-top:8px;display:flex;flex-wrap:wrap;gap:4px 28px}\
    .strip ol{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:8px}.strip li{width:104px}\
    .strip a{display:block;height:100%;padding:6px 3px;border-radius:10px;border:2px solid transparent;color:inherit;text-decoration:none;\
    font-size:12px;line-height:1.3;text-align:center}.strip a:hover{background:var(--ground)}\
    .strip a[aria-current]{border-color:var(--accent);background:var(--ground)}.strip .caption{display:block}\
    .strip .fails a{background:var(--bad-ground)}.flag{display:block;color:var(--bad);font-weight:600}.thumbs{display:flex;gap:2px;\
    justify-content:center}.thumbs svg{width:100%;max-width:88px;height:auto}.pair .strip li{width:152px}
    """

  private static let overview = """
    .overview{margin-bottom:24px;display:grid;gap:16px}.to-overview{display:inline-block;margin:0 0 12px}\
    .grid,.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:12px 16px}.grid summary{font-size:16px;\
    color:inherit}.scroll{overflow-x:auto;margin-top:8px}.grid table{border-collapse:collapse;font-size:13px}.grid th{font-weight:500;\
    color:var(--soft);padding:4px 8px;text-align:left}.grid thead th{text-align:center}.grid th[scope=row]{white-space:nowrap;\
    position:sticky;left:0;background:var(--card)}.grid td{padding:2px;text-align:center}.grid td a{display:grid;place-items:center;\
    min-width:64px;padding:4px;border-radius:10px}.grid td a:hover,.ends a:hover{background:var(--ground)}.fails{background:var(--bad-ground)}\
    .grid td svg,.ends svg{display:block;height:auto;max-width:100%}.cards{list-style:none;margin:0;padding:0;display:grid;gap:12px;\
    grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr))}.card{font-size:14px;display:grid;gap:6px;align-content:start}\
    .ends{display:flex;flex-wrap:wrap;gap:8px}.ends a{display:flex;border-radius:10px;padding:4px}
    """

  private static let media = """
    @media (max-width:720px){main,footer{padding:16px 10px}.timeline{padding:14px 12px}h1{font-size:23px}.side{grid-template-columns:\
    minmax(0,1fr)}.drawing{max-width:320px}.strip li{width:calc(33.33% - 6px)}.strip a{font-size:11px}.player{gap:6px}.player output{min-width:0;font-size:14px}\
    .player button[data-do=play]{min-width:64px}.facts div{grid-template-columns:6.5em 1fr}}\
    @media (max-width:720px){.pair .strip li{width:calc(50% - 4px)}.pair .side .drawing{max-width:210px!important}}\
    @media print{:root{color-scheme:light}body{background:#fff;font-size:11pt}.player,details{display:none!important}.to-overview{display:none}\
    .step[hidden]{display:block!important}.step{break-inside:avoid}.scroll{overflow:visible}.grid td,.card{break-inside:avoid}.drawing{max-width:6cm}.strip a{border:0}.timeline{border:0;padding:0}\
    .strip li{break-inside:avoid}.live{display:none}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}\
    @media (forced-colors:active){svg{forced-color-adjust:none}}
    """
}
