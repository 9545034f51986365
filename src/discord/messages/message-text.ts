/**
 * What Discord writes between the words of a message: mentions, emojis and times, which say nothing to a reader of plain
 * words, and what words are taken out of (links, [[names]]) or shown in (code, quotes, bold).
 */
const written: readonly (readonly [RegExp, string])[] = [
  [/<(?:@[!&]?|#|id:)\w+>/g, ' '],
  [/<a?:\w+:\d+>/g, ' '],
  [/<t:-?\d+(?::\w)?>/g, ' '],
  [/<\/([^:>]+):\d+>/g, '/$1'],
  [/\[\[([^[\]]+)\]\]/g, '"$1"'],
  [/\[([^[\]]+)\]\(<?https?:[^)\s]+>?\)/g, '$1'],
  [/<(https?:[^>\s]+)>/g, '$1'],
  [/```(?:\w+\n)?/g, ''],
  [/^(?:>>> |> |#{1,3} |-# )/gm, ''],
  [/(?<!\\)(?:\|\||\*\*|__|~~)/g, ''],
  [/(?<![\\\w*])\*([^*\s](?:[^*\n]*[^*\s])?)\*(?![\w*])/g, '$1'],
  [/(?<![\\\w_])_([^_\s](?:[^_\n]*[^_\s])?)_(?![\w_])/g, '$1'],
  [/(?<!\\)`([^`\n]+)`/g, '$1'],
  [/\\([\\*_~`|<>#[\]()-])/g, '$1'],
];

/** The words of a message without Discord's markup; a name in [[brackets]] stands between quotation marks. */
export const plainMessageText = (content: string): string =>
  written
    .reduce((text, [found, put]) => text.replace(found, put), content)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
