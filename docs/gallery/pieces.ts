import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Keyv from 'keyv';
import { type App, dataFolder, openApp } from '../../src/app/app.ts';
import type { Asker, Services } from '../../src/commands/command.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { situationLine } from '../../src/commands/line/print-line.ts';
import { customIdsOf } from '../../src/discord/messages/custom-id.ts';
import { answerLine } from '../../src/discord/run-command.ts';
import { isPictureKind, type PictureKind, pictureKinds, pictureOf } from '../../src/pictures/pictures-of.ts';
import type { PictureView } from '../../src/pictures/view.ts';
import { ok, valueOrThrow } from '../../src/platform/problem.ts';
import { loadConcepts } from '../../src/qa/concepts.ts';
import { makeQaIndex } from '../../src/qa/qa-index.ts';
import { qaShelf } from '../../src/qa/repository.ts';
import { embedReply, type ReplyMessage } from '../../src/replies/embed.ts';
import { printSituation } from '../../src/situations/language/print.ts';
import { playSituation, ruleOn } from '../../src/situations/rule-on.ts';
import { situationOf } from '../../src/situations/ruling.ts';

/** A reply as it goes to Discord, with the line that it answers. */
export interface Shown {
  readonly line: string;
  readonly locale?: string;
  readonly message: ReplyMessage;
  readonly picture?: PictureView;
}

/** All that the gallery shows. */
export interface Pieces {
  readonly replies: readonly Shown[];
  readonly pictures: readonly { readonly name: string; readonly view: PictureView }[];
}

/** A situation with cards nearly everywhere: long names, all positions, counters, equips, Link Arrows and scales. */
const crowded = [
  'phase: the Battle Step',
  'LP of P0: 3200',
  'LP of P1: 8000',
  'other cards in the Deck of P0: 21',
  'P0 has in the Monster Zone: "I:P Masquerena" (in EMZ-left)',
  'P0 has in the Monster Zone: "D/D/D Wave Oblivion King Caesar Ragnarok" (in M1, 3 Spell Counters)',
  'P0 has in the Monster Zone: "Blackwing - Vayu the Emblem of Honor" (in M2, Defense Position)',
  'P0 has in the Monster Zone: "Black Rose Moonlight Dragon" (in M3)',
  'P0 has in the Monster Zone: "Dandylion" (in M5, face-down)',
  'P0 has in the Spell & Trap Zone: "Union Hangar" (in S2)',
  'P0 has in the GY: "Jinzo", "Celtic Guardian", "Peten the Dark Clown", "Stardust Dragon"',
  'P0 has banished: "Cardcar D"',
  'P0 has in the hand: "Monster Reborn"',
  'P1 has in the Monster Zone: "Harpie Queen" (in M3)',
  'P1 has in the Spell & Trap Zone: "Skill Drain" (face-up), "Bottomless Trap Hole" (face-down)',
  '"Black Rose Moonlight Dragon" attacks "Harpie Queen"',
  'who may act now?',
].join('; ');

/** The number of a Q&A that there is none of, with a text of ours. */
const INVENTED = 999_001;

/** Lines beside the examples of /help: problems, what cannot be told, tables, pages, lists, other languages. */
const more: readonly (readonly [line: string, locale?: string])[] = [
  ['/card name:Dandelon'],
  ['/card name:Qqqq'],
  ['/cards text:[[Dandylion]], [[Stardust Dragon]] and [[Jinzo]]'],
  ['/ask text:who goes first?'],
  ['/ask text:I chain something to something. Does it work?'],
  ['/rule number:3.01.8'],
  ['/rule number:3'],
  ['/rule number:3.01.7f', 'de'],
  ['/ruling question:damage step', 'ja'],
  ['/timing card:"Dandylion" event:sent-to-gy as:cost then:added-to-hand', 'fr'],
  ['/timing card:"Dandylion" event:sent-to-gy as:cost then:added-to-hand', 'ja'],
  ['/timing card:"Dandylion" event:sent-to-gy as:cost then:added-to-hand', 'zh-CN'],
  ['/card name:Dandylion', 'ko'],
  [
    '/situation why:1 text:P0 has in the hand: "Monster Reincarnation", "Dandylion"; P0 activates "Monster Reincarnation", discarding "Dandylion", targeting "Dandylion"; resolve; does "Dandylion" activate?',
  ],
  [
    '/situation what-if:1 text:P0 has in the hand: "Monster Reincarnation", "Dandylion"; P0 activates "Monster Reincarnation", discarding "Dandylion", targeting "Dandylion"; resolve; does "Dandylion" activate?',
  ],
  // A card with its text: the words that decide are quoted.
  [
    '/situation text:P0 has in the hand: "Paper Lantern", "Night Errand"; card "Night Errand": Normal Spell; card "Paper Lantern": a Level 4 EARTH Plant/Effect Monster, ATK 1500, DEF 1000; text of "Paper Lantern": "When this card is sent to the GY: You can draw 1 card. You can only use this effect of \\"Paper Lantern\\" once per turn."; P0 activates "Night Errand", sending "Paper Lantern" to the GY; resolve; does "Paper Lantern" activate?',
  ],
  // A crowded field.
  [`/situation picture:field text:${crowded}`],
  ['/qa card:"Stardust Dragon"'],
  ['/qa number:16110'],
  [`/qa number:${INVENTED}`],
  ['/ask text:My Dandylion was sent to the GY in a way that I cannot describe. What now?'],
  ['/terms'],
  ['/settings'],
  ['/forget'],
  ['/help'],
  ['/about'],
];

