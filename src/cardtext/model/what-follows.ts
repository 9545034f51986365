import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { left } from '../battle/texts.ts';
import { readLeaf } from '../read-leaf.ts';
import { withBan } from './lasting/bans.ts';
import { withProtection } from './lasting/protections.ts';
import { withBattled } from './looked-up.ts';
import { withMaterialBar } from './summons/material-bars.ts';
import { withValues } from './values.ts';

/** "it" is the monster that has been Summoned. */
const ofThisCard = (words: string): string =>
  words
    .replace(/^(?:but|and if you do,?|then) /, '')
    .replace(/^its /, "this card's ")
    .replace(/^it /, 'this card ')
    .replace(/^(banish|destroy) it /, '$1 this card ');

/** What stands behind a procedure ("but it cannot attack this turn"); null where the words alone say it. */
export function whatFollows(words: string): readonly Instruction[] | null {
  const said = ofThisCard(words);
  const read = readLeaf('resolution', said.charAt(0).toUpperCase() + said.slice(1), undefined);
  if (read === null || read.targets.length > 0) return null;
  const all = withValues(read.instructions.map(withBattled))
    .map(withBan)
    .map(withMaterialBar)
    .map(withProtection)
    .map(left);
  return all.every(isPlayed) ? all : null;
}

/** Is all of it in fields that are played? */
function isPlayed({
  do: verb,
  what,
  bans,
  value,
  amount,
  until,
  reads,
  delayed,
  onlyIf,
}: Instruction): boolean {
  if (onlyIf !== undefined || isDescribed(what)) return false;
  switch (verb) {
    case 'restrict':
      return bans !== undefined && until !== undefined;
    case 'change-atk':
    case 'change-def':
      return what === 'this' && (value !== undefined || (reads === undefined && amount !== undefined));
    case 'change-name':
      return what === 'this';
    case 'change-status':
      return (
        what === 'this' && until !== undefined && /^cannot attack$|^can attack directly$/.test(reads ?? '')
      );
    case 'banish':
      return what === 'this' && delayed === 'when it leaves the field';
    default:
      return false;
  }
}
