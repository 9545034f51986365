/** What players say and a situation cannot hold yet: a line that is no form and looks like this is told so. */
interface NotYet {
  readonly what: string;
  readonly like: RegExp;
  readonly example: string;
  readonly hint?: string;
}

/** When the engine learns one of these, its row goes, and a form takes its place. */
export const notYet: readonly NotYet[] = [
  { what: 'LP are not played yet', like: /\bLP\b|\blife ?points?\b/i, example: 'LP of P0: 8000' },
  {
    what: 'counters are not played yet',
    like: /\b[\w-]+ counters\b|\b(\d+|an?) [\w-]+ counter\b/i,
    example: 'counters on "Dandylion": 3 Spell Counters',
  },
  {
    what: 'which monster a card is equipped to is not played yet',
    like: /\bequip(s|ped|ping)?\b.*\b(to|with)\b/i,
    example: '"Laevateinn" is equipped to "Jinzo"',
    hint: 'That it is equipped is: "Laevateinn" is equipped to a monster.',
  },
  {
    what: 'which monster a card is attached to is not played yet',
    like: /\b(attach\w*|material of|overlaid)\b/i,
    example: '"Dandylion" is attached to "Jinzo"',
    hint: 'For an Xyz Material: P0 has as Xyz Material: "Dandylion".',
  },
  {
    what: 'what is attacked is not played yet',
    like: /\battack(s|ed|ing)?\b/i,
    example: '"Jinzo" attacks "Dandylion"',
    hint: 'That it attacks is: "Jinzo" declares an attack.',
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
    what: 'the columns of zones are not played yet',
    like: /\b(zone|column) \d\b/i,
    example: 'P0 has in the Monster Zone 3: "Jinzo"',
  },
  {
    what: 'values are not asked here yet',
    like: /^what(?: is|'s)? .*\b(ATK|DEF|Level|Rank|value|damage)\b/i,
    example: 'what is the ATK of "Jinzo"?',
    hint: 'For ATK and DEF there is /stats.',
  },
  {
    what: 'the order of effects is not asked here yet',
    like: /^(in what|in which|what|which) order\b/i,
    example: 'in what order do the effects activate?',
  },
  {
    what: 'whether something is allowed is not asked here yet',
    like: /^(can|may) .*\b(activate[ds]?|chain(ed)?|respond|target(ed)?|attack)\b/i,
    example: 'can "Dandylion" be activated?',
    hint: 'For a Trigger Effect: does "Dandylion" activate?',
  },
];

/** What a line says that is not played yet, if it is one of these. */
export const notYetOf = (line: string): NotYet | undefined => {
  const withoutNames = line.replace(/"(?:\\.|[^"\\])*"|“[^”]*”/g, '""');
  return notYet.find(({ like }) => like.test(withoutNames));
};
