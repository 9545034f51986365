/** A piece of SVG: text that is already escaped. Made by the functions here alone. */
export type Svg = string & { readonly svg: unique symbol };

type Attributes = Readonly<Record<string, string | number | undefined>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML cannot hold are left out: a picture is never broken by a name. */
const escaped = (value: string): string =>
  value
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** What stands in a text, as it was before it was escaped. */
export const unescaped = (written: string): string =>
  Object.entries(escapes).reduceRight((text, [sign, name]) => text.replaceAll(name, sign), written);

const element = (name: string, attributes: Attributes, inside = ''): Svg => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => ` ${key}="${escaped(typeof value === 'number' ? rounded(value) : String(value))}"`,
    );
  return `<${name}${written.join('')}>${inside}</${name}>` as Svg;
};

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

export const group = (pieces: readonly Svg[], attributes: Attributes = {}): Svg =>
  element('g', attributes, pieces.join(''));

export const rect = (
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  attributes: Attributes,
): Svg => element('rect', { ...box, ...attributes });

export const line = (
  from: readonly [number, number],
  to: readonly [number, number],
  attributes: Attributes,
): Svg => element('line', { x1: from[0], y1: from[1], x2: to[0], y2: to[1], ...attributes });

export const path = (d: string, attributes: Attributes): Svg => element('path', { d, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes): Svg =>
  element('circle', { cx, cy, r, ...attributes });

/** A line of text; `y` is its base line. */
export const text = (x: number, y: number, words: string, attributes: Attributes): Svg =>
  element('text', { x, y, ...attributes }, escaped(words));

/** A whole picture. */
export const picture = (width: number, height: number, background: string, pieces: readonly Svg[]): Svg =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${rounded(height)}` },
    [rect({ x: 0, y: 0, width, height }, { fill: background }), ...pieces].join(''),
  );
