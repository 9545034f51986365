const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML that shows it as it is. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** What a backslash keeps from being formatting, while the formatting is read: a private sign for each character. */
const PRIVATE = 0xe000;

/** A text with the formatting that replies have (bold, links, escapes, line breaks), as Discord shows it. */
export function formatted(markdown: string): string {
  const hidden = markdown.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) =>
    String.fromCharCode(PRIVATE + sign.charCodeAt(0)),
  );
  return escaped(hidden)
    .replace(/\[([^[\]]+)\]\((https?:[^()\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\n/g, '<br>')
    .replace(/[\ue000-\ue07f]/g, (sign) => escaped(String.fromCharCode(sign.charCodeAt(0) - PRIVATE)));
}
