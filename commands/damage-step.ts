import type { Command } from '../src/commands/command.ts';
import { cardOption, wordOption } from '../src/commands/options.ts';
import { readCard, readWord, textOf } from '../src/commands/read-options.ts';
import { damageStepReply } from '../src/replies/table-verdict-reply.ts';
import { ruleOnDamageStep } from '../src/situations/damage-step-verdict.ts';
import { damageStepTimings } from '../src/vocabulary/damage-step.ts';

export const damageStep: Command = {
  name: 'damage-step',
  description: 'May this card, or an effect of it, be activated in the Damage Step?',
  options: [
    cardOption('card', 'The card', { required: true }),
    wordOption(
      'timing',
      'At which of its five timings: start, before-calculation, calculation ... (all if left out)',
      damageStepTimings,
    ),
  ],
  run(values, { ruleset }, services) {
    const place = { command: 'damage-step', values };
    const card = readCard(services.catalogue, { ...place, option: 'card' });
    if (!card.ok) return card;
    const asked = { card: card.value, ruleset };
    const word = textOf(values, 'timing');
    if (word === undefined) return answered(ruleOnDamageStep(asked, services));
    const timing = readWord(damageStepTimings, word, { ...place, option: 'timing' });
    if (!timing.ok) return timing;
    return answered(ruleOnDamageStep({ ...asked, timing: timing.value }, services));
  },
};

const answered = ({ verdict, effects }: ReturnType<typeof ruleOnDamageStep>) =>
  ({ ok: true, reply: damageStepReply(verdict, effects), verdict }) as const;
