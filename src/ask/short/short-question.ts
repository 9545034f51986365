import rows from '../../../data/lexicon/short-questions.json' with { type: 'json' };
import words from '../../../data/lexicon/words.json' with { type: 'json' };
import { activationPlaces, answeredEvents, isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { defined } from '../../platform/defined.ts';
import type { Place } from '../../vocabulary/places.ts';
import { type SummonWay, summonWays } from '../../vocabulary/summons.ts';
import { compile, wordsNeeded } from '../slang/pattern.ts';
import type { Saying } from '../slang/saying.ts';
import { numberWords } from '../text/lexicon.ts';
import { activatedOfKind, cardsOfKind, isDown, isOfActivations, whose } from './cards-of-kind.ts';

/** What may be asked of cards of which only the kind is said: what is done to them is the same for each. */
const ofKinds: ReadonlySet<string> = new Set(
  'destroyed banished returned returned-to-hand returned-to-deck sent-to-gy survives affected unaffected negates chains targeted used-on works hits'.split(
    ' ',
  ),
);
const forms = rows.flatMap(({ says, asks, number }) =>
  [says, ...(ofKinds.has(asks) ? [says.replace(/\bY\b/, 'K')] : [])].map((form) => ({
    form: compile(form, words, true),
    needs: wordsNeeded(form, words),
    asks,
    number,
  })),
);

/** A card of a short question, with whose it is where that was said. */
export interface ShortCard {
  readonly model: CardModel;
  readonly player?: Player;
  /** Is its effect spoken of, not the card? */
  readonly effect?: true;
  readonly faceUp?: boolean;
  readonly place?: Place;
  /** It is such as a kind that was said. */
  readonly described?: true;
  /** Those of its effects alone are meant that are used where it is said to be. */
  readonly inPart?: true;
}

/** A short everyday question: what it asks, of which card, and of which other. */
export interface ShortQuestion {
  readonly asks: string;
  readonly card: ShortCard;
  readonly other?: ShortCard;
  /** What the one would keep from the other. */
  readonly third?: ShortCard;
  readonly number?: number;
  /** How a monster is Summoned; of a Special Summon of which no more is said, either by an effect or not. */
  readonly ways?: readonly SummonWay[];
  /** The pairs that may be meant, where only the kind of the other is said: one answer for all, yes where one of each is. */
  readonly pairs?: readonly (readonly { readonly card: ShortCard; readonly other: ShortCard }[])[];
}

/**
 * The question of a text that is nothing but one short question ("does X destroy Y"), in the forms of
 * data/lexicon/short-questions.json; undefined where it is none, or is read as two that differ.
 */
export function shortQuestionOf({ words: said, cards }: Saying): ShortQuestion | undefined {
  const text = said
    .replace(/^(?:so|and|but|also) /i, '')
    .replace(/[?.! ]+$/, '')
    .replace(/ (?:too|as well|or not|(?:by|with|using) (?:its|his|her)(?: own)? effects?)$/i, '')
    .replace(withUp, ' under $1')
    .replace(
      hadBefore,
      (_, who: string, card: string, asked: string) =>
        `${asked} under ${/^i$/i.test(who) ? 'my' : "my opponent's"} ${card}`,
    );
  const there = new Set(text.toLowerCase().match(/[a-z][a-z'-]*/g));
  const read = forms.flatMap(({ form, needs, asks, number: meant }) => {
    const groups = needs.every((each) => each.some((word) => there.has(word)))
      ? form.exec(text)?.groups
      : undefined;
    if (groups === undefined) return [];
    const card = cardOf(groups['X'], cards, text);
    const other =
      groups['Y'] === undefined ? undefined : cardOf(`${groups['MY'] ?? ''} ${groups['Y']}`, cards, text);
    if (card === undefined || (groups['Y'] !== undefined && other === undefined)) return [];
    const asker = playerOf(groups['WHO']);
    const kept = asks.startsWith('kept');
    // What is kept from being done is done by the asker.
    if (kept && card.player === asker) return [];
    const user = kept && asker !== undefined ? otherPlayer(asker) : asker;
    const by = card.player ?? user ?? (groups['MY'] === undefined ? undefined : 'P0');
    const { K, way, effect } = groups;
    return [
      defined({
        asks,
        card: { ...card, ...defined({ player: by }) },
        other,
        third: cardOf(groups['Z'], cards, text),
        number: meant ?? numberOf(groups['N']),
        ways: way === undefined && !asks.endsWith('-summon') ? undefined : waysOf(way, effect),
        pairs: K === undefined ? undefined : pairsWith(card, K, by, asks),
      }),
    ];
  });
  const [first, ...more] = read;
  return more.every(({ asks }) => asks === first?.asks) ? first : undefined;
}

const up = '(?:face-?up )?(?:on the field|face-?up|up|out|active|in play|on board)';
/** "With X on the field", "while X is on the field": under X. */
const withUp = new RegExp(` (?:with|while|if|when) (#\\d)(?: is)? ${up}$`, 'i');
/** "I control X. Can I ...": under my X. */
const hadBefore = new RegExp(
  `^(i|my opponent|they|he|she) (?:controls?|ha(?:s|ve)) (#\\d)(?: ${up})?[.,] (.+)$`,
  'i',
);
function cardOf(said: string | undefined, cards: readonly CardModel[], text: string): ShortCard | undefined {
  const [, number = ''] = /#(\d)/.exec(said ?? '') ?? [];
  const named = cards[Number(number || Number.NaN)];
  if (said === undefined || named === undefined) return undefined;
  const { groups: { gy: place = /^the (gy|hand) /.exec(said)?.[1] } = {} } =
    new RegExp(
      `#${number}(?:'s?)? (?:(?<gy>gy|hand) eff|(?:${words['whole-effect'].join('|')} )?in (?:the |my |their )?(?<gy>gy|hand)$|(?:in|from) (?:the |my )?(?<gy>gy)(?= during))`,
      'i',
    ).exec(text) ?? {};
  const model = activatedThere(named, place);
  const isEffect =
    /^the (?:gy |hand )?effects? of |'s?$/.test(said) ||
    new RegExp(`${said} (?:${words['whole-effect'].join('|')})\\b`).test(text);
  return defined({
    model,
    player: whose(said),
    effect: isEffect || undefined,
    described: model.ofKind === undefined ? undefined : true,
    inPart: model.parts.length < named.parts.length || undefined,
    faceUp: isDown.test(said) ? false : /\bface-?up\b/i.test(said) || undefined,
  });
}

/** "X's GY effect": the card with those of its effects alone that are activated there. */
function activatedThere(model: CardModel, said: string | undefined): CardModel {
  if (said === undefined) return model;
  const place = said.toLowerCase() === 'hand' ? 'hand' : 'gy';
  const isThere = (part: ActivatedEffect): boolean =>
    activationPlaces(part, model.facts)?.includes(place) ??
    (place === 'gy' && !answeredEvents(part).every(({ event }) => event.endsWith('-summoned')));
  return { ...model, parts: model.parts.filter((part) => !isActivated(part) || isThere(part)) };
}

/** "My monsters" may be hit by what either player uses; of those of nobody, either's are meant. */
function pairsWith(
  card: ShortCard,
  said: string,
  by: Player | undefined,
  asks: string,
): NonNullable<ShortQuestion['pairs']> {
  const owner = whose(said);
  const users: readonly Player[] = by === undefined && owner === 'P0' ? ['P0', 'P1'] : [by ?? 'P0'];
  const sides: readonly Player[] = owner === undefined ? ['P1', 'P0'] : [owner];
  return (isOfActivations(asks, card) ? activatedOfKind(said) : cardsOfKind(said, asks)).flatMap((other) =>
    users.map((player) =>
      sides.map((side) => ({ card: { ...card, player }, other: { ...other, player: side } })),
    ),
  );
}

/** The ways of a Summon that is spoken of; of a Special Summon of which no more is said, either by an effect or not. */
function waysOf(said: string | undefined, byEffect: string | undefined): readonly SummonWay[] {
  if (byEffect !== undefined) return ['special-summoned'];
  const way = said?.toLowerCase();
  if (way?.startsWith('inherent')) return ['summoned-by-own-procedure'];
  if (way === 'special') return ['special-summoned', 'summoned-by-own-procedure'];
  return summonWays.ids.filter((each) => each === `${way}-summoned`);
}

function numberOf(said: string | undefined): number | undefined {
  if (said === undefined) return undefined;
  const word = numberWords.indexOf(said.toLowerCase());
  return word === -1 ? Number(said.replaceAll(',', '')) : word;
}

const playerOf = (who: string | undefined): Player | undefined =>
  who === undefined ? undefined : /^(?:i|we|you|p0)$/i.test(who) ? 'P0' : 'P1';
