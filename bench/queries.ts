/** What is typed into the rulebook search, in our own words: plain, short, abbreviated, misspelt, and no topic at all. */
export const ruleQueries: readonly string[] = [
  'miss the timing when sent as cost',
  'if effects cannot miss timing',
  'properly summoned and then banished',
  'can i ss a synchro that was dumped from the extra deck',
  'gemini monster flipped face-down',
  'damage step quick effect',
  'two triggers at the same time order',
  'tribute set level 7',
  'does a pend monster go to the gy',
  'negate the activation or the effect',
  'cost is paid but the effect is negated',
  'trigger in the hand of the opponent',
  'link summon with a token',
  'xyz material is not on the field',
  'mising the timming',
  'hopt',
  'segoc',
  '3.01.7f',
  'flip effect in the end phase',
  'weather in Paris',
];

/** What stands in the card option when suggestions are asked for. */
export const typedNames: readonly string[] = ['', 'd', 'dand', 'blue-eyes', 'stardst', 'harpie qu', 'xyzzy'];

/** What stands in the event option when suggestions are asked for. */
export const typedEvents: readonly string[] = ['', 's', 'sent', 'destr', 'banished, sp', 'summon', 'xyzzy'];
