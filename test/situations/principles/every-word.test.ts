import { describe, expect, test } from 'vitest';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { principleBooks } from '../../support/principle-cards.ts';

const asked = (text: string) => ruleOnPrinciples(text, principleBooks, 'tcg');

/** What is asked, the answer, and the rule that decides. */
const rows: Readonly<Record<string, readonly (readonly [text: string, answer: string, rule: string])[]>> = {
  'can its effect take that card': [
    ['Can Finch Letter search Copper Finch?', 'yes', 'text/described-cards'],
    ['Can Finch Letter search Marsh Runner?', 'no', 'text/described-cards'],
    ['Can I add Plain Otter with Small Letter?', 'no', 'text/described-cards'],
    ['Can Any Letter search Plain Otter?', 'yes', 'text/described-cards'],
    ['Can Any Letter search Fused Lantern?', 'no', 'text/described-cards'],
    ['Twice Heron is in my GY. Can Plain Return bring it back?', 'yes', 'special-summon/within-reach'],
    ['Can Plain Return revive Tin Marten from my GY?', 'no', 'special-summon/within-reach'],
    ['Is Tin Marten a legal target for Open Return?', 'yes', 'target/chosen-at-activation'],
  ],
  'what lasts after its card has gone': [
    [
      'Passing Tonic gave Copper Finch +500, then Passing Tonic was banished. Does Copper Finch keep the 500?',
      'yes',
      'stats/amount-settled',
    ],
    [
      'Passing Tonic gave Copper Finch +500 and is then destroyed. Does Copper Finch lose the ATK?',
      'no',
      'stats/amount-settled',
    ],
    [
      'Standing Banner boosted my monster by 300, then Standing Banner was destroyed. Does it keep the boost?',
      'no',
      'stats/continuous-change',
    ],
  ],
  'after a negated Normal Summon': [
    [
      'My Normal Summon of Tin Marten was negated by No Entry. Can I Normal Summon another monster this turn?',
      'no',
      'normal-summon/count-used-up',
    ],
  ],
  'how it was Summoned': [
    [
      'Fused Lantern was Fusion Summoned, died, and I revived it with Open Return. Can I use its destroy effect?',
      'no',
      'chain/same-card',
    ],
  ],
  'Summoned by an effect before': [
    [
      'Clay Tower was Special Summoned by Mold Trick and then sent to the GY. Can Open Return revive it?',
      'no',
      'properly-summoned/by-procedure',
    ],
    [
      'Clay Tower came out via Mold Master and then died. Can I Special Summon it with Open Return?',
      'yes',
      'special-summon-monster/only-proper-first',
    ],
  ],
  'who activates it': [
    [
      'My opponent took my Tin Marten with Borrowed Reins, and it was sent to the GY. Can I use its draw?',
      'yes',
      'trigger/activates-from-new-place',
    ],
  ],
  'free from what was done to it': [
    [
      'Hushing Veil was used on Tin Marten. Tin Marten is turned face-down and later face-up again. Are its effects still negated?',
      'no',
      'kept/lingering-effects',
    ],
  ],
  'by what is printed on it': [
    [
      'I control Wheel of Brass and it counts as a Tuner. Can I Synchro Summon with it?',
      'no',
      'synchro-summon/level-needed',
    ],
    ['Can I Pendulum Summon Called Spark from my hand?', 'no', 'properly-summoned/by-card-effect-only'],
    [
      'My friend has scales 0 and 9 and wants to Pendulum Summon Called Spark. Legal?',
      'no',
      'properly-summoned/by-card-effect-only',
    ],
    [
      'A monster is equipped to my Tin Marten. Can I Tribute it for a Tribute Summon?',
      'no',
      'equip/monster-as-equip',
    ],
  ],
};

for (const [kind, questions] of Object.entries(rows))
  describe(kind, () => {
    test.for(questions)('%s', ([text, answer, rule]) => {
      const verdict = asked(text);
      expect(verdict?.answer).toBe(answer);
      expect(verdict?.findings.map((each) => each.rule)).toContain(rule);
      expect(verdict?.citations).not.toEqual([]);
    });
  });

describe('nothing is ruled where more may matter', () => {
  test.for([
    ['what the effect takes was not all read', 'Can Murky Letter search Copper Finch?'],
    [
      'a card has a boost of both kinds',
      'Two Banners gave Copper Finch +500, then Two Banners was destroyed. Does it keep the boost?',
    ],
    [
      '"it" may be the monster',
      'Passing Tonic boosted my Copper Finch. It was banished and returned. Does it keep the boost?',
    ],
    [
      'something else is told',
      'Passing Tonic gave Copper Finch +500, then Passing Tonic was banished. Hushing Veil was chained. Does Copper Finch keep the 500?',
    ],
    [
      'nothing negates Summons',
      'My Normal Summon of Tin Marten was negated by Sudden Gust. Can I Normal Summon another monster this turn?',
    ],
    [
      'the card that Summoned it could not',
      'Clay Tower came out via Open Return and then died. Can I Special Summon it with Plain Return?',
    ],
    ['it has a Level', 'I control Tin Marten and it counts as a Tuner. Can I Synchro Summon with it?'],
    ['two things are asked', 'Can Finch Letter search Copper Finch or Marsh Runner?'],
    ['it is denied', 'Finch Letter is negated. Can Finch Letter search Copper Finch?'],
    ['nobody wants to do it', 'My friend has scales 0 and 9. Legal?'],
    ['no card is named', 'Can I search it?'],
  ])('%s', ([, text]) => {
    expect(asked(text ?? '')).toBeUndefined();
  });
});

test('the same question gives the same verdict, and long or odd text gives none', () => {
  const text = 'Can Finch Letter search Copper Finch?';
  const same = ({ ms: _, ...verdict }: NonNullable<ReturnType<typeof asked>>) => verdict;
  const [one, other] = [asked(text), asked(text)];
  expect(one && same(one)).toEqual(other && same(other));
  expect(asked(`${'Copper Finch #0 ( '.repeat(200)}?`)).toBeUndefined();
  expect(asked('#0 #1 search #0?')).toBeUndefined();
});
