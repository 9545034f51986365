/** What players say and a situation cannot hold yet: a line that is no form and looks like this is told so. */
interface NotYet {
  readonly what: string;
  readonly like: RegExp;
  readonly example: string;
  readonly hint?: string;
}

/** When the engine learns one of these, its row goes, and a form takes its place. */
export const notYet: readonly NotYet[] = [
  {
    what: 'the zone of a card stands behind it',
    like: /\b(zone|column) \d\b/i,
    example: 'P0 has in the Spell & Trap Zone 3: "Solemn Judgment"',
    hint: 'M1 to M5, S1 to S5: P0 controls: "Jinzo" (in M3); P0 has Set: "Solemn Judgment" (in S3).',
  },
  {
    what: 'other values are not asked here yet',
    like: /^(what(?: is|'s)?|how (many|much)) .*\b(Level|Rank|value|damage)\b/i,
    example: 'what is the value of "Jinzo"?',
    hint: 'What is asked so far: the ATK and DEF, the Level, Rank or LINK rating of a card, the LP of a player.',
  },
];

/** What a line says that is not played yet, if it is one of these. */
export const notYetOf = (line: string): NotYet | undefined => {
  const withoutNames = line.replace(/"(?:\\.|[^"\\])*"|“[^”]*”/g, '""');
  return notYet.find(({ like }) => like.test(withoutNames));
};
