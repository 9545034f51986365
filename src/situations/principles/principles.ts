import { alreadyThere } from './already-there.ts';
import { answersIt } from './answers-it.ts';
import { answersLate } from './answers-late.ts';
import { answersSome } from './answers-some.ts';
import { asCost } from './as-cost.ts';
import { atkAfter } from './atk-after.ts';
import { attackBans } from './attack-bans.ts';
import { whenAttackedFaceDown } from './attacked-face-down.ts';
import { banishedInstead } from './banished-instead.ts';
import { bannedSummon } from './banned-summon.ts';
import { barredDeeds } from './barred-deeds.ts';
import { battlePhaseEnded } from './battle-phase-ended.ts';
import { ofBattles, valuesOfBattles } from './battles.ts';
import { byBattle } from './by-battle.ts';
import { comesBack } from './comes-back.ts';
import { controlEnds } from './control-ends.ts';
import { costKept } from './cost-kept.ts';
import { countersUsed } from './counters-used.ts';
import { declaredNames } from './declared-names.ts';
import { eachCopy } from './each-copy.ts';
import { eachTime } from './each-time.ts';
import { isEnough } from './enough.ts';
import { enoughLevels } from './enough-levels.ts';
import { excavated } from './excavated.ts';
import { faceDownOnes } from './face-down-ones.ts';
import { flippedByAttack } from './flipped-by-attack.ts';
import { forbidden } from './forbidden.ts';
import { freedAgain } from './freed.ts';
import { freedByNegation } from './freed-by-negation.ts';
import { freshAgain } from './fresh-again.ts';
import { fusedInto } from './fused-into.ts';
import { gainsByDestroying } from './gains-by-destroying.ts';
import { geminiIsNormal } from './gemini-normal.ts';
import { givenByMaterials } from './given-by-materials.ts';
import { whatGoesOn } from './goes-on.ts';
import { goneBeforeItResolves } from './gone-before-it-resolves.ts';
import { handIsExtraDeck } from './hand-is-extra-deck.ts';
import { notInDamageStep } from './in-damage-step.ts';
import { inTheScales } from './in-the-scales.ts';
import { kindOfEffect } from './kind-of-effect.ts';
import { whatLasts } from './lasting.ts';
import { laterToo } from './later-too.ts';
import { leavesBanished } from './leaves-banished.ts';
import { madeUnaffected } from './made-unaffected.ts';
import { materialFor } from './material-for.ts';
import { materialPlaces } from './material-places.ts';
import { mayDoNothing } from './may-do-nothing.ts';
import { moreNormalSummons } from './more-normal-summons.ts';
import { namedMaterial } from './named-material.ts';
import { negateTheSummon } from './negate-summon.ts';
import { negatedAsActivated } from './negated-as-activated.ts';
import { negatedCard } from './negated-card.ts';
import { negatedEffect } from './negated-effect.ts';
import { negatedLock } from './negated-lock.ts';
import { negatedOnField } from './negated-on-field.ts';
import { negatedSelfDestruction } from './negated-self-destruction.ts';
import { negatedThenGone } from './negated-then-gone.ts';
import { neverSummoned } from './never-summoned.ts';
import { noRoom } from './no-room.ts';
import { noSuchMaterial } from './no-such-material.ts';
import { noSummonMade } from './no-summon-made.ts';
import { noZonePointedTo } from './no-zone-pointed-to.ts';
import { normalSummonUsed } from './normal-summon-used.ts';
import { normalSummonsLeft } from './normal-summons-left.ts';
import { attackNegated } from './not-battled.ts';
import { notControlled } from './not-controlled.ts';
import { notDestroyed } from './not-destroyed.ts';
import { notPendulumSummoned } from './not-pendulum-summoned.ts';
import { oncePerEvent } from './once-per-event.ts';
import { onlyOne } from './only-one.ts';
import { ownerActivates } from './owner-activates.ts';
import { ownersPlace } from './owners-place.ts';
import { paidAway } from './paid-away.ts';
import type { EveryWordPrinciple, KeyWordPrinciple } from './principle.ts';
import { printedKinds } from './printed-kinds.ts';
import { printedOnIt } from './printed-on-it.ts';
import { printedValues } from './printed-values.ts';
import { putOnTop } from './put-on-top.ts';
import { whetherItReaches } from './reach.ts';
import { reachedKinds } from './reached-kinds.ts';
import { reachesFaceDown } from './reaches-face-down.ts';
import { replays } from './replays.ts';
import { resolvesAllTheSame } from './resolves-all-the-same.ts';
import { revival } from './revival.ts';
import { revivedAgain } from './revived-again.ts';
import { rightAfterNegated } from './right-after-negated.ts';
import { roomByUse } from './room-by-use.ts';
import { roomGone } from './room-gone.ts';
import { savedInstead } from './saved-instead.ts';
import { setThoughBarred } from './set-though-barred.ts';
import { shownWhenAdded } from './shown-when-added.ts';
import { standsInFrom } from './stands-in-from.ts';
import { staysEquipped } from './stays-equipped.ts';
import { stillAsked } from './still-asked.ts';
import { stillDone } from './still-done.ts';
import { substitutes } from './substitutes.ts';
import { summonedWithout } from './summoned-without.ts';
import { takenByEffect } from './taken-by-effect.ts';
import { missedTiming } from './timing-missed.ts';
import { doneToAttack } from './to-attack.ts';
import { ofTokens } from './tokens.ts';
import { tokensCounted } from './tokens-counted.ts';
import { trapMonsters } from './trap-monsters.ts';
import { treatedName } from './treated-name.ts';
import { tributesBarred } from './tributes-barred.ts';
import { tributesFor } from './tributes-for.ts';
import { tributesNeeded } from './tributes-needed.ts';
import { triggersTold } from './triggers-told.ts';
import { turnLocks } from './turn-locks.ts';
import { underNewControl } from './under-new-control.ts';
import { underTexts } from './under-texts.ts';
import { underXyz } from './under-xyz.ts';
import { useAgain } from './use-again.ts';
import { wasSet } from './was-set.ts';
import { waySummoned } from './way-summoned.ts';
import { whatItDoes } from './what-it-does.ts';
import { whatItGains } from './what-it-gains.ts';
import { whenUsable } from './when-usable.ts';
import { whichItSweeps } from './which-it-sweeps.ts';
import { whichZone } from './which-zone.ts';
import { whoseResolution } from './whose-resolution.ts';
import { whoseTrigger } from './whose-trigger.ts';

