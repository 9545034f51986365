import { type Grammar, memo } from '../grammar/grammar.ts';
import { row } from '../grammar/lists.ts';
import { choice, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { noun } from '../phrases/words/nouns.ts';
import { lines, lists, trailing } from '../phrases/words/word-list.ts';
import { ors } from '../phrases/words/words.ts';
import { timingTails } from './adjuncts.ts';
import { activation, subject } from './subjects.ts';
import type { Suffered, Timing, Told } from './syntax.ts';

type Of<K extends Told['is']> = Extract<Told, { is: K }>;

const ways = row(
  words('Normal', 'Special', 'Flip', 'Tribute', 'Fusion', 'Synchro', 'Xyz', 'Link', 'Ritual', 'Pendulum'),
  ors,
  5,
);
const tails = { maybe: [['tails', timingTails] as const] };

const summoned = record<Extract<Suffered, { is: 'summoned' }>>(
  { is: 'summoned' },
  { maybe: [['again', words('is ')]] },
  { maybe: [['ways', ways], ' '] },
  ['verb', words('Summoned')],
  tails,
);
const moved = record<Extract<Suffered, { is: 'moved' }>>(
  { is: 'moved' },
  { maybe: [['again', words('is ')]] },
  ['verb', words(...lines(lists.suffered))],
  tails,
);
const leaves = record<Extract<Suffered, { is: 'leaves' }>>(
  { is: 'leaves' },
  ['verb', words('leaves the field')],
  tails,
);
const suffered: Grammar<Suffered> = choice(summoned, moved, leaves);
/** What happens to a card, one or the other. */
export const sufferedRow = row(suffered, ors, 4);
const suffers = record<Of<'suffers'>>(
  { is: 'suffers' },
  ['subject', subject],
  ['be', words(...trailing(`is | are | would be | , is | , are | , would be`))],
  ' ',
  ['all', sufferedRow],
);

const does = record<Of<'does'>>(
  { is: 'does' },
  ['subject', subject],
  ['verb', words(...lines(lists['deeds-of-cards']).flatMap((each) => [` ${each}`, `, ${each}`]))],
  tails,
);
const destroys = record<Of<'destroys'>>(
  { is: 'destroys' },
  ['subject', subject],
  ['verb', words(' destroys ', ' attacks ', ' battles ', ' declares an attack on ', ' targets ')],
  ['noun', noun],
  tails,
);

const players = words(...lines(`you | your opponent | a player | either player | the turn player`));
const deeds = lines(`draws | draw | adds | add | discard | Tribute | Sets`);
const player = record<Of<'player'>>(
  { is: 'player' },
  ['who', players],
  ' ',
  ['verb', words(...deeds)],
  { maybe: [' ', ['noun', noun]] },
  tails,
);
const unsaidDeed = record<Of<'player'>>(
  { is: 'player' },
  ['who', players],
  ' ',
  ['verb', words(...lines(lists['deeds-of-players']))],
  tails,
);
const playerSummons = record<Of<'player-summons'>>(
  { is: 'player-summons' },
  ['who', players],
  { maybe: [['would', words(' would')]] },
  ' ',
  { maybe: [['ways', ways], ' '] },
  ['verb', words('Summons', 'Summon')],
  { maybe: [' ', ['noun', noun]] },
  tails,
);
const activates = record<Of<'activates'>>(
  { is: 'activates' },
  ['who', players],
  ' ',
  ['verb', words('activates', 'activate')],
  ' ',
  ['activations', row(activation, ors, 3)],
  tails,
);
const activated = record<Of<'activated'>>(
  { is: 'activated' },
  ['activations', row(activation, ors, 3)],
  ['be', words(' is activated', ', is activated', ' are activated')],
  tails,
);
const attack = record<Of<'attack'>>(
  { is: 'attack' },
  ['words', words('an attack is declared', 'an attack is declared involving ')],
  { maybe: [['between', row(subject, [' and '], 2)]] },
);

const turned = record<Of<'turned'>>(
  { is: 'turned' },
  ['what', words('the battle position of ', 'control of ', 'the control of ')],
  ['subject', subject],
  ['verb', words(' is changed', ' changes')],
  tails,
);
/** "Summoned this way": by what the text said before. */
const thisWay = record<Of<'this-way'>>({ is: 'this-way' }, { maybe: [['ways', ways], ' '] }, [
  'words',
  words('Summoned this way', 'Summoned by this effect'),
]);

const told: Grammar<Told> = memo(() =>
  choice(
    activates,
    activated,
    suffers,
    does,
    destroys,
    playerSummons,
    unsaidDeed,
    player,
    attack,
    turned,
    thisWay,
  ),
);
/** What happens, as the words after "If", "When" or "Each time" tell it. */
export const timing: Grammar<Timing> = memo(() =>
  row(told, [', or when ', ' or when ', ', or if ', ', or ', ' or ', ', OR when ', ', OR '], 3),
);
