import type { Command } from '../src/commands/command.ts';
import { cardOption, readCard, readOptional, wordOption } from '../src/commands/options.ts';
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
    const timing = readOptional(damageStepTimings, { ...place, option: 'timing' });
    if (!timing.ok) return timing;
    const asked = { card: card.value, ruleset, ...(timing.value && { timing: timing.value }) };
    const { verdict, effects } = ruleOnDamageStep(asked, services);
    return { ok: true, reply: damageStepReply(verdict, effects), verdict };
  },
};
