import { languageFor } from '../languages/languages.ts';
import { kindHeading } from './kind-words.ts';
import type { Reply } from './reply.ts';

/** Tones of which the title is a verdict word; other titles are names. */
const verdictTones: ReadonlySet<Reply['tone']> = new Set(['yes', 'no', 'unless', 'open', 'error']);

/** A button that changes a fact of a ruling: the fact is a label, too. */
const changedFact = /^What if: (.+)$/s;

/** What stands between the parts of a footer. */
const gap = ' · ';

/** The labels of a reply, from their English: what is explained between them stays English. */
export interface Labels {
  /** The verdict word; a title that is a name stays as it is. */
  title(reply: Reply): string;
  /** The sentence of the verdict and its reason, as far as the language has them. */
  lead(english: string): string;
  heading(english: string): string;
  button(english: string): string;
  /** With a note that the explanations are in English. */
  footer(english: string): string;
}

const english: Labels = {
  title: ({ title }) => title,
  lead: (text) => text,
  heading: (text) => text,
  button: (text) => text,
  footer: (text) => text,
};

/** The labels of replies in one of Discord's locales. */
export function labelsIn(locale: string | undefined): Labels {
  const language = languageFor(locale);
  if (language === undefined) return english;
  const { label } = language;
  return {
    title: ({ tone, title }) => (verdictTones.has(tone) ? label(title) : title),
    lead: (text) => sentence(text, label),
    heading(text) {
      const kind = kindHeading.exec(text);
      return kind === null ? label(text) : `${kind[1]}${label(kind[2] ?? '')}`;
    },
    button(text) {
      const fact = changedFact.exec(text)?.[1];
      return label(fact === undefined ? text : `What if: ${label(fact)}`);
    },
    footer: (text) =>
      [...text.split(gap), 'Explanations are in English']
        .filter((part) => part !== '')
        .map(label)
        .join(gap),
  };
}

/** "What is so: why.", each part in the language where it has it; else the sentence stays English. */
function sentence(text: string, label: (english: string) => string): string {
  const body = text.replace(/\.$/, '');
  const whole = label(body);
  if (whole !== body) return `${whole}.`;
  for (let at = body.indexOf(': '); at !== -1; at = body.indexOf(': ', at + 1)) {
    const said = body.slice(0, at);
    const own = label(said);
    if (own !== said) return `${own}: ${sentence(body.slice(at + 2), label).replace(/\.$/, '')}.`;
  }
  return text;
}
