import type { CardModel } from '../src/card-model/card-model.ts';
import { takenFor } from '../src/cards/catalogue.ts';
import type { Command, OptionValues, Services } from '../src/commands/command.ts';
import { cardOption, listOf, option, readCard, textOf } from '../src/commands/options.ts';
import { ruled } from '../src/commands/rule-verdict.ts';
import { fail, ok, problemOf, type Result, readEach } from '../src/platform/problem.ts';
import {
  attackAsked,
  type BattlePosition,
  battlePositions,
  battleSituation,
  readBattleModifier,
  valuesOnly,
} from '../src/situations/readers/battle-options.ts';
import { ruleOn } from '../src/situations/rule-on.ts';

export const battle: Command = {
  name: 'battle',
  description: 'A battle: the damage, what is destroyed, and which effects activate when',
  options: [
    cardOption('attacker', 'The attacking monster: a card, or its values (1900/1200)', { required: true }),
    cardOption(
      'defender',
      'The attacked monster: a card, or its values (1900/1200); a direct attack if left out',
    ),
    option('position', 'How the attacked monster lies (Attack Position if left out)', {
      choices: [
        { name: 'Attack Position', value: 'attack' },
        { name: 'face-up Defense Position', value: 'defense' },
        { name: 'face-down', value: 'face-down' },
      ],
    }),
    option(
      'modifiers',
      'What else holds: attacker +500, defender half, attacker piercing, defender indestructible',
      { type: 'list' },
    ),
  ],
  run(values, { ruleset }, services) {
    const attacker = readMonster(values, 'attacker', services);
    if (!attacker.ok) return attacker;
    const defender =
      textOf(values, 'defender') === undefined ? undefined : readMonster(values, 'defender', services);
    if (defender?.ok === false) return defender;
    const position = readPosition(values, defender?.value.model);
    if (!position.ok) return position;
    const modifiers = readEach(listOf(values, 'modifiers'), readBattleModifier);
    if (!modifiers.ok) return modifiers;
    const situation = battleSituation({
      attacker: attacker.value.model,
      ...(defender === undefined ? {} : { defender: defender.value.model }),
      position: position.value,
      modifiers: modifiers.value,
      ruleset,
    });
    const taken = [...attacker.value.taken, ...(defender?.value.taken ?? [])];
    const asked = { ...situation, assumed: [...taken, ...situation.assumed] };
    const attack = ruleOn(attackAsked(asked), services);
    // Without an attack there is no battle.
    const none = !attack.ok || attack.value.answer !== 'yes';
    return ruled(none ? attack : ruleOn(asked, services));
  },
};

interface Monster {
  readonly model: CardModel;
  readonly taken: readonly string[];
}

/** A monster of the battle: a card, or values alone. */
function readMonster(
  values: OptionValues,
  option: 'attacker' | 'defender',
  { catalogue }: Services,
): Result<Monster> {
  const described = valuesOnly(textOf(values, option) ?? '', `the ${option}`);
  if (described !== undefined) return ok({ model: described, taken: [] });
  const picked = readCard(catalogue, { command: 'battle', values, option });
  if (!picked.ok) return picked;
  const { card } = picked.value;
  if (card.facts.cardType !== 'monster') return fail(problemOf('no-monster', card.name));
  return ok({ model: card, taken: takenFor(picked.value) });
}

function readPosition(values: OptionValues, defender: CardModel | undefined): Result<BattlePosition> {
  const position = battlePositions.find((each) => each === values.position) ?? 'attack';
  const link = defender?.facts.cardType === 'monster' && defender.facts.abilities.includes('Link');
  return link && position !== 'attack'
    ? fail({
        code: 'impossible',
        found: `position:${position}`,
        expected: `must be attack, as ${defender.name} is a Link Monster`,
      })
    : ok(position);
}
