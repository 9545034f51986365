import { alreadyThere } from './already-there.ts';
import { answersIt } from './answers-it.ts';
import { banishedInstead } from './banished-instead.ts';
import { freedAgain } from './freed.ts';
import { whatLasts } from './lasting.ts';
import { materialFor } from './material-for.ts';
import { moreNormalSummons } from './more-normal-summons.ts';
import { movedSince } from './moved-since.ts';
import { negateTheSummon } from './negate-summon.ts';
import { negatedCard } from './negated-card.ts';
import { negatedEffect } from './negated-effect.ts';
import { negatedOnField } from './negated-on-field.ts';
import { noRoom } from './no-room.ts';
import { normalSummonUsed } from './normal-summon-used.ts';
import { ownerActivates } from './owner-activates.ts';
import { paidAway } from './paid-away.ts';
import type { EveryWordPrinciple, KeyWordPrinciple } from './principle.ts';
import { printedOnIt } from './printed-on-it.ts';
import { whetherItReaches } from './reach.ts';
import { revivedAgain } from './revived-again.ts';
import { roomByUse } from './room-by-use.ts';
import { stillDone } from './still-done.ts';
import { missedTiming } from './timing-missed.ts';
import { useAgain } from './use-again.ts';
import { waySummoned } from './way-summoned.ts';

/** All principles, by how they read. Each answers for itself; where two differ, none does. */
export const principles: {
  readonly everyWord: readonly EveryWordPrinciple[];
  readonly keyWords: readonly KeyWordPrinciple[];
} = {
  everyWord: [
    whetherItReaches,
    normalSummonUsed,
    printedOnIt,
    revivedAgain,
    ownerActivates,
    freedAgain,
    materialFor,
    negateTheSummon,
  ],
  keyWords: [
    alreadyThere,
    answersIt,
    banishedInstead,
    movedSince,
    stillDone,
    missedTiming,
    paidAway,
    negatedCard,
    negatedEffect,
    negatedOnField,
    useAgain,
    whatLasts,
    waySummoned,
    noRoom,
    roomByUse,
    moreNormalSummons,
  ],
};
