/** What happens: the verbs of a timing clause that tell an event, in the present tense of card text. */
const passive =
  /\b(?:is|are|becomes?|gets?) (?:\w+ly )?(?:(?:Normal|Special|Flip|Tribute|Fusion|Synchro|Xyz|Link|Ritual|Pendulum|Gemini|either|both|also|then|successfully|face-up|now|or)[, /]+(?:or )?)*(?:Summoned|Set|sent|destroyed|banished|discarded|Tributed|added|returned|flipped|changed|activated|detached|targeted|drawn|inflicted|used|revealed|placed|removed|taken|shuffled|negated|attacked|selected|declared|paid|moved|excavated|rolled|milled|equipped|attached|tossed|reduced|increased|given|dealt|chosen|applied|resolved|lost|gained)\b/;
const active =
  /\b(?:declares?|attacks|attack|battles|battle|destroys?|inflicts?|leaves|leave|takes|take|pays?|activates?|draws?|adds?|resolves?|Summons?|Sets?|detaches|becomes|moves|changes|sends?|discards?|banishes|targets|gains?|loses?|returns?|receives?|wins?|calls|enters?|uses?|rolls?|shuffles?|Tributes?|reveals?)\b/;
/** A wish for what already was, or what stands as it is. */
const whiles = /,? ?\b(?:while|with|that|who|whose|by|using|because of|due to)\b.*$/;

/** Does a timing clause tell something that happens (not a state of things)? */
export function tellsEvent(clause: string): boolean {
  const words = clause.replace(/^(?:If|When|Each time|Whenever|After)\s+/i, '').replace(/"[^"]*"/g, 'X');
  const own = words.replace(whiles, '');
  if (passive.test(own)) return !/\b(?:is|are) (?:equipped)\b/.test(own) || /\b(?:becomes?|gets?) equipped/.test(own);
  return active.test(own) && !stateVerb.test(own);
}

const stateVerb = /^(?:you|your opponent|both players|a player|the turn player|neither player)s? (?:can|could|have|has|controls?|would)\b/i;
