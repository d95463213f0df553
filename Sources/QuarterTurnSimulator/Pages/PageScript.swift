/// The script of pages: a player that shows one step at a time.
///
/// Without it a page shows all steps, one below the other.
enum PageScript {
  static let source = """
    'use strict';
    (() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const player = section => {
      const steps = [...section.querySelectorAll('.step')];
      const thumbs = [...section.querySelectorAll('.strip a')];
      const bar = section.querySelector('.player');
      const [back, play, next] = ['back', 'play', 'next'].map(name => bar.querySelector(`[data-do=${name}]`));
      const slider = bar.querySelector('input');
      const shown = bar.querySelector('output');
      const live = bar.querySelector('.live');
      const groups = section.querySelector('.groups');
      let current = 0, timer = null, isReady = false;
      // The device and its interface turn from where they were; a drawing's groups carry their angles.
      const turn = (from, to) => {
        if (still.matches || from === to || !isReady) return;
        const angles = step => [...step.querySelectorAll('.drawing')].map(svg => ['.hand', '.ui'].map(name => svg.querySelector(name)));
        const old = angles(from);
        angles(to).forEach((groups, side) => groups.forEach((group, part) => {
          const start = old[side] && old[side][part];
          if (!group || !start || !group.animate) return;
          const [a, b] = [start, group].map(element => element.transform.baseVal.getItem(0).angle);
          if (a === b) return;
          const rest = group.getAttribute('transform').replace(/rotate\\([^)]*\\)/, '');
          const move = rest.replace(/translate\\(([^ ]+) ([^)]+)\\)/, 'translate($1px,$2px)');
          group.animate([a, a + (b - a + 540) % 360 - 180].map(angle => ({ transform: `rotate(${angle}deg) ${move}` })),
            { duration: 420, easing: 'ease-in-out' });
        }));
      };
      const title = index => steps[index].querySelector('h3').textContent.trim();
      const show = (index, speaks = true) => {
        index = Math.max(0, Math.min(steps.length - 1, index));
        const before = steps[current];
        steps.forEach((step, other) => { step.hidden = other !== index; });
        thumbs.forEach((thumb, other) => {
          if (other === index) thumb.setAttribute('aria-current', 'step'); else thumb.removeAttribute('aria-current');
        });
        current = index;
        slider.value = index;
        const label = steps[index].querySelector('.drawing').getAttribute('aria-label');
        slider.setAttribute('aria-valuetext', `${index + 1} of ${steps.length}: ${title(index).replace(/^\\d+\\s*/, '')}`);
        shown.textContent = `${index + 1} of ${steps.length}`;
        back.disabled = index === 0;
        next.disabled = index === steps.length - 1;
        if (speaks) live.textContent = `Step ${title(index)}. ${label}`;
        turn(before, steps[index]);
      };
      const stop = () => {
        clearInterval(timer);
        timer = null;
        play.querySelector('.label').textContent = 'Play';
      };
      const start = () => {
        if (current === steps.length - 1) show(0, false);
        play.querySelector('.label').textContent = 'Pause';
        timer = setInterval(() => {
          show(current + 1, false);
          if (current === steps.length - 1) stop();
        }, 1400);
      };
      const go = index => { stop(); show(index); };
      back.onclick = () => go(current - 1);
      next.onclick = () => go(current + 1);
      play.onclick = () => timer === null ? start() : stop();
      slider.oninput = () => go(Number(slider.value));
      section.addEventListener('click', event => {
        const link = event.target.closest('a[data-step]');
        if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go(Number(link.dataset.step));
        if (section.querySelector('.steps').getBoundingClientRect().top < 0) bar.scrollIntoView({ block: 'start' });
      });
      bar.hidden = false;
      section.classList.add('plays');
      show(0, false);
      return { section, go, stop, ready: () => { isReady = true; }, toggle: () => play.click(), current: () => current, count: steps.length };
    };
    const players = [...document.querySelectorAll('.timeline')].map(player);
    // Below a grid of runs one timeline is shown at a time, and made when it is shown first.
    const overview = document.querySelector('.overview');
    const find = id => {
      const known = players.find(player => player.section.id === id);
      const template = document.querySelector(`template[data-id="${id}"]`);
      if (known || !template) return known;
      template.replaceWith(template.content);
      const made = player(document.getElementById(id));
      players.push(made);
      return made;
    };
    const open = chosen => {
      players.forEach(player => {
        player.stop();
        player.section.hidden = Boolean(overview) && player !== chosen;
      });
      if (overview) overview.hidden = Boolean(chosen);
      document.querySelectorAll('.to-overview').forEach(link => { link.hidden = !chosen; });
    };
    const active = () => players.find(player => !player.section.hidden && player.section.getBoundingClientRect().bottom > 0)
      || players.find(player => !player.section.hidden);
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const tag = event.target.tagName;
      const player = active();
      if (!player || tag === 'INPUT' || tag === 'TEXTAREA') return;
      const target = { ArrowLeft: player.current() - 1, ArrowRight: player.current() + 1, Home: 0, End: player.count - 1 }[event.key];
      if (target !== undefined) { player.go(target); event.preventDefault(); }
      if (event.key === ' ' && !['BUTTON', 'A', 'SUMMARY'].includes(tag)) { player.toggle(); event.preventDefault(); }
    });
    const follow = () => {
      const match = /^#(t[\\d-]*\\d)(?:-s(\\d+))?$/.exec(location.hash);
      const chosen = match ? find(match[1]) : undefined;
      open(chosen);
      if (chosen && match[2] !== undefined) chosen.go(Number(match[2]));
      if (chosen && overview) {
        chosen.section.querySelector('h2').focus({ preventScroll: true });
        scrollTo(0, 0);
      }
      players.forEach(player => player.ready());
    };
    addEventListener('hashchange', follow);
    follow();
    })();
    """
}
