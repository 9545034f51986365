/** What happens: the verbs of a timing clause that tell an event, in the present tense of card text. */
const passive =
  /\b(?:is|are|becomes?|gets?) (?:(?:both|then|also) )?(?:\w+ly )?(?:(?:Normal|Special|Flip|Tribute|Fusion|Synchro|Xyz|Link|Ritual|Pendulum|Gemini|either|both|also|then|successfully|face-up|now|or)[, /]+(?:or )?)*(?:Summoned|Set|sent|destroyed|banished|discarded|Tributed|added|returned|flipped|changed|activated|detached|targeted|drawn|inflicted|used|revealed|placed|removed|taken|shuffled|negated|attacked|selected|declared|paid|moved|excavated|rolled|milled|attached|tossed|reduced|increased|given|dealt|chosen|applied|resolved|lost|gained|Chained)\b/;
const active =
  /\b(?:declares?|attacks|attack|battles|battle|destroys?|inflicts?|leaves|leave|takes|take|pays?|activates?|draws?|adds?|resolves?|Summons?|Sets?|detaches|becomes|moves|changes|sends?|discards?|banishes|targets|gains?|loses?|returns?|receives?|wins?|calls|enters?|uses?|rolls?|shuffles?|Tributes?|reveals?|excavates?|negates?|has left|have left|resolving|was negated by|placed on it|you do$|equips?|resolving|(?<!was (?:\w+ )?)Summoned using)\b|^(?:Normal |Special |Flip |Tribute )?Summoned\b|\bshifts\b|^you called\b/;
/** What only says meanwhile. */
const meanwhile = /,? ?\bwhile (?!face-up\b|equipped\b|in\b|on\b|attached\b).*$/;
/** Who has or controls something: a state, whatever is said of it. */
const state =
  /^(?:(?:both |all )?you(?:r opponent)?|each player|both players|a player|the turn player|neither player|only 1 player|this card|there|it|they)\b(?: (?:only|currently|already|also))? (?:can|could|have|has|had|controls?|would|is|are)\b(?! (?:\w+ly )?(?:Normal|Special|Flip|Tribute|Fusion|Synchro|Xyz|Link|Ritual|Pendulum|Summoned|Set|sent|destroyed|banished|discarded|Tributed|added|returned|flipped|changed|activated|detached|targeted|either|drawn|inflicted|used|revealed|placed|removed|taken|shuffled|selected|negated|attacked|declared|excavated|attached))/i;

/** Does a timing clause tell something that happens (not a state of things)? */
export function tellsEvent(clause: string): boolean {
  const words = clause.replace(/^(?:If|When|Each time|Whenever|After)\s+/i, '').replace(/"[^"]*"/g, 'X');
  const own = words.replace(/ \([^()]*\)| by battle\b/g, '').replace(meanwhile, '');
  if (
    state.test(own) ||
    /^this card is (?:currently|still)\b/i.test(own) ||
    (/^[^,]* (?:is|are) on the field$/.test(own) && !passive.test(own)) ||
    /^(?:exactly )?\d\b[^,]*\b(?:are|have been) (?:banished|declared)\b|\bhave been declared\b/.test(own)
  )
    return false;
  return (
    passive.test(own) ||
    active.test(own) ||
    (/^(?:When|Each time)\b/i.test(clause) && /\b(?:is|are) equipped\b/.test(own))
  );
}