/** Lines of which the whole answer is shown as well, behind `More`. */
const wholes = [
  '/timing card:"Peten the Dark Clown" event:sent-to-gy as:effect chain-link:2',
  '/ask text:I activate Monster Reincarnation, discarding Dandylion, and add Dandylion back to my hand. Does Dandylion trigger?',
];

/** Some facts of official Q&As, enough to show them; those that rules cite are not called withdrawn for want of the rest. */
const someQas = async (): Promise<Services['qas']> => {
  const shelf = qaShelf({
    store: new Keyv<unknown>(),
    log: () => undefined,
    concepts: () => valueOrThrow(loadConcepts(path.join(dataFolder, 'qa', 'concepts.json'))),
  });
  const entries = [
    { number: 16110, date: '2017-03-24', cards: [7734, 8609, 11944] },
    { number: 20932, date: '2017-07-28', cards: [5544, 6682, 13034, 13082] },
    { number: INVENTED, date: '2026-01-05', cards: [6654], concepts: 0, block: 0 },
  ];
  const writer = shelf.write(undefined);
  await writer.add(INVENTED, {
    title: 'Does a lantern that was blown out count as lit?',
    question:
      'A lantern was lit, and the wind blew it out. It is asked whether a card that counts lit lanterns counts it.',
    answer: 'No. A lantern that was blown out is not lit, and is not counted until it is lit again.',
  });
  const texts = await writer.end();
  const made = makeQaIndex(entries, { from: 'the gallery', syncedAt: Date.now(), ...(texts && { texts }) });
  const index = { ...made, has: () => true };
  return {
    concepts: shelf.concepts,
    current: async () => index,
    read: async () => index,
    keep: shelf.keep,
    write: shelf.write,
    drop: shelf.drop,
    text: shelf.text,
  };
};

/** Who asks in the gallery: somebody who manages a server that rules by the TCG. */
const asker: Asker = {
  guildId: '1',
  user: { id: '2', name: 'Somebody' },
  mayManage: true,
  mayModerate: true,
  logChannel: '3',
  ruleset: 'tcg',
};

/**
 * Makes what the gallery shows, from real answers by the starter cards: the examples of /help and the lines above; one
 * reply with each kind of picture; and the pictures of the rulings of data/rulings.
 * @param isShown whether a ruling is among them, by its id and its place
 */
export async function galleryPieces(
  isShown: (id: string, at: number) => boolean = () => true,
): Promise<Pieces> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'headjudge-gallery-'));
  const opened = await openApp(
    { dataDir, discordApiBase: 'http://127.0.0.1:1', logLevel: 'error', catalogUrl: 'off', qaUrl: 'off' },
    () => {},
  );
  if (!opened.ok) throw new Error(`${opened.problem.found} ${opened.problem.expected}`);
  const app = opened.value;
  try {
    const pictures = picturesOf(
      app.services.rulings.filter(({ id }, at) => isShown(id, at)),
      app,
    );
    const lines = [
      ...app.services.examples.map((line) => [line] as const),
      ...more,
      ...[...Map.groupBy(pictures, ({ kind }) => kind).values()].map(
        ([first]) => [first?.line ?? ''] as const,
      ),
    ];
    const replies: Shown[] = [];
    for (const [line, locale] of lines) replies.push(await shownOf(line, locale, app));
    for (const line of wholes) replies.push(await shownOf(line, undefined, app, 1));
    const id = rulingId(replies);
    for (const line of [
      `/note id:${id} as:corrected text:"At our events we ask the head judge about this one."`,
      `/recall id:${id}`,
      `/flag id:${id} why:"It says if"`,
    ])
      replies.push(await shownOf(line, undefined, app));
    return { replies, pictures };
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The id under the first ruling. */
function rulingId(replies: readonly Shown[]): string {
  const footers = replies.map(({ message }) => message.embeds[0]?.footer?.text ?? '');
  const id = footers.flatMap((text) => / id (\w+)$/.exec(text)?.[1] ?? [])[0];
  if (id === undefined) throw new Error('no ruling in the gallery has an id');
  return id;
}

async function shownOf(line: string, locale: string | undefined, app: App, part = 0): Promise<Shown> {
  const { commands } = app;
  const services: Services = { ...app.services, qas: await someQas(), post: async () => ok(undefined) };
  const from = locale === undefined ? asker : { ...asker, locale };
  const { reply } = await answerLine(line, from, services, (each) => readLine(each, commands), part);
  const customIds = await customIdsOf(reply, services.settings, () => {});
  const { picture } = reply;
  return {
    line: part === 0 ? line : `${line}, More`,
    message: embedReply(reply, customIds, picture === undefined ? undefined : `${picture.kind}.png`),
    ...(locale === undefined ? {} : { locale }),
    ...(picture === undefined ? {} : { picture }),
  };
}

/** A picture of a ruling, and the line that answers with it. */
interface Pictured {
  readonly name: string;
  readonly kind: PictureKind;
  readonly line: string;
  readonly view: PictureView;
}

/** All pictures of rulings, each once. */
function picturesOf(rulings: Services['rulings'], { services }: App): readonly Pictured[] {
  const pictures = new Map<string, Pictured>();
  for (const ruling of rulings) {
    const read = situationOf(ruling, services.catalogue);
    if (!read.ok) continue;
    const situation = read.value;
    const verdict = ruleOn(situation, services);
    const played = playSituation(situation, services);
    if (!verdict.ok || !played.ok) continue;
    for (const kind of Object.keys(pictureKinds).filter(isPictureKind)) {
      const view = pictureOf(kind, played.value, verdict.value);
      if (view === undefined) continue;
      const line = situationLine(printSituation(situation), kind);
      pictures.set(JSON.stringify(view), { name: `${ruling.id}, ${kind}`, kind, line, view });
    }
  }
  return [...pictures.values()];
}
