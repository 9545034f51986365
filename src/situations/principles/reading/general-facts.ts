import { textOf } from '../../propositions/card-topics.ts';
import { negatesOf } from './negators.ts';
import type { SketchCard } from './sketch.ts';

/** Something that holds for kinds of cards, whichever cards are named. */
export interface GeneralFact {
  readonly rule: string;
  /** How it is asked, in the words of `same-words.ts`. */
  readonly asked: RegExp;
  /** What must have been told for it, or asked. */
  readonly told?: RegExp;
  readonly answer: string;
  readonly because: string;
  /** Words in the text of a named card that may say otherwise. */
  readonly except?: RegExp;
  /** What must hold of the named cards. */
  readonly cards?: (cards: readonly SketchCard[], asked: string) => boolean;
}

const can = '(?:can|could|is it legal|is that legal)';
const monsters = '(?:[a-z-]+ ){0,3}monsters?';
const counts = '(?:treated|counted?|counts|considered)(?: as)?(?: being)?';
const names = (ref: string, cards: readonly SketchCard[]): SketchCard | undefined =>
  cards.find((each) => each.ref === ref);

const fromGy = (cards: readonly SketchCard[]): boolean =>
  cards.some(({ model: { parts } }) =>
    parts.some(
      (part) =>
        'does' in part &&
        'targets' in part &&
        part.does.some(
          ({ do: verb, what, from }) =>
            verb === 'special-summon' &&
            (from?.includes('gy') === true ||
              (typeof what === 'object' && 'count' in what && what.from?.includes('gy') === true) ||
              (typeof what === 'object' &&
                'target' in what &&
                part.targets[what.target]?.from?.includes('gy') === true)),
        ),
    ),
  );
