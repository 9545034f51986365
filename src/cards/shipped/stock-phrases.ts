import { createHash } from 'node:crypto';
import { lazily } from '../../platform/lazy.ts';

/**
 * Phrases of the game that stand on many cards word for word, each as fields: which one it is, and what differs. In a
 * form `<a|b>` is one of these, `#` a number, `N` one name or several between quotation marks, and `T` a term such as
 * Fusion or DARK Dragon. What is no such phrase is not shipped.
 */
const forms: Readonly<Record<string, string>> = {
  'not-destroyed':
    "<This card |It |Neither can |they |>cannot be destroyed by <battle or |battle or by |battle, or by |battle and |><your opponent's |an opponent's |opponent's |other |><card|Spell|Trap|Spell/Trap|monster> effects<.|>",
  'not-destroyed-battle': "cannot be destroyed by <battle|card effects> or <your opponent's |>card effects",
  'not-targeted-by':
    "cannot be <targeted|destroyed|targeted or destroyed> by <your opponent's|an opponent's|either player's> <card|Spell|Trap|Spell/Trap|monster> effects",
  'opponent-cannot-target':
    '<your opponent|neither player|you> <cannot|can> target <this card|it|them|that target|that monster|this face-up card|this card in the Monster Zone|Spells/Traps you control|monsters you control|other monsters you control|cards you control> with <card|Spell|Trap|Spell/Trap|monster> effects',
  'opponent-cannot-target-some':
    '<your opponent|neither player|you> <cannot|can> target <other |face-up |><N|T> <monsters|cards|Spells/Traps> <you control |on the field |you control, except this card, |>with <card|Spell|Trap|Spell/Trap|monster> effects',
  'second-attack':
    'can <make a second attack|make up to # attacks|make up to # attacks on monsters|attack twice|make a second attack on a monster> <during each Battle Phase|during this Battle Phase|during your Battle Phase|in a row>< this turn|, this turn|>',
  'attacks-all':
    'can attack all monsters your opponent controls<, once each|, once each,| once each>< this turn|>',
  'attacks-defense':
    '<If|if> <this card|the equipped monster|it|a T monster you control|your T monster|this attacking card|your monster|a N monster you control|your N monster|a monster you control> attacks a Defense Position monster< this turn|>',
  'no-attack-this-turn':
    'cannot attack< directly|> <during |>the turn <you activate this effect|this effect is activated|you activate this card|it is activated>',
  'no-special-summon':
    '<Y|y|For the rest of this turn, y>ou cannot Special Summon< monsters|>< from the Extra Deck|>< for the rest of this turn|><, except| non-|, except monsters|,except|>< T monsters| N monsters| T Monsters| T| N| T Monsters or T Monsters|><.|>',
  'no-special-summon-turn':
    '<Y|y|N><ou|either player> cannot Special Summon< monsters|>< from the Extra Deck|> the turn you activate <this card|this effect|either effect|this effect of N><, except T monsters|, except N monsters|, except T Monsters|, except T|, except N|, except in face-down Defense Position|><.|>',
  'special-summon-once':
    'You can only Special Summon N once per <turn|Duel>< this way|><, no matter which method you use|><.|>',
  'special-summon-once-lower': 'you can only <Special|T> Summon N once per <turn|Duel>< this way|>',
  'no-answer':
    "<your opponent|neither player|you|Your opponent|Neither player> <cannot|can> activate <cards or effects|cards or their effects|any Spell/Trap Cards|Spell/Trap Cards|any Spell or Trap Cards|monster effects|card effects|cards, or the effects of cards,|effects|the effects of monsters> <until the end of the Damage Step|in response to this effect's activation|in response to this card's activation|in response to that effect's activation|during the Battle Phase|for the rest of this turn><.|>",
  'no-battle-damage':
    '<Y|y|your opponent ><ou |>take<s|> no <battle |effect |>damage <from|that> <that battle|attacks involving this card|battles involving this card|battles involving it|attacks involving it>< this turn|>',
  'opponent-takes':
    'your opponent takes any battle damage you would have taken from <battles|attacks> involving <this card|it|that monster|the equipped monster>',
  'damage-doubled': 'any battle damage it inflicts to your opponent is <doubled|halved>',
  'no-attack-target':
    'cannot target <other |><monsters|N monsters|T monsters|monsters you control|N> for attacks, except <this one|this card|N|it>',
  'first-time-each-turn':
    '<The|the> first time <this card|it|the equipped monster|that monster|each N monster you control> would be destroyed by <battle|card effect|battle or card effect> each turn, it is not destroyed<.|>',
  'you-instead':
    'you can <banish this card from your GY|detach # material from this card|send this card to the GY|banish this card from your field or GY|destroy this card|banish # N card from your GY> instead<.|>',
  'would-be-destroyed':
    "<If|When> <this card|this card on the field|this face-up card|the equipped monster|a N monster(s) you control|a N card(s) you control|a card(s) you control|a T monster(s) you control|a monster(s) you control|that monster> would be destroyed< by battle| by card effect| by battle or card effect| by an opponent's card effect|>",
  'destroy-this-instead':
    '<If|if> <the equipped monster|equipped monster|that monster> would be destroyed< by battle| by battle or card effect|>, destroy this card instead<.|>',
  'banish-when-leaving':
    'If this <face-up |Special Summoned |>card would leave the field, banish it instead<.|>',
  'control-only':
    '<There can only be|You can only control> # <face-up |>N <monster |card |><on the field|you control|><.|>',
  'controls-and':
    '<if |If |while |While |><your opponent|you> <controls|control> <a monster|no monsters|more monsters than you do|more cards than you do|# or more monsters|a face-up monster>< in your Main Monster Zone|>< and you control no monsters| and you control no cards|>',
  'you-control':
    '<If |if |while |>you control <a N monster|a T monster|# or more N monsters|a N card|N|no monsters>< other than N|, other than N|>',
  'in-gy-because':
    'this card is in <the|your> GY<, except the turn it was sent there| because it was sent there this turn| and you control N| because it was destroyed by battle and sent there this turn>',
  'main-phase-except':
    "it is <your Main Phase|either player's turn|the Main Phase|your opponent's turn><, except the turn this card was sent to the GY| or your opponent's Battle Phase|>",
  'in-later-phase':
    "during <the|your|your opponent's> <next |><End|Standby> Phase< of this turn| this turn| of the next turn| of your next turn| of your opponent's next turn|>",
  'damage-step-timing': 'at the <start|end> of the Damage Step',
  'damage-calculation-timing': '<before|during|after> damage calculation',
  'removed-from-field':
    '<when|When|if> <this card|that monster|that target|the target|the targeted monster|it> <is removed from the field|leaves the field|is destroyed>',
  'was-summoned-this-turn':
    'this card <on the field |>was <banished by its effect|Normal or Flip Summoned|activated|Normal Summoned or flipped face-up|Normal or Special Summoned|Normal Summoned|Special Summoned|T Summoned|flipped face-up> this turn',
  'end-phase-of-summon':
    'it is the End Phase of the turn <that |>this card <is|was> <Normal Summoned|Special Summoned|Normal Summoned or flipped face-up|T Summoned>',
  'its-owners':
    "it was a <face-up |Set |T Summoned |>card in <its owner's possession|its owner's control|its owner's Spell & Trap Zone|its owner's Monster Zone|the Spell & Trap Zone>",
  'for-each':
    "gains #, for each <material attached to it|N monster you control|N monster in your GY|N card in your GY|card in your hand|monster your opponent controls|T monster in your GY|T monster you control|monster in your GY|N Counter on it|Spell Counter on it|N on it|card in your opponent's hand|card your opponent controls>",
  'from-where': 'that was Special Summoned from the <Extra Deck|GY|hand|Deck|Spell & Trap Zone>',
  'place-counter-on': 'that you can place a <Spell|N> Counter on',
  'each-spell': 'each time a Spell< Card|> is activated, when that Spell< Card|> resolves',
  'while-here':
    '<while|While> this <card|face-up card|T Summoned card|Tribute Summoned card> is <face-up on the field|equipped to a monster|equipped to a monster by this effect|in your Monster Zone|in the Monster Zone|a Normal Monster on the field|on the field>',
  'while-in': 'while <on the field or in the|in the hand, Deck, or> GY',
  'using-materials':
    'using monsters from your hand or field as <Fusion |><Material|Materials|material|materials><, including a N monster|>',
  'toon-kingdom': 'while you control N and your opponent controls no Toon monsters',
  'no-material':
    'cannot be used as <a T material|T material|material for a T Summon|material for an T Summon|material for a T, T, T, or T Summon|T Material|a T Material>< this turn|>',
  'equip-only': 'it is what the Equip Card can be equipped to',
  'no-face-up-field-spell': 'if there is no face-up Field Spell on the field',
  'summon-itself':
    'If <you control no monsters|only your opponent controls a monster|your opponent controls a monster and you control no monsters|you control a N monster|you control a N monster other than N>, you can <Special Summon this card (from your hand)|Normal Summon this card without Tributing><.|>',
  'from-hand':
    'If <you control no cards|you control no monsters|you control a N monster|your opponent controls a monster|your opponent controls # or more monsters>, you can activate this card from your hand<.|>',
  'ritual-with': 'You can Ritual Summon this card with <a |any |>N< card| Ritual Spell|>.',
  'no-battle-phase': 'You cannot conduct your Battle Phase the turn you activate this <card|effect>.',
  'summoned-using': 'that was Summoned using this card on the field as material',
  'declare-kind': 'declare # card type (Monster, Spell, or Trap)',
  'after-attack': 'if this card attacks, at the end of the Battle Phase',
  'not-such': 'if you control a monster that is not a <N|T> monster',
  'not-negated': "<This card's|this card's> activation and effect cannot be negated<.|>",
  'must-be-here':
    'This card must be <face-up on the field|in the GY|in face-up Defense Position> to activate and to resolve this effect<.|>',
  'normal-monster-token': '<in |as a Normal Monster |as an Effect Monster |>(T/T/Level #/ATK #/DEF #)',
};

