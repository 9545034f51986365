import { askedCard, type Changes, changed, nameOf, withCard } from './change.ts';

/** By the other game's rules. */
export const rulesetChanges: Changes = (situation) => {
  const ruleset = situation.ruleset === 'tcg' ? 'ocg' : 'tcg';
  const game = ruleset.toUpperCase();
  return [changed(`it were played by the rules of the ${game}`, `${game} rules`, { ...situation, ruleset })];
};

/** In the other player's turn. */
export const turnChanges: Changes = (situation) => {
  const turnPlayer = situation.turnPlayer === 'P0' ? 'P1' : 'P0';
  return [changed(`it were the turn of ${turnPlayer}`, `${turnPlayer}'s turn`, { ...situation, turnPlayer })];
};

/** The card that is asked about could lie the other way up. */
export const sideChanges: Changes = (situation) => {
  const id = askedCard(situation);
  const setup = situation.cards.find((each) => each.id === id);
  const turnable = ['monster-zone', 'banished', 'extra-deck', 'spell-trap-zone'];
  if (setup === undefined || !turnable.includes(setup.place)) return [];
  const faceUp = !(setup.faceUp ?? true);
  const way = faceUp ? 'face-up' : 'face-down';
  const words = `${nameOf(situation, id)} had been ${way} at first`;
  return [changed(words, `${way} at first`, withCard(situation, id, { faceUp }))];
};

/** The player could have a Normal Summon left, or none. */
export const normalSummonChanges: Changes = (situation) => {
  const { question, normalSummonsUsed: used, normalSummonsAllowed: allowed } = situation;
  if (question.ask !== 'normal-summon') return [];
  const setup = situation.cards.find(({ id }) => id === question.card);
  const player = question.player ?? setup?.controller ?? 'P0';
  const left = allowed[player] > used[player];
  const count = left ? allowed[player] : 0;
  const words = left ? 'had used the Normal Summon of the turn' : 'had not used a Normal Summon this turn';
  const label = left ? 'no Normal Summon left' : 'a Normal Summon left';
  const normalSummonsUsed = { ...used, [player]: count };
  return [changed(`${player} ${words}`, label, { ...situation, normalSummonsUsed })];
};
