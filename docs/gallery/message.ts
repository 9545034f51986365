import { type APIEmbed, ComponentType } from 'discord.js';
import { altText } from '../../src/pictures/alt.ts';
import { draw } from '../../src/pictures/drawing/draw.ts';
import type { PictureView } from '../../src/pictures/view.ts';
import type { ComponentRow } from '../../src/replies/components.ts';
import { escaped, formatted } from './html.ts';
import type { Shown } from './pieces.ts';

/** A reply as Discord shows it, as HTML: the embed, its picture, and what is below it. */
export const messageHtml = ({ message, picture }: Shown): string =>
  `<div class="message">${message.embeds
    .map((embed) => embedHtml(embed, picture))
    .join('')}${message.components.map(rowHtml).join('')}</div>`;

const embedHtml = (embed: APIEmbed, picture: PictureView | undefined): string => {
  const colour = `#${(embed.color ?? 0).toString(16).padStart(6, '0')}`;
  const fields = (embed.fields ?? []).map(
    ({ name, value }) =>
      `<div class="field"><div class="name" data-text>${formatted(name)}</div><div data-text>${formatted(value)}</div></div>`,
  );
  return `<div class="embed" style="border-color: ${colour}">${[
    `<div class="title" data-text>${formatted(embed.title ?? '')}</div>`,
    embed.description === undefined ? '' : `<div data-text>${formatted(embed.description)}</div>`,
    ...fields,
    embed.image === undefined || picture === undefined ? '' : pictureHtml(picture),
    embed.footer === undefined ? '' : `<div class="footer" data-text>${escaped(embed.footer.text)}</div>`,
  ].join('')}</div>`;
};

const rowHtml = ({ components }: ComponentRow): string =>
  `<div class="row">${components
    .map((component) => {
      if (component.type === ComponentType.StringSelect)
        return `<div class="select" data-text>${escaped(component.placeholder ?? '')}</div>`;
      const label = 'label' in component ? (component.label ?? '') : '';
      return `<div class="button" data-text>${escaped(label)}</div>`;
    })
    .join('')}</div>`;

/** A picture with its words, as it is drawn before it is painted. */
export const pictureHtml = (view: PictureView): string =>
  draw(view).replace('<svg ', `<svg class="picture" role="img" aria-label="${escaped(altText(view))}" `);