/** What a slot of a form can be. */
const slots: Readonly<Record<string, string>> = {
  '#': '\\d+',
  N: '"[^"|~]+"(?:(?:,| or| and|, or|, and) "[^"|~]+")?',
  T: '(?:non-)?[A-Z][A-Za-z-]+(?: [A-Z][A-Za-z-]+)?',
};

/** A stretch of a form that differs: the ways in which it can be, each with the slots in it. */
interface Choice {
  readonly whole: RegExp;
  readonly literals: readonly string[];
}

/** A form: its literal stretches, one more than there are choices between them. */
interface Form {
  readonly whole: RegExp;
  readonly literals: readonly string[];
  readonly choices: readonly (readonly Choice[])[];
}

const SLOT = /((?<![A-Za-z])[#NT](?![A-Za-z]))/;
const [BETWEEN, WITHIN] = ['|', '~'];

const escaped = (text: string): string => text.replace(/[.*+?^${}()[\]\\]/g, '\\$&');
const expression = (text: string, open: '(' | '(?:'): string =>
  text
    .split(SLOT)
    .map((piece, at) => (at % 2 === 0 ? escaped(piece) : `${open}${slots[piece]})`))
    .join('');
const literalsOf = (text: string): readonly string[] => text.split(SLOT).filter((_, at) => at % 2 === 0);

function formOf(written: string): Form {
  const pieces = written.split(/<([^>]*)>|((?<![A-Za-z])[#NT](?![A-Za-z]))/);
  const literals = pieces.filter((_, at) => at % 3 === 0).map((piece) => piece ?? '');
  const choices = pieces.flatMap((_, at) =>
    at % 3 === 1 ? [(pieces[at] ?? pieces[at + 1] ?? '').split('|')] : [],
  );
  const source = literals.map(
    (literal, at) =>
      escaped(literal) +
      (choices[at] === undefined ? '' : `(${choices[at].map((each) => expression(each, '(?:')).join('|')})`),
  );
  return {
    whole: new RegExp(`^${source.join('')}$`),
    literals,
    choices: choices.map((each) =>
      each.map((way) => ({ whole: new RegExp(`^${expression(way, '(')}$`), literals: literalsOf(way) })),
    ),
  };
}

const all = lazily(() => Object.entries(forms).map(([id, written]) => ({ id, form: formOf(written) })));

/** `{not-destroyed|0|1}` for a phrase: which form, and of each choice which way, with its slots; undefined where it is none. */
export function printStockPhrase(words: string): string | undefined {
  for (const { id, form } of all()) {
    const found = form.whole.exec(words);
    if (found === null) continue;
    const chosen = form.choices.map((ways, at) => {
      const text = found[at + 1] ?? '';
      const way = ways.findIndex(({ whole }) => whole.test(text));
      return [way, ...(ways[way]?.whole.exec(text)?.slice(1) ?? [])].join(WITHIN);
    });
    return `{${[id, ...chosen].join(BETWEEN)}}`;
  }
  return undefined;
}

/** The words of what `printStockPhrase` printed; other words are given back as they are. */
export function readStockPhrase(printed: string): string {
  if (!printed.startsWith('{') || !printed.endsWith('}')) return printed;
  const [id, ...chosen] = printed.slice(1, -1).split(BETWEEN);
  const form = all().find((each) => each.id === id)?.form;
  if (form === undefined) throw new Error(`no such phrase: ${printed}`);
  return filled(
    form.literals,
    form.choices.map((ways, at) => {
      const [way, ...values] = (chosen[at] ?? '').split(WITHIN);
      return filled(ways[Number(way)]?.literals ?? [], values);
    }),
  );
}

const filled = (literals: readonly string[], between: readonly string[]): string =>
  literals.map((literal, at) => `${literal}${between[at] ?? ''}`).join('');

/** Which phrases there are: a catalogue that was made with others is made anew. */
export const phrasesVersion = (): string =>
  createHash('sha256')
    .update(JSON.stringify([forms, slots]))
    .digest('hex')
    .slice(0, 16);
