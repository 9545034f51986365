import { readFileSync } from 'node:fs';
import { fontFamily, fontFiles } from '../../src/pictures/drawing/font.ts';
import { escaped } from './html.ts';
import { messageHtml, pictureHtml } from './message.ts';
import type { Pieces } from './pieces.ts';

/** As wide as a phone shows a message, and as wide as an embed gets on a desktop, in pixels. */
const widths = { phone: 400, desktop: 560 } as const;

/**
 * The gallery as one HTML page that needs nothing beside it: every reply on a phone in light and on a desktop in dark
 * colours, every picture in both. A script in it lists what overflows, overlaps or is missing.
 */
export function galleryPage({ replies, pictures }: Pieces): string {
  const shown = replies.map((each) => {
    const message = messageHtml(each);
    const heading = `${each.line}${each.locale === undefined ? '' : ` (${each.locale})`}`;
    return `<section><h2>${escaped(heading)}</h2><div class="both">
<div class="light phone">${message}</div><div class="dark desktop">${message}</div></div></section>`;
  });
  const drawn = pictures.map(
    ({ name, view }) => `<section><h2>${escaped(name)}</h2><div class="both">
<div class="dark phone">${pictureHtml(view)}</div></div></section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Headjudge: every reply as it looks</title>
<style>${fontFaces()}${style}</style></head><body>
<h1>Every reply as it looks</h1><p>Real answers by the starter cards. What is wrong with how they look:</p>
<pre id="faults"></pre>
${shown.join('\n')}
<h1>Every picture of the rulings</h1>
${drawn.join('\n')}
<script>${readFileSync(new URL('checks.js', import.meta.url), 'utf8')}</script>
</body></html>
`;
}

const fontFaces = (): string =>
  Object.entries(fontFiles)
    .map(([weight, file]) => {
      const data = readFileSync(file).toString('base64');
      return `@font-face { font-family: "${fontFamily}"; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}); }`;
    })
    .join('\n');

/** The colours and sizes of Discord, as near as they matter here. */
const style = `
body { font: 16px/1.375 "gg sans", "Noto Sans", "Helvetica Neue", Helvetica, Arial, sans-serif; margin: 24px; }
h2 { font-size: 14px; font-family: monospace; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; }
.both { display: flex; gap: 24px; align-items: flex-start; }
.phone { width: ${widths.phone}px; } .desktop { width: ${widths.desktop}px; }
.light { background: #ffffff; color: #313338; } .dark { background: #313338; color: #dbdee1; }
.light .embed { background: #f2f3f5; } .dark .embed { background: #2b2d31; }
.message { padding: 8px; overflow-wrap: anywhere; }
.embed { border-left: 4px solid; border-radius: 4px; padding: 8px 16px 16px 12px; font-size: 14px; }
.embed > * { margin-top: 8px; }
.title { font-size: 16px; font-weight: 600; } .name { font-weight: 600; }
.footer { font-size: 12px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; font-size: 14px; }
.button { border-radius: 8px; padding: 6px 14px; background: #4e5058; color: #ffffff; }
.select { border-radius: 4px; padding: 8px; flex: 1; border: 1px solid #80848e; }
a { color: #00a8fc; } .light a { color: #006ce7; }
.picture { display: block; width: 100%; height: auto; }
`;