/** All principles, by how they read. Each answers for itself; where two differ, none does. */
export const principles: {
  readonly everyWord: readonly EveryWordPrinciple[];
  readonly keyWords: readonly KeyWordPrinciple[];
  /** Those that read key words and answer who, where or how much, too. */
  readonly values: readonly KeyWordPrinciple[];
  /** The same, about battles. */
  readonly battleValues: readonly KeyWordPrinciple[];
} = {
  battleValues: valuesOfBattles,
  everyWord: [
    whetherItReaches,
    normalSummonUsed,
    printedOnIt,
    revivedAgain,
    ownerActivates,
    freedAgain,
    materialFor,
    materialPlaces,
    namedMaterial,
    fusedInto,
    enoughLevels,
    goneBeforeItResolves,
    substitutes,
    negateTheSummon,
    answersSome,
    rightAfterNegated,
    whenUsable,
    whatItDoes,
    whichItSweeps,
    kindOfEffect,
    printedKinds,
    printedValues,
    tributesNeeded,
    tributesBarred,
    noSummonMade,
    mayDoNothing,
    barredDeeds,
    underTexts,
    eachTime,
    declaredNames,
  ],
  keyWords: [
    alreadyThere,
    answersIt,
    answersLate,
    asCost,
    banishedInstead,
    bannedSummon,
    battlePhaseEnded,
    byBattle,
    savedInstead,
    shownWhenAdded,
    faceDownOnes,
    standsInFrom,
    putOnTop,
    handIsExtraDeck,
    inTheScales,
    turnLocks,
    attackBans,
    noZonePointedTo,
    noSuchMaterial,
    summonedWithout,
    excavated,
    stillAsked,
    stillDone,
    resolvesAllTheSame,
    notDestroyed,
    notPendulumSummoned,
    missedTiming,
    triggersTold,
    paidAway,
    negatedCard,
    negatedEffect,
    costKept,
    countersUsed,
    doneToAttack,
    negatedAsActivated,
    negatedOnField,
    negatedThenGone,
    neverSummoned,
    freedByNegation,
    useAgain,
    eachCopy,
    freshAgain,
    gainsByDestroying,
    treatedName,
    negatedSelfDestruction,
    negatedLock,
    onlyOne,
    notControlled,
    reachedKinds,
    trapMonsters,
    madeUnaffected,
    comesBack,
    laterToo,
    controlEnds,
    underNewControl,
    whatLasts,
    whatGoesOn,
    waySummoned,
    wasSet,
    setThoughBarred,
    isEnough,
    revival,
    notInDamageStep,
    flippedByAttack,
    noRoom,
    roomByUse,
    roomGone,
    moreNormalSummons,
    whenAttackedFaceDown,
    ...ofBattles,
    ofTokens,
    geminiIsNormal,
    attackNegated,
    underXyz,
    forbidden,
    replays,
    takenByEffect,
    reachesFaceDown,
    tributesFor,
  ],
  values: [
    normalSummonsLeft,
    staysEquipped,
    tokensCounted,
    whichZone,
    whatItGains,
    atkAfter,
    atkAfter,
    givenByMaterials,
    oncePerEvent,
    ownersPlace,
    leavesBanished,
    whoseTrigger,
    whoseResolution,
  ],
};
