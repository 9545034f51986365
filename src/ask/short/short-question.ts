import rows from '../../../data/lexicon/short-questions.json' with { type: 'json' };
import words from '../../../data/lexicon/words.json' with { type: 'json' };
import type { CardModel } from '../../card-model/card-model.ts';
import type { Player } from '../../engine/state/duel.ts';
import { compile } from '../slang/pattern.ts';
import type { Saying } from '../slang/saying.ts';

const forms = rows.map(({ says, asks }) => ({ form: compile(says, words, true), asks }));

/** A card of a short question, with whose it is where that was said. */
export interface ShortCard {
  readonly model: CardModel;
  readonly player?: Player;
  /** Is its effect spoken of, not the card? */
  readonly effect?: true;
}

/** A short everyday question: what it asks, of which card, and of which other. */
export interface ShortQuestion {
  readonly asks: string;
  readonly card: ShortCard;
  readonly other?: ShortCard;
}

/**
 * The question of a text that is nothing but one short question ("does X destroy Y"), in the forms of
 * data/lexicon/short-questions.json; undefined where it is none, or is read as two that differ.
 */
export function shortQuestionOf({ words: said, cards }: Saying): ShortQuestion | undefined {
  const text = said.replace(/^(?:so|and|but|also) /i, '').replace(/[?.! ]+$/, '');
  const read = forms.flatMap(({ form, asks }) => {
    const groups = form.exec(text)?.groups;
    if (groups === undefined) return [];
    const card = cardOf(groups['X'], cards, text);
    const other = groups['Y'] === undefined ? undefined : cardOf(groups['Y'], cards, text);
    if (card === undefined || (groups['Y'] !== undefined && other === undefined)) return [];
    const asker = playerOf(groups['WHO']);
    const by = card.player ?? asker;
    return [
      {
        asks,
        card: { ...card, ...(by === undefined ? {} : { player: by }) },
        ...(other === undefined ? {} : { other }),
      },
    ];
  });
  const [first, ...more] = read;
  return more.every(({ asks }) => asks === first?.asks) ? first : undefined;
}

function cardOf(said: string | undefined, cards: readonly CardModel[], text: string): ShortCard | undefined {
  const model = cards[Number(/#(\d)/.exec(said ?? '')?.[1] ?? Number.NaN)];
  if (said === undefined || model === undefined) return undefined;
  const player = /\b(?:my opponent's|their|his|her)\b/i.test(said)
    ? 'P1'
    : /\bmy\b/i.test(said)
      ? 'P0'
      : undefined;
  const isEffect = /'s?$/.test(said) || new RegExp(`${said} (?:${words.effect.join('|')})\\b`).test(text);
  return { model, ...(player === undefined ? {} : { player }), ...(isEffect ? { effect: true } : {}) };
}

const playerOf = (who: string | undefined): Player | undefined =>
  who === undefined ? undefined : /^(?:i|we|you|p0)$/i.test(who) ? 'P0' : 'P1';
