import { takenFor } from '../src/cards/catalogue.ts';
import type { Command, OptionValues, Services } from '../src/commands/command.ts';
import { printLine } from '../src/commands/line/print-line.ts';
import { cardOption, listOf, option, readCard, textOf } from '../src/commands/options.ts';
import { pictureChoice, pictureOption } from '../src/commands/pictures.ts';
import { pictureKinds } from '../src/pictures/pictures-of.ts';
import type { LadderView } from '../src/pictures/view.ts';
import { fail, ok, problemOf, type Result, readEach } from '../src/platform/problem.ts';
import { verdictReply } from '../src/replies/verdict-reply.ts';
import { readModifier } from '../src/situations/readers/modifiers.ts';
import { ruleOnStats, type StatsQuestion, type StatsRuling } from '../src/situations/stats-verdict.ts';

export const stats: Command = {
  name: 'stats',
  description:
    'ATK or DEF step by step: what modifiers do to it and to each other, and what is left when they end',
  options: [
    option(
      'modifiers',
      'In order: +700 activated, =100 continuous, half, double, original =1900, end 1 ...',
      { type: 'list', required: true },
    ),
    cardOption('card', 'The monster whose ATK it is; or give atk or def'),
    option('atk', 'The printed ATK', { type: 'integer', min: 0, max: 99999 }),
    option('def', 'The printed DEF', { type: 'integer', min: 0, max: 99999 }),
    { ...pictureOption, choices: [{ name: pictureKinds.ladder, value: 'ladder' }] },
  ],
  run(values, { ruleset }, services) {
    const base = readBase(values, services);
    if (!base.ok) return base;
    const steps = readEach(listOf(values, 'modifiers'), readModifier);
    if (!steps.ok) return steps;
    const ruled = ruleOnStats({ ...base.value, steps: steps.value, ruleset }, services);
    if (!ruled.ok) return ruled;
    const { verdict } = ruled.value;
    const picture =
      textOf(values, 'picture') === undefined ? {} : { picture: ladderOf(base.value, ruled.value) };
    const choices = pictureChoice(printLine('stats', { ...values, picture: 'ladder' }), 'ladder');
    return { ok: true, reply: { ...verdictReply(verdict, choices), ...picture }, verdict };
  },
};

/** The steps as bars, as the picture of a played situation has them. */
const ladderOf = ({ name, stat }: Base, { steps }: StatsRuling): LadderView => ({
  kind: 'ladder',
  ladders: [{ heading: name === undefined ? stat : `${stat} of ${name}`, steps }],
});

type Base = Pick<StatsQuestion, 'name' | 'stat' | 'printed' | 'assumed'>;

/** The value to begin with: one of the three options. */
function readBase(values: OptionValues, { catalogue }: Services): Result<Base> {
  const given = (['card', 'atk', 'def'] as const).filter((option) => textOf(values, option) !== undefined);
  const [only, ...others] = given;
  if (only === undefined || others.length > 0) {
    const line = '/stats atk:2300 modifiers:"double continuous, =100 continuous, end 2"';
    return fail(
      problemOf('no-value', given.length === 0 ? '/stats' : given.join(' and '), {
        choices: [{ label: 'An example', line }],
      }),
    );
  }
  if (only !== 'card') {
    const stat = only === 'atk' ? 'ATK' : 'DEF';
    return ok({ name: undefined, stat, printed: Number(values[only]), assumed: [] });
  }
  const picked = readCard(catalogue, { command: 'stats', values, option: 'card' });
  if (!picked.ok) return picked;
  const { name, facts } = picked.value.card;
  if (facts.cardType !== 'monster' || facts.atk === undefined)
    return fail({ code: 'no-atk', found: name, expected: 'must be a monster, as only monsters have ATK' });
  const unknown = facts.atk === '?' ? [`the printed "?" of ${name} counts as 0`] : [];
  const assumed = [...takenFor(picked.value), ...unknown];
  return ok({ name, stat: 'ATK', printed: facts.atk === '?' ? 0 : facts.atk, assumed });
}
