import { spellTrapProperties } from '../../card-model/facts.ts';
import { type Filter, filterSchema } from '../../card-model/filter.ts';
import type { LinkCondition } from '../../card-model/link-condition.ts';
import type { TriggerEvent } from '../../card-model/part.ts';
import { meaningsOf } from '../forms.ts';
import type { OneNoun } from '../phrases/syntax.ts';
import { linkWords } from './link-words.ts';
import type { Activation } from './syntax.ts';
import { activation as activationPiece } from './told.ts';
import { byWhom, type Events, each, type ToldOf, tailWords } from './told-common.ts';
import { withDetail } from './told-events.ts';
import { aboutOf } from './told-tails.ts';

/** Which cards an activation is of, and what is asked of its Chain Link; null: no field or words can say it. */
function activationOf(
  activation: Activation,
): { readonly of: Filter; readonly link?: LinkCondition; readonly reads?: string } | null {
  const { noun, whose, name, words, what } = activation;
  if (noun !== undefined) return effectOf(noun);
  if (whose === 'the') return null;
  const kind = (what ?? 'card').replace(/ or effect$| effect$|'s effect$/, '').replace(/ Card$/, '');
  const of = activationFilters[kind];
  if (of === undefined) return null;
  const called: Filter =
    name === undefined ? {} : what === undefined ? { names: [name] } : { archetype: name };
  const alone = what === undefined || /^(?:card|Spell\/Trap|Spell|Trap|Spell or Trap)(?: Card)?$/.test(what);
  const property = spellTrapProperties.find((each) => each === words);
  const unsaid = words !== undefined && words !== "opponent's" && property === undefined;
  const said =
    unsaid || whose === 'another' || whose === 'your other' ? activationPiece.print(activation) : null;
  return {
    of: { ...of, ...called, ...(property === undefined ? {} : { property }) },
    ...(alone ? { link: { activatesCard: true } } : {}),
    ...(said === null ? {} : { reads: said }),
  };
}

/** "a WATER monster's effect": of which cards it is; "an opponent's" says by whom it is activated, not where its card is. */
function effectOf(noun: OneNoun): ReturnType<typeof activationOf> {
  const about = aboutOf({ is: 'cards', noun: { items: [noun] } });
  if (about === null || about.of === 'this') return null;
  const { from } = about;
  return { of: { ...about.of, ...(from === undefined ? {} : { in: [...from] }) } };
}

const activationFilters = meaningsOf('activated-kinds', filterSchema);

function activationEvent(
  activation: Activation,
  whom: Pick<TriggerEvent, 'byWhom'>,
  tails: ToldOf<'activates'>['tails'],
): Events {
  const made = activationOf(activation);
  if (made === null) return null;
  const { whose = '', words } = activation;
  const side =
    whose === "your opponent's" || words === "opponent's"
      ? { byWhom: 'opponent' as const }
      : whose.startsWith('your')
        ? { byWhom: 'you' as const }
        : whom;
  const said = tailWords(tails).replace(/^,? /, '');
  const more = linkWords(said);
  const of = { ...made.of, ...more?.of };
  const link = { ...made.link, ...more?.link };
  const detail = said === '' || more !== undefined ? {} : { reads: said };
  const asked = Object.keys(link).length === 0 ? {} : { link };
  const { reads } = made;
  const event = { event: 'effect-activated' as const, of, ...asked, ...side };
  return [withDetail({ ...event, ...(reads === undefined ? {} : { reads }) }, { of }, detail)];
}

/** What a player activates. */
export function activates({ who, activations, tails }: ToldOf<'activates'>): Events {
  const whom = byWhom(who);
  return whom === null ? null : each(activations.items, (one) => activationEvent(one, whom, tails));
}

/** What was activated, by whomever. */
export const activated = ({ activations, tails }: ToldOf<'activated'>): Events =>
  each(activations.items, (one) => activationEvent(one, {}, tails));
