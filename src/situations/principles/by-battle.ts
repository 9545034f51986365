import { isActivated } from '../../effects/activated.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import type { Source } from './reading/activated-source.ts';
import { agreed, effectsAsked } from './reading/asked-effects.ts';
import { isOfKind, kindsIn } from './reading/kind-words.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

/** What a Trigger Effect answers of a battle, in the words of its text. */
const destroys =
  /\b(?<who>this (?:attacking )?card|your [^,:;]*?monsters?|an? [^,:;]*?monster you control|a monster) destroys? (?<what>[^,:;]*?monster)(?:\\(s\\))? by (?:battle|attacking)(?<more>[^:;]*)/;
const damages =
  /\b(?<who>this (?:attacking )?card|your [^,:;]*?monsters?|an? [^,:;]*?monster you control|a monster) inflicts? (?:\d+ or more )?battle damage(?<more>[^:;]*)/;

const asksIf = /\b(?:can|may|do|does|will|would|could|did|is|am)\b/;
const changes =
  /\bnegat|\bskill drain\b|\bmacro cosmos\b|\bbanish(?:ed|es)? instead\b|\bonce per turn\b|\balready used\b|\bdamage to 0\b|\bno (?:battle )?damage\b|\btake no\b|\bhalved\b|\bdamage step\b/;
const fights =
  /\battack|\bbattl|\bfought|\bfights?\b|\bran? (?:over|into)|\bruns (?:over|into)|\bcrash|\bswing|\bswung|\bhits?\b|\btrade|\bdestroyed\b|\bconnect/;

/** How the battle went, as it was told. */
interface Battle {
  readonly direct: boolean;
  /** The monster whose effect it is was the one that was attacked. */
  readonly attacked: boolean;
  readonly attacking: boolean;
  readonly spared: boolean;
  readonly both: boolean;
}

/**
 * Effects for a monster destroyed by battle, and for battle damage: which battles they answer, by their words (rules
 * trigger/condition-met, damage-step/destroyed-by-battle). A monster that was not destroyed was not; damage of a direct
 * attack, or of one that the other player made, is battle damage that the monster inflicts; and whose the destroyed
 * monster is by right does not matter where the text asks who controlled it.
 */
export const byBattle: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  if (!asksIf.test(question) || changes.test(`${told} ${question}`) || !fights.test(told + question))
    return undefined;
  const effects = answering(sketch);
  return agreed(effects.map((effect) => judged(effect, sketch)));
};

/** The effects for a battle that the question may be about; of several cards, of the one that it names. */
function answering(sketch: Sketch): readonly Source[] {
  const { cards, question, told } = sketch;
  const have = cards.filter(({ model }) =>
    model.parts.some((part) => isActivated(part) && part.kind === 'trigger'),
  );
  const named = have.filter(({ ref }) => question.includes(ref));
  const all = (named.length > 0 ? named : have).flatMap((card) => effectsAsked(question, [card]));
  const fitting = all.filter(
    ({ part, words }) =>
      part.kind === 'trigger' && (destroys.test(words.before) || damages.test(words.before)),
  );
  const holders = new Set(fitting.map(({ card }) => card));
  return holders.size === 1 && (named.length > 0 || told.includes([...holders][0]?.ref ?? '?'))
    ? fitting
    : [];
}

