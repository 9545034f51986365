import type { Filter } from '../../effects/filter.ts';
import type { TriggerEvent } from '../../effects/part.ts';
import { activation as activationPiece } from './subjects.ts';
import type { Activation } from './syntax.ts';
import { byWhom, type Events, each, type ToldOf, tailWords } from './told-common.ts';
import { withDetail } from './told-events.ts';

/** Which cards an activation is of, and what is said of it besides; null: no field or words can say it. */
function activationOf(activation: Activation): { readonly of: Filter; readonly reads?: string } | null {
  const { whose, name, words, what } = activation;
  if (whose === 'the') return null;
  const kind = (what ?? 'card').replace(/ or effect$| effect$|'s effect$/, '').replace(/ Card$/, '');
  const of = activationFilters[kind];
  if (of === undefined) return null;
  const called: Filter =
    name === undefined ? {} : what === undefined ? { names: [name] } : { archetype: name };
  const alone = what === undefined || /^(?:card|Spell\/Trap|Spell|Trap|Spell or Trap)(?: Card)?$/.test(what);
  const said = [
    words === undefined && whose !== 'another' && whose !== 'your other'
      ? undefined
      : (activationPiece.print(activation) ?? undefined),
    alone ? 'as the activation of the card itself' : undefined,
  ].filter((part) => part !== undefined);
  return { of: { ...of, ...called }, ...(said.length === 0 ? {} : { reads: said.join(', ') }) };
}

const activationFilters: Readonly<Record<string, Filter>> = {
  card: {},
  effect: {},
  Quick: {},
  monster: { cardType: 'monster' },
  'Effect Monster': { cardType: 'monster' },
  'Spell/Trap': { cardType: 'spell-trap' },
  'Spell or Trap': { cardType: 'spell-trap' },
  Spell: { cardType: 'spell' },
  Trap: { cardType: 'trap' },
  'Spell Card or monster': { anyOf: [{ cardType: 'spell' }, { cardType: 'monster' }] },
  'Trap Card or monster': { anyOf: [{ cardType: 'trap' }, { cardType: 'monster' }] },
  'Spell/Trap Card or monster': {},
};

function activationEvent(
  activation: Activation,
  whom: Pick<TriggerEvent, 'byWhom'>,
  tails: ToldOf<'activates'>['tails'],
): Events {
  const made = activationOf(activation);
  if (made === null) return null;
  const { whose = '' } = activation;
  const side =
    whose === "your opponent's"
      ? { byWhom: 'opponent' as const }
      : whose.startsWith('your')
        ? { byWhom: 'you' as const }
        : whom;
  const said = tailWords(tails).replace(/^,? /, '');
  const detail = said === '' ? {} : { reads: said };
  return [withDetail({ event: 'effect-activated', ...made, ...side }, { of: made.of }, detail)];
}

/** What a player activates. */
export function activates({ who, activations, tails }: ToldOf<'activates'>): Events {
  const whom = byWhom(who);
  return whom === null ? null : each(activations.items, (one) => activationEvent(one, whom, tails));
}

/** What was activated, by whomever. */
export const activated = ({ activations, tails }: ToldOf<'activated'>): Events =>
  each(activations.items, (one) => activationEvent(one, {}, tails));