const revives = /\b(?:ss|sse[sd]|revives?|revived|reborn|#\d) .*\b(?:gy|#\d)\b|\bssed\b|\bss\b/;

const mustSet = /\bmust set spell cards before activating them\b/i;

/** The facts, the more special first. */
export const generalFacts: readonly GeneralFact[] = [
  {
    rule: 'material/face-up-only',
    asked: new RegExp(
      `^${can} .*(?:\\bface-down\\b.*\\b(?:synchro|xyz|link) (?:summon|material)|\\b(?:synchro|xyz|link) (?:summon|material).*\\bface-down\\b)`,
    ),
    answer: 'no',
    because: 'what is used for a Synchro, Xyz or Link Summon must be face-up',
    except: /face-down/i,
  },
  {
    rule: 'xyz-summon/level-needed',
    asked: new RegExp(
      `^${can} .*\\boverlay .*\\blink monsters?\\b|^${can} .*\\blink monsters?\\b.*\\bxyz (?:summon|material)`,
    ),
    answer: 'no',
    because: 'a Link Monster has no Level',
    except: /\blink monster|treat.* level/i,
  },
  {
    rule: 'synchro-summon/level-needed',
    asked: new RegExp(`^${can} .*\\b(?:link|xyz) monsters?\\b.*\\b(?:synchro (?:summon|material)|tune)`),
    answer: 'no',
    because: 'it has no Level',
    except: /\b(?:link|xyz) monster|treat.* level/i,
  },
  {
    rule: 'link-summon/zones',
    asked:
      /^(?:main )?monster-zone or extra-monster-zone$|^(?:does|can|is) (?:it|that|this|#\d|link monster|she|he) (?:go|get put|get placed|be placed|be put|placed) (?:in|into|to) (?:main )?monster-zone or extra-monster-zone$/,
    told: revives,
    answer: 'a Main Monster Zone',
    because: 'only what comes from the Extra Deck can go to an Extra Monster Zone',
    cards: fromGy,
  },
  {
    rule: 'link-summon/zones',
    asked: new RegExp(
      `^${can} (?:i|opp) (?:put|place|ss|summon|bring) (?:it|that|#\\d|${monsters}) .*\\b(?:in|into|to) (?:my |an? )?extra-monster-zone$|^(?:does|can|will) (?:it|that|#\\d|${monsters}) (?:go|be placed|be put|be ssed|come back) (?:in|into|to) (?:my |an? )?extra-monster-zone$`,
    ),
    told: revives,
    answer: 'no',
    because: 'only what comes from the Extra Deck can go to an Extra Monster Zone',
    cards: fromGy,
  },
  {
    rule: 'link-summon/zones',
    asked:
      /^(?:must|does|do) (?:each|i|opp|player|both).*\b(?:keep|stay|use|using|stick)\b.*\bsame extra-monster-zone\b/,
    answer: 'no',
    because: 'a player who has no monster in an Extra Monster Zone may use either',
  },
  {
    rule: 'card-types/change-of-type',
    asked: new RegExp(
      `^(?:is|are|does|do) .*(?:pendulum-zone|pendulum cards?|scales?).*\\b(?:${counts}|still) monsters?\\b`,
    ),
    answer: 'no',
    because: 'in a Pendulum Zone it is a Spell Card, and no monster',
  },
  {
    rule: 'card-types/change-of-type',
    asked: new RegExp(
      `^(?:is|are|does|do) .*(?:pendulum-zone|pendulum cards? in|scales?).*\\b${counts} (?:continuous )?spells?(?: cards?)?\\b`,
    ),
    answer: 'yes',
    because: 'in a Pendulum Zone it is a Spell Card',
  },
  {
    rule: 'card-types/change-of-type',
    asked:
      /^(?:is|are) (?:my )?(?:pendulum cards?|cards?|pendulum monsters?|scales?|#\d) (?:in (?:my )?(?:pendulum-zones?|scales?) )?(?:covered|protected|safe|affected|included)/,
    told: /\bmonsters (?:i|you) control (?:cannot|can t|can not|are|be)\b.*\b(?:pendulum-zone|scales?|pendulum cards?)\b/,
    answer: 'no',
    because: 'in a Pendulum Zone it is a Spell Card, and no monster that is controlled',
  },
  {
    rule: 'pendulum/activate-as-spell',
    asked:
      /^(?:is|does) (?:placing|putting|activating) (?:my |a )?(?:pendulum monsters?|pendulum card|#\d) .*\bpendulum-zone from (?:my )?hand .*\b(?:activat|spell)/,
    answer: 'yes',
    because: 'from the hand it is activated there as a Spell Card',
  },
  {
    rule: 'pendulum/activate-as-spell',
    asked: new RegExp(
      `^${can} (?:i|opp) (?:still )?(?:place|put|activate|play|use) (?:my |a )?(?:pendulum (?:monsters?|cards?)|scales?|#\\d)(?: from (?:my )?hand)? (?:in|into|to|as) (?:my |a )?(?:pendulum-zone|scales?|spell)`,
    ),
    told: /\bfield\b|\bup\b|\bactive\b|\bcontrols?\b|\bhave\b|\bunder\b|\bwhile\b|\bface-up\b/,
    answer: 'no',
    because:
      'that is the activation of a Spell Card from the hand, which has to be Set first, and it cannot be Set there',
    cards: (cards) => cards.some(({ model }) => mustSet.test(textOf(model))) && cards.length <= 2,
  },
  {
    rule: 'pendulum/never-face-down',
    asked: new RegExp(`^${can} (?:i|opp|pendulum monsters?|pendulum cards?) .*\\bset\\b.*\\bpendulum-zone`),
    answer: 'no',
    because: 'it lies in a Pendulum Zone face-up or not at all',
  },
  {
    rule: 'xyz-summon/not-leaving-the-field',
    asked: new RegExp(
      `^(?:is|are|does|do) (?:attached )?xyz materials? .*\\b${counts} (?:cards?|monsters?) (?:on field|i control)`,
    ),
    answer: 'no',
    because: 'an Xyz Material is no card on the field',
  },
  {
    rule: 'summons-general/negation-window',
    asked: new RegExp(
      `^${can} (?:i|opp) (?:still )?(?:activate|chain|use|flip|respond with|play) #\\d .*\\b(?:during|before|to|in response to|against) (?:that |their |my )?(?:pendulum |link |xyz |synchro |tribute |normal )?summon\\b.*\\b(?:stop|prevent|before|interrupt|negate)|^${can} (?:i|opp) (?:still )?(?:stop|prevent|interrupt) (?:that |their |my )?(?:pendulum|link|xyz|synchro) summon (?:with|by|using|by chaining|by activating) #\\d$`,
    ),
    answer: 'no',
    because:
      'such a Summon starts no Chain, and only what negates a Summon has a time to be activated before it is complete',
    cards: (cards, asked) => {
      const by = names(/#\d/.exec(asked)?.[0] ?? '', cards);
      return (
        by !== undefined && !negatesOf(by.model).has('summon') && !/\bwould be\b/i.test(textOf(by.model))
      );
    },
  },
];
