import { activationPlaces, isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';

const puts =
  '(?<verb>puts?|placing|places?|placed|plays?|played|playing|uses?|sets? up|slams?|slammed|drops?|dropped|activates?|activated|activating)';
const what = '(?<what>#(?<card>\\d)|pendulum (?:monster|card))';
const whose = '(?:my|his|her|their|the|an?|another|one of (?:my|his|her|their)|own|same)';
const hand = `(?:(?:straight |directly )?(?:from|out of) (?:(?:my|his|her|their|the) )?hand)`;
const zone = `(?:in|into|onto|on|to|as) (?:${whose} )*(?:(?:empty|open|free|other|left|right|low|high) )?(?:pendulum[- ]?(?:zone|scale)|scale|pzone)s?`;

/** "They put X from the hand into the Pendulum Zone", "I play X as a scale". */
const fromHand = new RegExp(
  `\\b${puts} (?<owner>(?:${whose} )*)${what}(?: ${hand} ${zone}| ${zone} ${hand}| (?<scale>as (?:a|my|the|their|his|her) scale)(?: ${hand})?)(?!(?:(?!\\.).)*\\b(?:by|with|via|through|using) (?:the effect|an effect|#))`,
  'gi',
);

/**
 * A Pendulum Monster that a player puts from the hand into a Pendulum Zone is activated there as a Spell Card (rule
 * pendulum/activate-as-spell): said so. What an effect places there is not activated.
 */
export const withScalesActivated = (text: string, cards: readonly CardModel[]): string =>
  text.replace(fromHand, (whole: string, verb: string, owner: string, thing: string, card?: string) => {
    const facts = cards[Number(card)]?.facts;
    if (card !== undefined && !(facts?.cardType === 'monster' && facts.abilities.includes('Pendulum')))
      return whole;
    const does = tenseOf(verb.toLowerCase());
    return card === undefined
      ? `${does} ${owner}${thing} in the Pendulum Zone from the hand`
      : `${does} ${thing} ${hasEffectInHand(cards[Number(card)]) ? 'as a spell' : 'from the hand'}`;
  });

const hasEffectInHand = (model: CardModel | undefined): boolean =>
  model?.parts.some(
    (part) => isActivated(part) && activationPlaces(part, model.facts)?.includes('hand') === true,
  ) === true;

const tenseOf = (verb: string): string => {
  if (/ing$/.test(verb)) return 'activating';
  if (/ed$/.test(verb)) return 'activated';
  return verb.endsWith('s') || /^sets/.test(verb) ? 'activates' : 'activate';
};
