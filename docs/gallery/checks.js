// Runs in the page: looks at what is shown, and lists what is wrong with it in the element "faults", as JSON.
(async () => {
  await document.fonts.ready;
  const faults = [];
  const words = (element) => element.textContent.trim().slice(0, 60);

  const inside = (inner, outer, slack) =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  const meet = (a, b, slack) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const pairs = (list) => list.flatMap((a, at) => list.slice(at + 1).map((b) => [a, b]));
  const box = (element) => element.getBoundingClientRect();

  for (const message of document.querySelectorAll('.message')) {
    const texts = [...message.querySelectorAll('[data-text]')];
    for (const text of texts) {
      if (text.scrollWidth > text.clientWidth + 1) faults.push(`overflow: ${words(text)}`);
      if (!inside(box(text), box(message), 1)) faults.push(`outside its message: ${words(text)}`);
      if (text.textContent.trim() === '') faults.push('a text that is empty');
      // Words beside the mark: nothing is said by an emoji or a colour alone.
      if (!/[\p{L}\p{N}…◀▶]/u.test(text.textContent)) faults.push(`no words: ${words(text)}`.trim());
      if (/[\ufffd\u25a1\ue000-\uf8ff]/.test(text.textContent)) faults.push(`missing glyph: ${words(text)}`);
    }
    for (const [a, b] of pairs(texts))
      if (meet(box(a), box(b), 1)) faults.push(`overlap: ${words(a)} | ${words(b)}`);
  }

  for (const picture of document.querySelectorAll('svg.picture')) {
    const alt = picture.getAttribute('aria-label') ?? '';
    if (alt.trim() === '') faults.push('a picture without words');
    const scale = picture.viewBox.baseVal.width / box(picture).width;
    const lines = [...picture.querySelectorAll('text')];
    // How far apart lines may be and still meet: what letters hang over, in pixels of the picture.
    const slack = 2 / scale;
    const cards = [...picture.querySelectorAll('rect')].slice(1);
    for (const line of lines) {
      const own = box(line);
      if (!inside(own, box(picture), slack)) faults.push(`outside its picture: ${words(line)}`);
      const middle = { x: (own.left + own.right) / 2, y: (own.top + own.bottom) / 2 };
      const under = cards
        .map(box)
        .filter((r) => r.left <= middle.x && middle.x <= r.right && r.top <= middle.y && middle.y <= r.bottom)
        .sort((a, b) => a.width * a.height - b.width * b.height)[0];
      if (under !== undefined && (own.left < under.left - slack || own.right > under.right + slack))
        faults.push(`overflow in a picture: ${words(line)}`);
      if (/[\ufffd\u25a1]/.test(line.textContent)) faults.push(`missing glyph: ${words(line)}`);
      const face = `${line.getAttribute('font-weight')} 20px "${line.getAttribute('font-family')}"`;
      if (!document.fonts.check(face)) faults.push(`missing font: ${face}`);
    }
    // The bounds of a line have room above and below its letters.
    const height = (b) => ({
      left: b.left,
      right: b.right,
      top: b.top + b.height * 0.15,
      bottom: b.bottom - b.height * 0.15,
    });
    for (const [a, b] of pairs(lines))
      if (meet(height(box(a)), height(box(b)), slack))
        faults.push(`overlap in a picture: ${words(a)} | ${words(b)}`);
  }

  const shown = {
    messages: document.querySelectorAll('.message').length,
    pictures: document.querySelectorAll('svg.picture').length,
    faults: [...new Set(faults)],
  };
  document.getElementById('faults').textContent = JSON.stringify(shown, null, 1);
})();
