import type { VerbForm } from './chunk.ts';

/** What a verb of players means, and how it is written. Regular forms are made of the first word. */
interface VerbWords {
  /** Base forms: "send", "Normal Summon". The last word is inflected. */
  readonly words: readonly string[];
}

const verb = (...words: readonly string[]): VerbWords => ({ words });

/** The verbs that players tell a Duel with. A word stands under one meaning only. */
export const verbTable = {
  activate: verb('activate', 'play', 'cast', 'flip up', 'fire off'),
  use: verb('use'),
  get: verb('get'),
  chain: verb('chain', 'respond'),
  target: verb('target'),
  resolve: verb('resolve'),
  destroy: verb('destroy', 'pop', 'blow up', 'wipe', 'nuke', 'kill'),
  die: verb('die'),
  hit: verb('hit', 'snipe', 'clip', 'zap', 'nail', 'remove', 'take out', 'get rid of'),
  survive: verb('survive'),
  'come-back': verb('come back'),
  send: verb('send', 'dump'),
  mill: verb('mill'),
  put: verb('put', 'place'),
  banish: verb('banish', 'exile'),
  discard: verb('discard', 'pitch', 'ditch'),
  tribute: verb('tribute', 'release', 'sacrifice', 'sac'),
  return: verb('return', 'bounce'),
  shuffle: verb('shuffle', 'spin'),
  add: verb('add', 'search', 'fetch', 'grab'),
  draw: verb('draw'),
  detach: verb('detach'),
  attach: verb('attach'),
  equip: verb('equip'),
  turn: verb('turn', 'flip'),
  gain: verb('gain'),
  pay: verb('pay'),
  lose: verb('lose'),
  take: verb('take', 'inflict'),
  steal: verb('steal', 'take control of', 'snatch'),
  absorb: verb('absorb', 'suck up', 'suck in'),
  halve: verb('halve'),
  negate: verb('negate'),
  affect: verb('affect'),
  attack: verb('attack', 'swing', 'swing into', 'swing at', 'battle', 'fight', 'crash into'),
  'attack-directly': verb('attack directly', 'swing directly', 'attack for game'),
  declare: verb('declare'),
  control: verb('control'),
  include: verb('include'),
  want: verb('want', 'try', 'plan', 'wish'),
  choose: verb('choose', 'decide'),
  trigger: verb('trigger', 'float', 'go off', 'proc'),
  miss: verb('miss'),
  leave: verb('leave'),
  go: verb('go', 'end up', 'wind up', 'enter', 'move', 'proceed'),
  bring: verb('bring'),
  summon: verb('summon'),
  revive: verb('revive'),
  set: verb('set', 'normal set'),
  'tribute-set': verb('tribute set'),
  'normal-summon': verb('normal summon'),
  'tribute-summon': verb('tribute summon'),
  'flip-summon': verb('flip summon'),
  'special-summon': verb('special summon'),
  'fusion-summon': verb('fusion summon', 'fuse'),
  'ritual-summon': verb('ritual summon'),
  'synchro-summon': verb('synchro summon'),
  'xyz-summon': verb('xyz summon'),
  'link-summon': verb('link summon'),
  'pendulum-summon': verb('pendulum summon'),
  'properly-summon': verb('properly summon', 'properly special summon'),
  change: verb('change', 'switch'),
  end: verb('end'),
  replace: verb('replace'),
  pass: verb('pass'),
  make: verb('make'),
  form: verb('form', 'make up'),
  offer: verb('offer'),
  apply: verb('apply'),
  become: verb('become'),
  happen: verb('happen'),
} as const satisfies Readonly<Record<string, VerbWords>>;

export type VerbId = keyof typeof verbTable;

/** Verbs whose forms are not made by rule: third person, past, "-ing". */
const irregular: Readonly<Record<string, readonly [string, readonly string[], string]>> = {
  blow: ['blows', ['blew', 'blown'], 'blowing'],
  come: ['comes', ['came'], 'coming'],
  steal: ['steals', ['stole', 'stolen'], 'stealing'],
  hit: ['hits', ['hit'], 'hitting'],
  die: ['dies', ['died'], 'dying'],
  send: ['sends', ['sent'], 'sending'],
  put: ['puts', ['put'], 'putting'],
  spin: ['spins', ['spun'], 'spinning'],
  draw: ['draws', ['drew', 'drawn'], 'drawing'],
  pay: ['pays', ['paid'], 'paying'],
  lose: ['loses', ['lost'], 'losing'],
  take: ['takes', ['took', 'taken'], 'taking'],
  try: ['tries', ['tried'], 'trying'],
  set: ['sets', ['set'], 'setting'],
  leave: ['leaves', ['left'], 'leaving'],
  get: ['gets', ['got', 'gotten'], 'getting'],
  go: ['goes', ['went', 'gone'], 'going'],
  bring: ['brings', ['brought'], 'bringing'],
  choose: ['chooses', ['chose', 'chosen'], 'choosing'],
  swing: ['swings', ['swung'], 'swinging'],
  control: ['controls', ['controlled'], 'controlling'],
  attach: ['attaches', ['attached'], 'attaching'],
  make: ['makes', ['made'], 'making'],
  fight: ['fights', ['fought'], 'fighting'],
  sac: ['sacs', ['sacced', 'sacked'], 'saccing'],
  apply: ['applies', ['applied'], 'applying'],
  become: ['becomes', ['became'], 'becoming'],
  cast: ['casts', ['cast'], 'casting'],
};

/** Verbs that double their last letter: "popped". */
const doubled = /^(pop|flip|plan|equip|grab|clip|zap)$/;

/** A form of a verb: the words as they are written, in lower case. */
export interface VerbWriting {
  readonly words: string;
  readonly verb: VerbId;
  readonly form: VerbForm;
}

/** "flip up", "fire off" and "attack directly" bend their first word, "Normal Summon" its last. */
const bendsFirst = / (?:up|off|out|into|at|back|rid of|control of|directly|for game)$/;

/** All verbs. */
export const verbIds: readonly VerbId[] = Object.keys(verbTable).filter((key): key is VerbId =>
  Object.hasOwn(verbTable, key),
);

/** Every form of every verb. */
export const verbForms: readonly VerbWriting[] = verbIds.flatMap((id) =>
  verbTable[id].words.flatMap((words) =>
    formsOf(words).map(([written, form]) => ({ words: written, verb: id, form })),
  ),
);

function formsOf(words: string): readonly (readonly [string, VerbForm])[] {
  const parts = words.split(' ');
  const bent = bendsFirst.test(words) ? 0 : parts.length - 1;
  const base = parts[bent] ?? words;
  const [s, past, ing] = irregular[base] ?? regular(base);
  const written = (form: string) => parts.with(bent, form).join(' ');
  const pasts = past.filter((form) => form !== base).map((form) => [written(form), 'past'] as const);
  return [[words, 'base'], [written(s), 's'], ...pasts, [written(ing), 'ing']];
}

function regular(base: string): readonly [string, readonly string[], string] {
  if (base.endsWith('e')) return [`${base}s`, [`${base}d`], `${base.slice(0, -1)}ing`];
  if (base.endsWith('sh') || base.endsWith('ch') || base.endsWith('ss'))
    return [`${base}es`, [`${base}ed`], `${base}ing`];
  const stem = doubled.test(base) ? base + base.slice(-1) : base;
  return [`${base}s`, [`${stem}ed`], `${stem}ing`];
}
