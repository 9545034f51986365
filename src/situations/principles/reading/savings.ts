import type { CardModel } from '../../../effects/card-model.ts';
import { textOf } from '../../propositions/card-topics.ts';
import { type KindOfMonster, kindsIn } from './kind-words.ts';

/** What is done instead of a destruction, as a card's text says it. */
export interface Price {
  /** The verb as printed: "banish", "destroy", "send", "detach" ... */
  readonly verb: string;
  /** The card whose text it is pays with itself. */
  readonly self: boolean;
  /** From where, where the text says so. */
  readonly from: readonly ('gy' | 'hand' | 'deck' | 'field' | 'extra-deck')[];
  readonly kinds: readonly KindOfMonster[];
  readonly words: string;
}

/** A sentence by which something else is done instead of a destruction (rule destroy/substitution). */
export interface Saving {
  /** It saves its own card, the monster that its card is equipped to, or others. */
  readonly saves: 'itself' | 'equipped' | 'others';
  /** The cards that it saves, in the words of the text. */
  readonly who: string;
  readonly kinds: readonly KindOfMonster[];
  /** It saves any card that its player controls. */
  readonly anyCard: boolean;
  /** It leaves its own card out: "another", "other", "except". */
  readonly leavesItselfOut: boolean;
  /** However many would be destroyed at once, once is enough; undefined where the text leaves it open. */
  readonly many: boolean | undefined;
  readonly by: { readonly battle: boolean; readonly effect: boolean; readonly ofOpponentOnly: boolean };
  readonly optional: boolean;
  readonly price: Price;
  /** It asks for more than the destruction: "while you have no cards in your hand". */
  readonly conditional: boolean;
}

const form =
  /^(?<before>.*?)\b(?:if|when|each time) (?<who>[^.;]*?) would be destroyed(?<how>[^,.;]*)(?<more>[^.;]*?)[,:] (?<may>you can )?(?<price>(?:also )?(?:destroy|banish|send|detach|discard|tribute|return|remove|shuffle|pay|reveal|equip|reduce|unequip)\b[^.;]*?|this card is (?:destroyed|banished|sent)[^.;]*?),?(?: instead\b(?<behind>[^.;]*))/i;

/** The sentences of a card's text by which something is done instead of a destruction. */
export function savingsOf(model: CardModel): readonly Saving[] {
  return textOf(model)
    .toLowerCase()
    .split(/(?<=\.)\s+|\n+|[●]|\((?=if |when )/)
    .flatMap((sentence) => savingIn(sentence) ?? []);
}

function savingIn(sentence: string): Saving | undefined {
  const groups = form.exec(sentence.trim())?.groups;
  if (groups === undefined) return undefined;
  const { before = '', who = '', how = '', more = '', may, price = '', behind = '' } = groups;
  const saves =
    /\bthis (?:[a-z-]+ ){0,4}card\b/.test(who) && !/\bequipped\b|\bpoints to\b|\blinked\b/.test(who)
      ? 'itself'
      : /\bequipped\b/.test(who)
        ? 'equipped'
        : 'others';
  // "a monster(s) this card points to": what it points to is not told.
  const open = /\bpoints to\b|\bwith a\b|\bwith an\b|\bmention/.test(who);
  const any = !/\b(?:battle|effects?)\b/.test(how);
  const one =
    /\bexactly 1\b|\bno other\b/.test(who) || /\bdestroying 1\b|\b1 of (?:those|them)\b/.test(behind);
  return {
    saves,
    who,
    kinds: kindsIn(who).filter(({ asks, not }) => asks.length + not.length > 0),
    anyCard:
      !open &&
      /^(?:an? )?(?:face-up )?(?:cards?(?:\(s\))?|monsters?(?:\(s\))?) you control$/.test(who.trim()),
    leavesItselfOut: /\banother\b|\bother\b/.test(who) || /\bexcept\b/.test(who + how + more),
    many: one
      ? false
      : /\(s\)|\bcards\b|\bmonsters\b/.test(who) && !/\bfor each\b|\beach of\b/.test(price + behind)
        ? true
        : undefined,
    by: {
      battle: any || /\bbattle\b/.test(how),
      effect: any || /\beffects?\b/.test(how),
      ofOpponentOnly: /\bopponent's\b/.test(how),
    },
    optional: may !== undefined,
    price: priceOf(price),
    conditional:
      open ||
      /\bwhile\b|\bduring\b|\bif\b/.test(before + more) ||
      more.trim() !== '' ||
      /\bduring\b/.test(how),
  };
}

function priceOf(price: string): Price {
  const words = price.trim();
  const verb =
    /^this card is (\w+)/
      .exec(words)?.[1]
      ?.replace(/ed$/, '')
      .replace(/^sent$/, 'send') ??
    words.split(' ')[0] ??
    '';
  const places = (['gy', 'hand', 'deck', 'field', 'extra-deck'] as const).filter((place) =>
    new RegExp(
      `\\b(?:from|in) (?:your |either |the )?(?:[a-z-]+(?: or|,| and/or) (?:your )?)*${placeWords[place]}`,
    ).test(words),
  );
  return {
    verb,
    self:
      /\bthis (?:[a-z-]+ ){0,3}card\b/.test(words) &&
      !/\b(?:equipped to|attached to|from|on) this card\b/.test(words),
    from: /\byou control\b/.test(words) ? [...places, 'field'] : places,
    kinds: kindsIn(words).filter(({ asks, not }) => asks.length + not.length > 0),
    words,
  };
}

const placeWords = {
  gy: '(?:gy|graveyard)',
  hand: 'hand',
  deck: '(?:main )?deck',
  field: '(?:face-up )?(?:field|side)',
  'extra-deck': 'extra deck',
} as const;
