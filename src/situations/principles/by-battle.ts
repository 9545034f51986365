import type { Part } from '../../effects/part.ts';
import { printedWords } from '../../effects/printed-words.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { askedDeed } from './reading/asked-deed.ts';
import { agreed } from './reading/asked-effects.ts';
import { isDescribedSo, isOfKind, kindsIn } from './reading/kind-words.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

/** An effect that answers a destruction by battle, and what destroys what. */
interface Watcher {
  readonly card: SketchCard;
  readonly part: Part;
  readonly words: string;
  /** The monster that destroys: the card itself, or one of a kind. */
  readonly by: 'this' | 'kind';
}

const destroysByBattle =
  /\b(this card|your (?:"[^"]+"|[a-z-]+)?[^.,:;]{0,30}? monsters?|an? (?:"[^"]+"|[a-z-]+)[^.,:;]{0,30}? monster you control) destroys? (?:an?|your) (?:opponent's )?(?:[a-z-]+ )?monsters? by battle\b/;

/**
 * Effects for having destroyed a monster by battle (rule damage-step/destroyed-by-battle): they ask that the battle
 * destroyed the monster, and who controlled it; a monster that was destroyed in the same battle did that too, and what
 * was saved by something done instead was not destroyed.
 */
export const destroyedByBattle: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const watchers = watchersAsked(sketch);
  if (watchers.length === 0 || /\bwhen\b|\bwhy\b/.test(question)) return undefined;
  return agreed(
    watchers.map(
      (each) =>
        saved(each, told) ?? traded(each, sketch) ?? controlled(each, sketch) ?? trapMonster(each, sketch),
    ),
  );
};

function watchersAsked({ question, cards }: Sketch): readonly Watcher[] {
  const all = cards.flatMap((card) =>
    card.model.parts.flatMap((part): readonly Watcher[] => {
      const words = printedWords(card.model, part)?.text.toLowerCase();
      const match = words === undefined ? null : destroysByBattle.exec(words);
      if (words === undefined || match === null || part.kind === 'not-an-effect') return [];
      return [{ card, part, words, by: match[1] === 'this card' ? 'this' : 'kind' }];
    }),
  );
  const named = all.filter(({ card }) => question.includes(card.ref));
  const meant = named.length > 0 ? named : all;
  const deed = askedDeed(question);
  return deed?.kind === 'deed' ? meant.filter(({ words }) => deed.fits({ join: 'first', words })) : meant;
}

/** "it was not destroyed", "they detached instead" */
const survives =
  /\b(?:instead of (?:it |him |her )?being destroyed|to save (?:it|himself|itself)|(?:was not|wasn't|is not|isn't) destroyed|survive[sd]?|(?:detached|banished|discarded|sent|destroyed|tributed) [^.;?#]{0,30} instead)\b/;

function saved({ card, part }: Watcher, told: string): Ruled | undefined {
  if (!survives.test(told) || !/\bbattl|\battack|\bfought|\bran\b|\bruns?\b/.test(told)) return undefined;
  if (/\bthen\b|\blater\b|\bafter\b|\bmy [^.,;?]* (?:survive|detach)/.test(told)) return undefined;
  const because = 'the battle did not destroy the monster: something was done instead, or it survived';
  return ruled('no', 'destroy/substitution-battle', because, [{ model: card.model, part }]);
}

const both =
  /\b(?:trade[sd]?|traded off|destroy(?:ed)? each other|both (?:were |are |get |got |monsters (?:were |are )?)?(?:destroyed|die|died)|crash(?:ed|es)? (?:into each other|at equal atk))\b/;

/** Both monsters were destroyed: an effect of another card sees that the one destroyed the other. */
function traded({ card, part, words, by }: Watcher, sketch: Sketch): Ruled | undefined {
  const { told, cards } = sketch;
  if (!both.test(told) || by === 'this' || speaksAgainst(told)) return undefined;
  const mine = cards.find(({ ref }) => new RegExp(`\\bmy ${ref}|^${ref} `).test(told) && ref !== card.ref);
  const kinds = kindsIn(destroysByBattle.exec(words)?.[1] ?? '');
  const described = / my ([a-z -]*?monster)\b/.exec(` ${told}`)?.[1] ?? '';
  const [kind] = kinds;
  if (kind === undefined) return undefined;
  const fits = mine === undefined ? isDescribedSo(described, kind) : isOfKind(mine.model, kind);
  if (fits !== true) return undefined;
  const because = 'it destroyed the monster by battle, although it was destroyed by it too';
  return ruled('yes', 'damage-step/destroyed-by-battle', because, [{ model: card.model, part }]);
}

const wasMine =
  /\b(?:stolen|stole|taken|took|snatched)\b[^.;?]*\b(?:my|one of my)\b|\bmy own\b|\bmy [^.;?]{0,30}(?:they|opponent) (?:had )?(?:stole|took|controls?|controlled)/;

/** An opponent's monster is one that the opponent controls, whoever owns it. */
function controlled({ card, part, words, by }: Watcher, { told }: Sketch): Ruled | undefined {
  if (by !== 'this' || !wasMine.test(told) || speaksAgainst(told, 'stolen')) return undefined;
  const destroys = new RegExp(
    `${card.ref} (?:then )?(?:${written('destroy')}|ran over|runs over|beat|beats)|\\b(?:destroyed|killed) (?:it )?(?:by|in) battle`,
  );
  if (!destroys.test(told) || !/\bopponent's monster\b/.test(words)) return undefined;
  if (/\bopponent's (?:gy|graveyard)\b|\bown(?:er|s|ed)\b/.test(words)) return undefined;
  const because = "an opponent's monster is one that they control, whoever owns it and wherever it goes";
  return ruled('yes', 'control/control-possess-own', because, [{ model: card.model, part }]);
}

/** A Trap that was Special Summoned as a monster is one while it is in a Monster Zone. */
function trapMonster({ card, part, words, by }: Watcher, { told, cards }: Sketch): Ruled | undefined {
  const trap = cards.find(
    ({ model }) =>
      model.facts.cardType === 'trap' &&
      model.parts.some(
        (each) =>
          'does' in each &&
          each.does.some(({ do: verb, what }) => verb === 'special-summon' && what === 'this'),
      ),
  );
  if (trap === undefined || by !== 'this' || speaksAgainst(told)) return undefined;
  const beats = new RegExp(
    `${card.ref}[^.;?#]{0,20} (?:${written('destroy', 'attack')}|ran over|runs? over|beat|beats)[^.;?#]{0,30} ${trap.ref}`,
  );
  if (!beats.test(told) || /\beffect\b|\bsen(?:ds?|t)\b/.test(words.split(':')[0] ?? words)) return undefined;
  if (
    kindsIn(destroysByBattle.exec(words)?.[0] ?? '').some(
      ({ asks, not, open }) => asks.length + not.length > 0 || open,
    )
  )
    return undefined;
  const because = 'a Trap that was Special Summoned as a monster is a monster in the Monster Zone';
  return ruled('yes', 'trap-monster/two-kinds', because, [{ model: card.model, part }]);
}
