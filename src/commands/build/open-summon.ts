import { judgeStep } from '../../engine/legal/judge-step.ts';
import type { Judged } from '../../engine/legal/judged.ts';
import { tributeWays } from '../../engine/normal-summon/tribute-ways.ts';
import { type Card, cardOf, type Duel } from '../../engine/state/duel.ts';
import type { Action } from './board.ts';
import { fittingMaterials, isMaterialWay, ownMonsters } from './materials.ts';
import type { OpenAnswer, OpenChoice } from './open-choice.ts';

type Summon = Extract<Action, { do: 'summon' | 'declare-summon' }>;

/** What a Summon uses up and nobody said: its materials, or its Tributes. */
export const openOfSummon = (duel: Duel, action: Summon): OpenChoice | undefined =>
  openMaterials(duel, action) ?? openTributes(duel, action);

/** How many choices are judged: the fewest cards come first, and others seldom are meant. */
const MOST_JUDGED = 40;
const notJudged: Pick<Judged, 'verdict' | 'findings' | 'open'> = {
  verdict: 'undecided',
  findings: [],
  open: [],
};

const order = { legal: 0, undecided: 1, illegal: 2 } as const;

/** Every choice of materials that fit, those first that the rules allow. */
function openMaterials(duel: Duel, action: Summon): OpenChoice | undefined {
  if (!isMaterialWay(action.way) || action.materials !== undefined) return undefined;
  const judged = fittingMaterials(duel, cardOf(duel, action.card)).map((materials, at) => {
    const withThem: Summon = { ...action, materials: materials.map(({ id }) => id) };
    return { withThem, ...(at < MOST_JUDGED ? judgeStep(duel, withThem) : notJudged) };
  });
  if (judged.length === 0) return undefined;
  return {
    asks: 'Which monsters are the materials?',
    answers: judged
      .toSorted((a, b) => order[a.verdict] - order[b.verdict])
      .map(({ withThem, verdict, findings, open }): OpenAnswer => {
        const why =
          verdict === 'illegal' ? findings.find((each) => each.verdict === 'forbids')?.because : open[0];
        const label = (withThem.materials ?? []).join(' + ');
        return {
          label: verdict === 'illegal' ? `${label} (against the rules)` : label,
          action: withThem,
          ...(verdict === 'legal' || why === undefined ? {} : { detail: why }),
        };
      }),
  };
}

/** How many Tributes a Tribute Summon or a Set takes by the monster's Level. */
function tributesFor(card: Card, { way }: Summon): number {
  if (card.model.facts.cardType !== 'monster') return 0;
  if (way !== 'tribute-summoned' && way !== 'set') return 0;
  const ways = tributeWays(card, way === 'set' ? 'set' : 'summon');
  return ways === 'level-not-said' ? 0 : (ways[0]?.count ?? 0);
}

/** The monsters that can be Tributed, one after the other. */
function openTributes(duel: Duel, action: Summon): OpenChoice | undefined {
  const card = cardOf(duel, action.card);
  const { tributes: told = [] } = action;
  const count = tributesFor(card, action);
  if (told.length >= count || (action.tributes !== undefined && told.length === 0)) return undefined;
  const able = ownMonsters(duel, card).filter(({ id }) => !told.includes(id));
  if (able.length === 0) return undefined;
  return {
    asks: `Which monster is Tributed${count === 1 ? '' : ` (${told.length + 1} of ${count})`}?`,
    answers: able.map(({ id }) => ({ label: id, action: { ...action, tributes: [...told, id] } })),
  };
}
