import { signOutline, textWidth, unitsPerEm, type Weight } from '../drawing/font.ts';
import { unescaped } from '../drawing/svg.ts';

/** A drawing with outlines in place of letters, each looked up once: a painter that shapes texts reads the font anew for each. */
export const outlined = (svg: string): string =>
  svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, words: string) =>
    lineOf(attributes, unescaped(words)),
  );

function lineOf(attributes: string, words: string): string {
  const given = (name: string): string => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const size = Number(given('font-size'));
  const weight: Weight = given('font-weight') === 'bold' ? 'bold' : 'normal';
  const scale = size / unitsPerEm(weight);
  const before = { start: 0, middle: 0.5, end: 1 }[given('text-anchor')] ?? 0;
  let x = Number(given('x')) - before * textWidth(words, size, weight);
  const letters: string[] = [];
  for (const sign of words) {
    const outline = signOutline(sign, weight);
    if (outline !== '')
      letters.push(
        `<path d="${outline}" transform="matrix(${scale} 0 0 ${-scale} ${x.toFixed(2)} ${given('y')})"/>`,
      );
    x += textWidth(sign, size, weight);
  }
  return `<g fill="${given('fill')}">${letters.join('')}</g>`;
}
