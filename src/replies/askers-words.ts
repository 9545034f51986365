import type { Line, Reply, Section } from './reply.ts';

/** Does somebody tell of a play as one of the players: "I activate ..."? */
export const speaksAsPlayer = (text: string): boolean =>
  /\b(?:I|i|my|My|me)\b/.test(text) && !/\bP[01]\b/.test(text);

/** Sections whose lines are typed again as they stand. */
const typedAgain: ReadonlySet<string> = new Set(['Read as', 'As it was understood']);

/** A reply to somebody who told of a play as a player: "you" and "the opponent" for P0 and P1, but not in lines to type. */
export const inAskersWords = (reply: Reply): Reply => ({
  ...reply,
  title: spoken(reply.title),
  ...(reply.lead === undefined ? {} : { lead: sentence(spoken(reply.lead)) }),
  ...(reply.sections === undefined ? {} : { sections: reply.sections.map(sectionSpoken) }),
});

function sectionSpoken(section: Section): Section {
  if (typedAgain.has(section.heading)) return section;
  if (section.style === 'table')
    return { ...section, rows: section.rows.map((row) => row.map((cell) => spoken(cell))) };
  return { ...section, lines: section.lines.map(lineSpoken) };
}

/** A line with stretches that decide quotes a card: its places stay as they are. */
const lineSpoken = (line: Line): Line =>
  line.strong === undefined ? { ...line, ...labelled(line), text: sentenceAs(line.text) } : line;

const labelled = ({ label }: Line): Pick<Line, 'label'> =>
  label === undefined ? {} : { label: spoken(label) };

/** A line that begins with a player keeps its capital letter. */
const sentenceAs = (text: string): string => (/^P[01]\b/.test(text) ? sentence(spoken(text)) : spoken(text));

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "the turn of P0", but not "the GY of P0 and P1". */
const ofPlayer =
  /\bthe ((?:own )?(?:turn|(?:Draw|Standby|Main|Battle|End) Phase|field|hand|Deck|Extra Deck|GY)) of (P[01])\b(?! (?:and|or)\b)/g;

const spoken = (text: string): string =>
  text
    .replace(/\bP0's(?=[.,;:)]|$)/g, 'yours')
    .replace(/\bP0's\b/g, 'your')
    .replace(/\bP1's\b/g, "the opponent's")
    .replace(
      ofPlayer,
      (_, what: string, player: string) => `${player === 'P0' ? 'your' : "the opponent's"} ${what}`,
    )
    .replace(/\b(of|by|to|for|with|from) P0\b/g, '$1 you')
    .replace(/\bP0 (\w+ Summon)s\b/g, 'you $1')
    .replace(/\bP0 (\w+)\b/g, (_, verb: string) => `you ${withYou(verb)}`)
    .replace(/\bP0\b/g, 'you')
    .replace(/\bP1\b/g, 'the opponent');

const irregular: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
};

/** A verb of the third person, behind "you"; another word stays. */
function withYou(verb: string): string {
  if (Object.hasOwn(irregular, verb)) return irregular[verb] ?? verb;
  if (/(?:ss|sh|ch|x)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[a-z]s$/.test(verb) && !/ss$/.test(verb) ? verb.slice(0, -1) : verb;
}
