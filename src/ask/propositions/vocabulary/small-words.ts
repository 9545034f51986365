/** Words that are left out before anything is read: with or without them a question is the same. */
export const leftOut: ReadonlySet<string> = new Set(
  `the a an also simply usually normally typically generally actually really currently anyway
   its my mine our their theirs your yours his her me please now too certain given both ever even whole
   later then so-called plain well`.split(/\s+/),
);

/** Of those, the words that say that something is the asker's own, not the opponent's. */
export const ownWords: ReadonlySet<string> = new Set(['my', 'mine', 'our', 'me']);

/** Words that say nothing by themselves where no form takes them up. */
export const silent: ReadonlySet<string> = new Set(
  `i we you it they he she them itself this that these those there to of in on at by for with as from into onto per
   about via using through s and but so because since though although player players up out who which whose one else
   way same such be been being have having do if when while once after during upon would like want try plan wish get
   thing 've 're 'll 'd 'm 's any some said says say text happen happened either than x name give lets let grant
   available back make new open default procedure window gets order place something anything meantime already just
   tell find begin beginning start time located allow permit provide rule case situation controller exactly
   somehow belong take count sit stand attempt reason resulting afterwards afterward permit mean such anyone anybody someone somebody right correct yeah suitable us box let exact straight middle still = vs earlier wear wearing whoever whenever`.split(
    /\s+/,
  ),
);

/** Helping verbs, with the mood of a question that one of them opens. */
export const helpers: Readonly<Record<string, 'may' | 'fact' | 'must'>> = {
  can: 'may',
  may: 'may',
  could: 'may',
  must: 'must',
  should: 'must',
  will: 'fact',
  would: 'fact',
  do: 'fact',
  does: 'fact',
  did: 'fact',
  is: 'fact',
  are: 'fact',
  was: 'fact',
  were: 'fact',
  has: 'fact',
  have: 'fact',
  had: 'fact',
  am: 'fact',
};

/** Forms of "be", after which a verb is passive. */
export const beForms: ReadonlySet<string> = new Set([
  'is',
  'are',
  'was',
  'were',
  'be',
  'been',
  'am',
  'being',
]);

/** Where a part of a sentence ends that a "not", a helping verb or a subject reaches. */
export const clauseWords: ReadonlySet<string> = new Set([
  'if',
  'when',
  'while',
  'after',
  'because',
  'since',
  'although',
  'though',
  'but',
  'so',
  'which',
  'who',
  'whose',
  'that',
  'and',
  'once',
]);
