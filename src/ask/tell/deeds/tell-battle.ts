import type { Frame, Phrase } from '../../grammar/frame.ts';
import type { AboutBattle } from '../../grammar/frame-state.ts';
import { anyMonster } from '../../names/kind-of-monster.ts';
import type { Response } from '../../text/described-response.ts';
import type { ToldCard } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';
import { tellLp } from '../told-values.ts';
import { tellChanges } from './tell-changes.ts';

/** "X attacks Y", "P0 attacks Y with X", "X declares an attack on Y", "X attacks directly": the attack is declared. */
export function tellAttack(frame: Frame, teller: Teller): void {
  const said = readAttack(frame, teller);
  if (said === undefined) {
    teller.lost(frame, 'which monster attacks');
    return;
  }
  const { attacker, target } = said;
  const player = teller.actor(frame);
  if (attacker.setup.controller === undefined && player !== undefined) attacker.setup.controller = player;
  for (const card of [attacker, target]) if (card !== undefined) teller.place(card, 'monster-zone', frame);
  // "attacks Y in Defense Position", "attacks Y face-down": how the monster that is attacked lies.
  if (target !== undefined) teller.qualify(target, frame.qualities, frame);
  const other = target?.setup.controller;
  const nobodys = attacker.setup.controller === undefined && player === undefined && other === undefined;
  const whose =
    attacker.setup.controller ?? player ?? (other === undefined ? 'P0' : teller.opponentOf(other));
  if (attacker.setup.controller === undefined) attacker.setup.controller = whose;
  if (target !== undefined && target.setup.controller === undefined)
    target.setup.controller = teller.opponentOf(whose);
  if (teller.turnPlayer === undefined) teller.turnPlayer = whose;
  teller.phase = 'battle';
  if (!teller.chain.started) teller.firstPhase = 'battle';
  teller.battle = {
    attacker,
    ...(target === undefined ? {} : { target }),
    from: frame.from,
    ...(nobodys ? ({ nobodys: true } as const) : {}),
  };
  if (said.unsaid) teller.unsaidTargetOf = attacker;
  teller.outside({
    do: 'attack',
    card: attacker.id,
    ...(target === undefined ? {} : { target: target.id }),
  });
  teller.cards.look(attacker);
  if (target !== undefined) teller.cards.look(target);
}

/** Who attacks what; undefined where the words do not say it, or say more than one of them. */
function readAttack(
  frame: Frame,
  teller: Teller,
): { readonly attacker: ToldCard; readonly target?: ToldCard; readonly unsaid: boolean } | undefined {
  const { passive, verb, complements, objects, subject } = frame;
  const by = passive ? 'by' : 'with';
  const on = verb === 'declare' ? ['on', 'against'] : ['to'];
  const cards = (phrases: readonly Phrase[]) => phrases.flatMap((each) => teller.cardsOf(each, frame));
  const told = cards(complements.flatMap(({ prep, value }) => (prep === by ? [value] : [])));
  // "When he attacks" of no monster that was spoken of is no attack of a Trap.
  const subjects = subject
    .filter(({ kind }) => kind !== 'player')
    .flatMap((each) => teller.cardsOf(each, frame, each.kind === 'pronoun' ? battles : undefined));
  const [first, more] = passive ? told : [...subjects, ...told];
  const attacker = first ?? someAttacker(frame, teller);
  // "P0 attacks with X P1's X": the second one is another copy.
  const actor = teller.actor(frame);
  if (attacker !== undefined && !passive && actor !== undefined) attacker.setup.controller ??= actor;
  const aimed = cards(complements.flatMap(({ prep, value }) => (on.includes(prep) ? [value] : [])));
  const named = passive ? subjects : [...cards(objects), ...aimed];
  const [target, others] = named.length > 0 ? named : someTarget(frame, teller);
  const known = complements.every(
    ({ prep, value }) => prep === by || on.includes(prep) || prep === 'after' || isDuring(prep, value),
  );
  if (attacker === undefined || more !== undefined || others !== undefined || !known) return undefined;
  const direct =
    verb === 'attack-directly' || objects.some((each) => each.kind === 'player' || isDirect(each));
  if (direct && target !== undefined) return undefined;
  // "P0 attacks with X": what it attacks is left out, where nothing of it was said in words that were not taken.
  const unsaid = !direct && target === undefined;
  if (unsaid && (passive || objects.length > 0)) return undefined;
  return { attacker, ...(target === undefined ? {} : { target }), unsaid };
}

const battles = ({ model, place }: ToldCard): boolean =>
  model.facts.cardType === 'monster' || place === 'monster-zone';

/** "My opponent attacks": with a monster that nobody named. */
function someAttacker({ passive, subject }: Frame, teller: Teller): ToldCard | undefined {
  const [who, more] = subject;
  const player = who?.kind === 'player' ? teller.player(who.who) : undefined;
  if (passive || player === undefined || more !== undefined) return undefined;
  const card = teller.cards.described(anyMonster('the attacking monster'), 'monster-zone', player);
  card.setup.position = 'attack';
  return card;
}

/** "attacks my monster": one that nobody named, of a player who has no other. */
function someTarget({ passive, objects }: Frame, teller: Teller): readonly ToldCard[] {
  const [what, more] = objects;
  if (passive || more !== undefined || what?.kind !== 'thing' || what.noun !== 'monster') return [];
  const player =
    what.owner === undefined || what.owner === 'its' || what.owner === 'own'
      ? undefined
      : teller.player(what.owner);
  if (player === undefined || (what.count ?? 1) !== 1 || what.qualities.length > 0) return [];
  return [teller.cards.described(anyMonster('the attacked monster'), 'monster-zone', player)];
}

const isDirect = (phrase: Phrase): boolean => phrase.kind === 'thing' && phrase.noun === 'direct-attack';

const isDuring = (prep: string, value: Phrase): boolean =>
  (prep === 'in' || prep === 'during') && value.kind === 'thing' && value.noun === 'turn';

/** "The attack is declared": says no more than the attack itself. "Declares an attack" of a player alone says too little. */
export function tellDeclaration(frame: Frame, teller: Teller): void {
  const about = frame.passive ? frame.subject : frame.objects;
  const attack = about.some((each) => each.kind === 'thing' && (each.noun === 'attack' || isDirect(each)));
  if (!attack) {
    teller.lost(frame, 'what is declared');
    return;
  }
  if (frame.passive && teller.battle !== undefined) return;
  tellAttack(frame, teller);
}

/** "My opponent is at 800 LP": how many a player has, when it is said. */
export const tellLps = (lps: AboutBattle['lp'], teller: Teller): void => {
  for (const said of lps) for (const player of teller.players(said.who)) tellLp(player, said.lp, teller);
};

/** What was said of the battle beside deeds: LP, empty hands, effects that are used, what changed who can battle. */
export function tellAboutBattle(
  { lp, remarks, changes }: AboutBattle,
  teller: Teller,
  response?: Response,
): void {
  tellLps(lp, teller);
  if (remarks.includes('lp-equal')) teller.toldValues.push('equal-lp');
  if (remarks.includes('hands-empty'))
    for (const player of ['P0', 'P1'] as const) teller.countsOf(player).cards.hand = 0;
  if (remarks.includes('effects-used')) teller.allEffects = true;
  tellChanges(changes, remarks, teller, response);
}