function judged({ card, part, words }: Source, sketch: Sketch): Ruled | undefined {
  const reads = [{ model: card.model, part }];
  const { before } = words;
  const battle = battleOf(card, sketch);
  const destroyed = destroys.exec(before)?.groups;
  const no = (because: string) => ruled('no', 'trigger/condition-met', because, reads);
  const yes = (because: string) =>
    ruled('yes', 'trigger/condition-met', because, reads, ['what else it asks for is so']);
  if (destroyed !== undefined) {
    if (battle.spared && !battle.both) return no('the other monster was not destroyed by battle');
    if (battle.direct && !battle.both) return no('a direct attack destroys no monster');
    if (hasMore(destroyed['more'] ?? '') || /\b(?:level|rank|type)\b|"/.test(destroyed['what'] ?? ''))
      return undefined;
    if (/attacking|\bby attacking/.test(before) || !saysKilled(sketch)) return undefined;
    if (battle.both) {
      if (
        /\bthis (?:attacking )?card\b/.test(destroyed['who'] ?? '') ||
        !isOne(destroyed['who'] ?? '', card, sketch)
      )
        return undefined;
      return yes('its monster did destroy the other by battle, although it was destroyed as well');
    }
    if (
      /\b(?:st[eo]len?|took|taken|control of) (?:control of )?(?:one of )?my\b/.test(sketch.told) &&
      /\bopponent's monster\b/.test(destroyed['what'] ?? '') &&
      /\bthis card\b/.test(destroyed['who'] ?? '') &&
      sketch.told.includes(card.ref)
    )
      return /\bopponent's gy\b|\btheir gy\b/.test(before)
        ? undefined
        : yes('it was a monster that the opponent controlled, whoever owns it');
    return undefined;
  }
  const damaged = damages.exec(before)?.groups;
  if (damaged === undefined || battle.spared || battle.both) return undefined;
  const who = damaged['who'] ?? '';
  const more = damaged['more'] ?? '';
  if (!/\bthis (?:attacking )?card\b/.test(who) || !saysDamaged(sketch)) return undefined;
  const byDirect = /\b(?:by|with) (?:a )?direct attack\b|\bdirectly\b/.test(
    more + before.replace(damages, ''),
  );
  const byAttack = /\bby attacking\b|\battacking\b/.test(who + more);
  if (battle.direct && battle.attacking) {
    if (/\bmonster\b/.test(more)) return no('it asks for a battle with a monster');
    return yes('the damage of a direct attack is battle damage too');
  }
  if (battle.attacked) {
    if (byDirect || byAttack) return no('it asks for an attack of its own');
    if (!theyAreHurt(card, sketch)) return undefined;
    return /^ to (?:your opponent|a player|the opponent)$|^$/.test(
      more.trim() === '' ? '' : ` ${more.trim()}`,
    )
      ? yes('it inflicts battle damage as the monster that is attacked, too')
      : undefined;
  }
  return undefined;
}

/** More that the text asks of the destroyed monster: "and sends it to the GY" is what happens to it. */
const hasMore = (more: string): boolean =>
  more.replace(/^,? and (?:sends (?:it|that monster)|it is sent) to the (?:gy|graveyard)/, '').trim() !== '';

function battleOf({ ref }: SketchCard, { told, question }: Sketch): Battle {
  const text = `${told} ${question}`;
  return {
    direct: isDirect(ref, text) && !/\b(?:cannot|not|n't)[^.;]*\bdirect/.test(text),
    attacked: new RegExp(
      `\\b(?:they|he|she|opponent|opp|[a-z]+ (?:monster )?)(?: [a-z]+){0,2} ?(?:attack(?:s|ed)|swings?|swung|crash(?:es|ed)|ran|runs)(?: [a-z]+){0,2} (?:my |the )(?:[\\d-]+(?:def|atk)? |[a-z-]+ )?${ref}|${ref} (?:was|is|got|gets) (?:the one )?(?:being )?attacked`,
    ).test(told),
    attacking: new RegExp(
      `${ref} (?:[a-z]+ ){0,3}(?:attack|hit|swing|swung|connect|battle)|(?:attack|swing|swung|hit)[a-z]* (?:directly )?with (?:my )?${ref}`,
    ).test(text),
    spared:
      /\b(?:was|is|were|got)(?:n't| not) destroyed\b|\bsurviv|\binstead of (?:it |its )?being destroyed|\bdetach\w*(?: [a-z]+){0,3} instead\b|\binstead of being\b|\bindestructible\b|\bcannot be destroyed\b/.test(
        told,
      ),
    both: /\btrad(?:e|ed|es)\b|\bboth (?:die|died|destroyed|are|were|get|got|go|went)\b|\beach other\b|\b(?:died|destroyed) (?:too|as well|also)\b/.test(
      text,
    ),
  };
}

/** Is a direct attack told, and not of another card? */
function isDirect(ref: string, text: string): boolean {
  const told = text
    .split(/[.;,?]|\b(?:and|after|before|while|then)\b/)
    .filter((each) => /\bdirect(?:ly)?\b/.test(each));
  return told.length > 0 && !told.some((each) => /#\d/.test(each.replaceAll(ref, '')));
}

const saysKilled = ({ told }: Sketch): boolean =>
  /\bdestroy|\bkill|\bran over|\bruns over|\bbeat|\btrad(?:e|ed|es)\b|\bdied\b|\bboth die/.test(told);
const saysDamaged = ({ told, question }: Sketch): boolean =>
  /\bdamage\b|\bhits?\b|\bconnects?\b|\btook \d+/.test(`${told} ${question}`);

/** Is it the attacking player who is told to have taken the damage, or the attacked monster to have inflicted it? */
const theyAreHurt = ({ ref }: SketchCard, { told, question }: Sketch): boolean =>
  !/\bi (?:[a-z]+ )?(?:take|took|lose|lost|suffer(?:ed)?|get|got)\b[^.;?]*\b(?:damage|lp|\d+)|\b(?:to|deals?|dealt|dealing|inflict(?:s|ed|ing)?(?: \d+)?(?: battle)? damage to) me\b/.test(
    `${told} ${question}`,
  ) &&
  new RegExp(
    `\\b(?:they|he|she|opponent|opp)\\b[^.;]*\\b(?:takes?|took|taking|loses?|lost|suffers?|suffered)\\b|\\bdamage to (?:them|my opponent|the opponent|him|her)\\b|${ref}(?:'s \\w+)? (?:[a-z]+ ){0,3}(?:inflict|deal|dealt)`,
  ).test(`${told} ${question}`);

/** Is one of the named monsters, other than the card itself, one that the text speaks of, and mine? */
const isOne = (who: string, card: SketchCard, { cards, told }: Sketch): boolean =>
  cards.some(
    (each) =>
      each !== card &&
      new RegExp(`\\bmy (?:[a-z]+ )?${each.ref}`).test(told) &&
      kindsIn(who).some((kind) => kind.asks.length > 0 && isOfKind(each.model, kind) === true),
  );
