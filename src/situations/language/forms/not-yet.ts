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
    what: 'a change of LP is not played as a line of its own yet',
    like: /\b(gain|lose|pay|recover)(s|ed|ing)?\b.*\b(LP|life ?points?)\b/i,
    example: 'P0 loses 1000 LP',
    hint: 'How many a player has before the first action is: LP of P0: 8000.',
  },
  {
    what: 'counters that are placed or removed are not played as a line of their own yet',
    like: /\bcounters?\b.*\b(placed|put|removed)\b|\b(place|put|remove|gain|get)s?\b.*\bcounters?\b/i,
    example: '3 Spell Counters are placed on "Dandylion"',
    hint: 'Those on a card before the first action stand behind it: P0 controls: "Dandylion" (3 Spell Counters).',
  },
  {
    what: 'whether a player may respond or target is not asked here yet',
    like: /^(can|may) .*\b(respond|target(ed|ing)?)\b/i,
    example: 'can "Dandylion" be targeted?',
  },
  {
    what: 'passing is not played yet',
    like: /\bpass(es|ed)?\b|\bdoes not (respond|chain)\b/i,
    example: 'P0 passes',
    hint: 'Leave it out: whoever does nothing has passed.',
  },
  {
    what: 'the end of the turn is not played as a line of its own yet',
    like: /\bends?\b.*\b(turn|phase)\b|\bturn ends\b/i,
    example: 'P0 ends the turn',
    hint: 'Say: go to the End Phase; go to the Draw Phase.',
  },
  {
    what: 'the numbers of turns are not played yet',
    like: /\bturn (count )?\d+\b|\blast turn\b|\bprevious turn\b/i,
    example: 'turn 3',
  },
  {
    what: 'the columns of Spell & Trap Zones are not played yet',
    like: /\b(zone|column) \d\b/i,
    example: 'P0 has in the Spell & Trap Zone 3: "Solemn Judgment"',
    hint: 'The zone of a monster stands behind it: P0 controls: "Jinzo" (in M3).',
  },
  {
    what: 'values are not asked here yet',
    like: /^(what(?: is|'s)?|how (many|much)) .*\b(Level|Rank|value|damage|counters)\b/i,
    example: 'what is the Level of "Jinzo"?',
    hint: 'ATK and DEF are asked so: what are the ATK and DEF of "Jinzo"?',
  },
];

/** What a line says that is not played yet, if it is one of these. */
export const notYetOf = (line: string): NotYet | undefined => {
  const withoutNames = line.replace(/"(?:\\.|[^"\\])*"|“[^”]*”/g, '""');
  return notYet.find(({ like }) => like.test(withoutNames));
};
