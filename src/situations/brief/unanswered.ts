import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { ActivatedEffect, TriggerEvent } from '../../effects/part.ts';
import type { Brief } from './brief.ts';
import { fitted, type Groups } from './fitting.ts';
import { cardAt, form } from './forms.ts';
import { type Judged, ruled } from './judged.ts';
import { effectsMeant } from './meant.ts';

/** Something that is told: what it is called in texts, and what it happened to. */
interface Deed {
  readonly forms: readonly RegExp[];
  readonly events: readonly TriggerEvent['event'][];
  /** It happened to no monster, or to a Token, which never comes to the GY. */
  readonly to?: 'no-monster' | 'token';
  readonly words: string;
}

const isWas = '(?:is|was|gets|got)';
const up = '(?: with {asked} (?:up|out|face-up|on field|active))?';

const deeds: readonly Deed[] = [
  {
    forms: [form(`i tribute(?:d|s)? {}(?: (?:for|to tribute summon|to summon) {})?${up}`)],
    events: [
      'tributed',
      'sent-to-gy',
      'left-the-field',
      'normal-summoned',
      'tribute-summoned',
      'special-summoned',
    ],
    words: 'it was Tributed',
  },
  {
    forms: [form('(?:i|opp) (?:normal )?set {}(?: face-down)?')],
    events: [],
    words: 'it was Set',
  },
  {
    forms: [form('(?:i|{}) placed? (?:{}|it) in (?:my |their )?pendulum-zone(?: next to {asked})?')],
    events: [],
    words: 'it was placed there, which is no activation',
  },
  {
    forms: [form('{} destroy(?:s|ed) (?:[a-z]+ )?token (?:by battle|in battle)')],
    events: ['destroyed', 'left-the-field'],
    to: 'token',
    words: 'a Token that is destroyed is not sent to the GY',
  },
  {
    forms: [
      form(
        `(?:pendulum )?(?:card|monster|{}) in (?:my |their )?pendulum-zone ${isWas} destroyed(?: by (?:card effect|effect|{}))?`,
      ),
    ],
    events: ['destroyed', 'left-the-field', 'sent-to-gy', 'placed-in-extra-deck-face-up'],
    to: 'no-monster',
    words: 'a card in a Pendulum Zone is a Spell, and no monster',
  },
  {
    forms: [
      form(`(?:my |their )?{} ${isWas} (?:returned to (?:my |their )?hand|bounced)(?: (?:by|with) {})?`),
    ],
    events: ['returned-to-hand', 'left-the-field'],
    words: 'it was returned to the hand',
  },
  {
    forms: [form(`(?:my |their )?{} ${isWas} banished(?: (?:by|with) {})?`)],
    events: ['banished', 'banished-face-down', 'left-the-field'],
    words: 'it was banished',
  },
];

const besides = [
  form('{asked} (?:is|are) (?:up|out|face-up|active|on field|in (?:my |their )?(?:gy|hand))'),
  form('i (?:have|control) {asked}(?: (?:up|out|face-up|on field|in (?:my )?(?:gy|hand)))?'),
  form('{} destroyed (?:my |their )?{}'),
];
const triggers =
  '(?:trigger|triggers|activate|activates|go off|draw(?: me card)?|search|burn|jump in from (?:my )?hand|respond|get counter|work)';
const asks = [
  form(`(?:can|does|do|will) {asked}(?: 's(?<label>(?: [a-z]+){0,4}?)(?: effect)?)? ${triggers}`),
  form(
    `(?:does|will) (?:that|this|it) (?:trigger|set off|let|count for|activate) {asked}(?: 's(?<label>(?: [a-z]+){0,4}?)(?: effect)?)?(?: ${triggers})?`,
  ),
  form('(?:do i )?draw (?:off|from|with|by|for) {asked}'),
  form(
    'can i (?:still )?(?:use|activate|trigger|chain) {asked}(?: since it is monster card)?(?: in response)?',
  ),
];

/** What was told is not what the effect answers (trigger/condition-met): another event, or one of another kind of card. */
export function notAnswered({ cards, told, asked }: Brief): Judged | undefined {
  for (const { forms, events, to, words } of deeds) {
    const says: Groups | undefined = fitted(told, asked, { needs: [forms], may: besides, asks });
    const model = cardAt(cards, says?.['asked']);
    if (says === undefined || model === undefined) continue;
    const meant = answering(model, says['label'], /\bcan i\b/.test(asked));
    const fits = ({ event, to: where, of, byCard }: TriggerEvent): boolean =>
      (event === 'sent-to-gy' || events.includes(event)) &&
      events.includes(event) &&
      !(to === 'token' && where?.every((place) => place === 'gy') === true) &&
      !(to === 'no-monster' && typeof of === 'object' && of.cardType === 'monster') &&
      byCard === undefined;
    if (meant.length === 0 || meant.some(({ on }) => on.some(fits))) return undefined;
    const [part] = meant;
    return ruled('no', 'trigger/condition-met', `${words}, and that is not what ${model.name} answers`, {
      read: part === undefined ? [] : [{ model, part: part.part }],
    });
  }
  return undefined;
}

interface Answering {
  readonly part: ActivatedEffect;
  readonly on: readonly TriggerEvent[];
}

/** The effects that are asked about, with what each answers; none where one answers nothing, or its words were not read. */
function answering(model: CardModel, label: string | undefined, any: boolean): readonly Answering[] {
  const meant = (effectsMeant(model, label) ?? []).filter(isActivated);
  const asked = any ? meant : meant.filter(({ kind }) => kind === 'trigger' || kind === 'quick');
  const all = asked.map((part) => ({ part, on: 'on' in part ? part.on : [] }));
  return all.every(({ part, on }) => on.length > 0 && part.unreadTiming === undefined) ? all : [];
}
