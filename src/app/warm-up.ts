import type { Services } from '../commands/command.ts';

/** Loads what the first question would load, while nobody waits. @throws where a data file that is read later is broken */
export async function warmUp({ rulebook, catalogue, ...services }: Services): Promise<void> {
  const [{ ruleOnWords }, { readCardText }, { makeReady }] = await Promise.all([
    import('../ask/rule-on-words.ts'),
    import('../situations/language/read-card-text.ts'),
    import('../cardtext/ready.ts'),
    import('../ask/told-log.ts'),
  ]);
  rulebook.search('rule', 1);
  catalogue.search('the first search', 1);
  makeReady();
  readCardText({ name: 'a card', facts: { cardType: 'spell', property: 'Normal' }, text: '' });
  ruleOnWords('Can a Gemini monster attack?', { ...services, rulebook, catalogue }, 'tcg');
}
