import { describe, expect, test } from 'vitest';
import { followed, linesIn, offered, picked, replyTo, run, soFar } from '../../support/builder.ts';

const start = '/duel build';
const add = (...names: readonly string[]) => ['Add a card', names.join('\n')] as const;

describe('a situation from nothing to its verdict', () => {
  test('a discarded card that comes back to the hand', async () => {
    const told = await followed(
      await replyTo(start),
      add('dandelion', 'Monster Reincarnation'),
      'P0: hand',
      'P0: hand',
      'What is done',
      'Activate a card or effect',
      'P0 activates "Monster Reincarnation"',
      'Dandylion',
      'Dandylion',
      'What is done',
      'Resolve the last Chain Link',
      'resolve',
    );
    expect(soFar(told)).toBe(
      [
        'ruleset: TCG',
        'P0 has in the hand: "Dandylion"',
        'P0 has in the hand: "Monster Reincarnation"',
        'P0 activates "Monster Reincarnation", discarding "Dandylion", targeting "Dandylion"',
        'resolve',
      ].join('\n'),
    );
    const ruled = await followed(told, 'Ask a question', 'does "Dandylion" activate?');
    expect([ruled.title, ruled.tone]).toEqual(['No', 'no']);
    expect(linesIn(ruled, 'The situation').at(-1)).toBe('does "Dandylion" activate?');
    const written = offered(ruled).find(({ label }) => label === 'Show the situation');
    expect([written?.opens, written?.line.startsWith('/situation text:ruleset: TCG; P0 has')]).toEqual([
      true,
      true,
    ]);
  });

  test('a Tribute Summon, a phase, an attack, and its damage', async () => {
    const ruled = await followed(
      await replyTo(start),
      add('Jinzo; Celtic Guardian; Harpie Lady'),
      'P0: hand',
      'P0: face-up Attack Position',
      'P1: face-down Defense Position',
      'What is done',
      'Normal Summon or Set',
      'P0 Tribute Summons "Jinzo", Tributing "Celtic Guardian"',
      'What is done',
      'Attack',
      '"Jinzo" attacks "Harpie Lady"',
      'Ask a question',
      'What comes of the battle?',
      'what does the battle destroy?',
    );
    expect(ruled.title).toBe('Harpie Lady');
    expect(linesIn(ruled, 'The situation')).toContain('go to the Battle Step');
  });

  test('a Summon that is negated', async () => {
    const ruled = await followed(
      await replyTo(start),
      add('Celtic Guardian', 'Solemn Judgment'),
      'P0: hand',
      'P1: Set in the Spell & Trap Zone',
      'What is done',
      'Declare a Summon that may be negated',
      'P0 tries to Normal Summon "Celtic Guardian"',
      'What is done',
      'Activate a card or effect',
      'P1 activates "Solemn Judgment"',
      'What is done',
      'Resolve the last Chain Link',
      'resolve',
      'Ask a question',
      'is "Celtic Guardian" on the field?',
    );
    expect(ruled.title).toBe('No');
  });

  test('what a Chain Link did is told, where no text says it', async () => {
    const told = await followed(
      await replyTo(
        '/duel build text:P0 controls: Dandylion; P1 has Set: "the other card"; card "the other card": a Normal Trap; P1 activates "the other card"',
      ),
      'What is done',
      'Resolve: say what happens',
      'resolve: "Dandylion" is destroyed',
      'Ask a question',
      'does "Dandylion" activate?',
    );
    expect(told.title).toBe('Yes');
  });

  test('one question more about the same, and on from there', async () => {
    const text = 'P0 controls: Jinzo; P1 controls: "Celtic Guardian"; is Jinzo on the field?';
    const ruled = await replyTo(`${start} text:${text}`);
    expect(ruled.title).toBe('Yes');
    const other = await followed(ruled, 'Ask something else', 'what are the ATK and DEF of "Jinzo"?');
    expect(other.tone).toBe('value');
    const home = await followed(other, 'Go on building');
    expect(soFar(home)).not.toContain('ATK and DEF');
  });
});

describe('adding cards', () => {
  test.for([
    ['one a line', 'Dandylion\nJinzo', ['Dandylion', 'Jinzo']],
    ['with commas', 'dandelion, jinzo', ['Dandylion', 'Jinzo']],
    [
      'a name with a comma, among others',
      'Ryko, Lightsworn Hunter, Jinzo',
      ['Ryko, Lightsworn Hunter', 'Jinzo'],
    ],
    ['a mistyped name with a comma', 'ryko, lightswrn hunter', ['Ryko, Lightsworn Hunter']],
    ['a name that ends with a quote', 'Jinzo; "Dandylion"', ['Jinzo', 'Dandylion']],
    ['between quotes, with empty lines', '"Jinzo"\n\n', ['Jinzo']],
    ['the same name twice', 'Jinzo; Jinzo', ['Jinzo', 'Jinzo']],
  ] as const)('%s', async ([, typed, names]) => {
    let reply = await picked(await replyTo(start), 'Add a card', typed);
    for (const name of names) {
      expect(reply.title).toBe(`Where is ${name}?`);
      reply = await picked(reply, 'P1: GY');
    }
    expect(soFar(reply).split('\n')).toHaveLength(names.length + 1);
  });

  test('what a slip was taken for is said', async () => {
    const reply = await picked(await replyTo(start), 'Add a card', 'dandelion');
    expect(reply.lead).toContain('"dandelion" is taken for Dandylion.');
  });

  test('of an unclear name those that may be meant are offered, and no name after it is lost', async () => {
    const reply = await picked(await replyTo(start), 'Add a card', 'harpie\nJinzo');
    expect(reply.title).toBe('Which card is "harpie"?');
    expect(reply.menu?.choices.length).toBeGreaterThan(1);
    const meant = await picked(reply, 'Harpie Queen');
    expect([meant.title, meant.lead?.endsWith('Then: Jinzo.')]).toEqual(['Where is Harpie Queen?', true]);
  });

  test('a name that no card has says so; the others are not lost', async () => {
    const reply = await picked(await replyTo(start), 'Add a card', 'qqqqqq\nJinzo');
    expect(reply.lead).toBe('No card is called like "qqqqqq".');
    expect((await picked(reply, 'Leave this one out')).title).toBe('Where is Jinzo?');
    expect((await picked(reply, 'Type another name', 'Dandylion')).title).toBe('Where is Dandylion?');
  });

  test.for([
    [
      'Dandylion',
      ['P0: hand', 'P0: face-down Defense Position', 'P1: Deck'],
      ['P0: Extra Deck', 'P0: Pendulum Zone'],
    ],
    ['Stardust Dragon', ['P0: Extra Deck', 'P0: GY, properly Summoned before'], ['P0: hand', 'P0: Deck']],
    ['I:P Masquerena', ['P1: face-up Attack Position'], ['P1: face-up Defense Position', 'P0: hand']],
    [
      'Monster Reborn',
      ['P0: hand', 'P0: Set in the Spell & Trap Zone'],
      ['P0: face-up in the Spell & Trap Zone'],
    ],
    ['Skill Drain', ['P0: face-up in the Spell & Trap Zone'], ['P0: face-up Attack Position']],
    [
      'Union Hangar',
      ['P0: face-up in the Field Zone', 'P0: Set in the Field Zone'],
      ['P0: Set in the Spell & Trap Zone'],
    ],
  ] as const)('%s is only where such a card can be', async ([name, can, cannot]) => {
    const reply = await replyTo(`${start} card:"${name}"`);
    const labels = reply.menu?.choices.map(({ label }) => label) ?? [];
    expect(labels).toEqual(expect.arrayContaining([...can]));
    expect(labels.filter((label) => cannot.some((each) => each === label))).toEqual([]);
  });

  test('without a form, the line says where the names go', async () => {
    const reply = await replyTo(`${start} step:add text:P0 controls: Jinzo`);
    expect(reply.lead).toContain('card:"Dandylion; Jinzo"');
    expect(soFar(reply)).toContain('"Jinzo"');
  });

  test('a card that is added after something was done stands before it', async () => {
    const reply = await replyTo(
      `${start} card:Dandylion text:P0 has in the hand: Jinzo; go to the End Phase`,
    );
    const lines = soFar(await picked(reply, 'P0: hand')).split('\n');
    expect(lines.slice(-2)).toEqual(['P0 has in the hand: "Dandylion"', 'go to the End Phase']);
  });
});

describe('what is offered first is what is legal', () => {
  const labels = async (step: string, text: string) =>
    (await replyTo(`${start} step:${step} text:${text}`)).menu?.choices.map(({ label }) => label) ?? [];

  test('activations', async () => {
    const found = await labels(
      'activate',
      'P1 has Set: "Solemn Judgment"; P0 has in the hand: "Double Summon"',
    );
    expect(found).toEqual([
      'P0 activates "Double Summon"',
      'P1 activates "Solemn Judgment" (against the rules)',
    ]);
  });

  test('attacks, from Main Phase 1', async () => {
    const found = await labels('attack', 'P0 controls: Jinzo; P1 controls: "Celtic Guardian"');
    expect(found).toEqual([
      '"Jinzo" attacks "Celtic Guardian"',
      '"Jinzo" attacks directly (against the rules)',
    ]);
  });

  test('targets', async () => {
    const text =
      'P0 has in the hand: "Monster Reborn"; P1 controls: Jinzo; P0 has in the GY: Dandylion; P0 activates "Monster Reborn"';
    const [first, second] = await labels('more', text);
    expect([first, second]).toEqual(['Dandylion', 'Jinzo (against the rules)']);
  });

  test('a Summon by materials, and then which', async () => {
    const text =
      'P0 has in the Extra Deck: "Stardust Dragon", "I:P Masquerena"; P0 controls: "the tuner", "Celtic Guardian", Jinzo; card "the tuner": a Level 4 Tuner/Effect Monster; P1 controls: "Harpie Lady"';
    const found = await labels('special-summon', text);
    expect(found).toEqual(['P0 Synchro Summons "Stardust Dragon"', 'P0 Link Summons "I:P Masquerena"']);
    const which = await followed(
      await replyTo(`${start} step:special-summon text:${text}`),
      'P0 Synchro Summons "Stardust Dragon"',
    );
    expect(which.title).toBe('Which monsters are the materials?');
    const [first, ...others] = which.menu?.choices.map(({ label }) => label) ?? [];
    expect(first).toBe('the tuner + Celtic Guardian');
    expect(others.every((label) => label.endsWith('(against the rules)'))).toBe(true);
    const told = await picked(which, first ?? '');
    expect(soFar(told)).toContain(
      'P0 Synchro Summons "Stardust Dragon", using "the tuner" and "Celtic Guardian"',
    );
  });

  test('no Summon of a monster that nothing fits', async () => {
    const text = 'P0 has in the Extra Deck: "Stardust Dragon"; P0 controls: Jinzo';
    expect(await labels('special-summon', text)).toEqual([
      'P0 Synchro Summons "Stardust Dragon" (against the rules)',
    ]);
  });

  test('of many choices of Tributes each is asked for', async () => {
    const cards = ['a', 'b', 'c', 'd', 'e'];
    const text = `P0 has in the hand: "the giant"; card "the giant": a Level 8 Normal Monster; P0 controls: ${cards.map((each) => `"${each}"`).join(', ')}; ${cards.map((each) => `card "${each}": a Level 4 Effect Monster`).join('; ')}`;
    expect(await labels('normal-summon', text)).toEqual([
      'P0 Tribute Summons "the giant"',
      'P0 Sets "the giant"',
    ]);
    const told = await followed(
      await replyTo(`${start} step:normal-summon text:${text}`),
      'P0 Tribute Summons "the giant"',
      'b',
      'd',
    );
    expect(soFar(told)).toContain('P0 Tribute Summons "the giant", Tributing "b" and "d"');
  });

  test('what was told against the rules is told all the same, and pointed out', async () => {
    const reply = await replyTo(
      `${start} text:P0 controls: Jinzo; P1 controls: Dandylion; go to the Battle Step; Jinzo attacks directly`,
    );
    expect(linesIn(reply, 'Against the last step')).toHaveLength(1);
  });

  test('what an effect has the player choose is asked for when it resolves', async () => {
    const text = `P0 controls: "the asker"; card "the asker": a Level 4 Effect Monster; text of "the asker": "You can target 1 monster on the field; draw 1 card, then you can destroy that target."; P1 controls: Jinzo; P0 activates "the asker", targeting Jinzo; resolve`;
    const reply = await replyTo(`${start} step:more text:${text}`);
    expect(reply.title).toMatch(/^Is it done: "you can destroy/);
    const done = await picked(reply, 'No');
    expect(soFar(done)).toContain('resolve, deciding no');
    expect((await picked(reply, 'Leave it open')).title).toBe('The situation so far');
  });
});

describe('undoing', () => {
  test('each line in turn, down to nothing', async () => {
    let reply = await replyTo(
      `${start} text:P0 has in the hand: Jinzo, Dandylion; P0 Normal Summons Dandylion; go to the End Phase`,
    );
    const counts: number[] = [];
    while (soFar(reply) !== '') {
      counts.push(soFar(reply).split('\n').length);
      reply = await picked(reply, 'Undo the last line');
    }
    expect(counts).toEqual([5, 4, 3, 2]);
    expect(reply.title).toBe('A situation, step by step');
  });

  test('a card goes with the lines that describe it', async () => {
    const text =
      'P0 controls: Jinzo; P0 has in the hand: "the giant"; card "the giant": a Level 7 Normal Monster';
    const reply = await picked(await replyTo(`${start} text:${text}`), 'Undo the last line');
    expect(soFar(reply)).toBe('ruleset: TCG\nP0 has in the Monster Zone: "Jinzo"');
  });

  test('the ruleset of the text is kept, where it is another than that of the asker', async () => {
    const reply = await picked(
      await replyTo(`${start} text:ruleset: OCG; P0 controls: Jinzo`),
      'Undo the last line',
    );
    expect(soFar(reply)).toBe('ruleset: OCG');
  });
});

describe('what is wrong is told in one line, and nothing is lost', () => {
  test.for([
    ['a bad text', 'text:P0 contrls: Jinzo', 'unread-line'],
    ['a bad line among good ones', 'text:P0 controls: Jinzo; blorp', 'unread-line'],
    ['an unclosed quote', 'text:P0 controls: Jinzo; P0 has in the hand: "Dandylion', 'unclosed'],
    ['two questions', 'text:P0 controls: Jinzo; where is Jinzo?; is Jinzo negated?', 'two-questions'],
    ['an action that cannot be played', 'text:P0 controls: Jinzo; resolve', 'unplayable'],
    ['an unknown step', 'step:atack text:P0 controls: Jinzo', 'unknown-step'],
    ['a card that is not there', 'step:activate card:Jinzoo text:P0 controls: Jinzo', 'unknown-card'],
  ] as const)('%s', async ([, options, code]) => {
    const outcome = await run(`${start} ${options}`);
    if (outcome.ok) throw new Error(outcome.reply.title);
    expect(outcome.problem.code).toBe(code);
    for (const { line } of outcome.problem.choices ?? []) expect(line).toContain('Jinzo');
  });

  test('a text that was not read can be changed by hand, or is offered as it would be read', async () => {
    const outcome = await run(`${start} text:P0 controls: Jinzo; P0 Normal Sumons Jinzo`);
    if (outcome.ok) throw new Error(outcome.reply.title);
    const choices = outcome.problem.choices ?? [];
    expect(choices.at(-1)).toMatchObject({ label: 'Change the text', opens: true });
    expect(choices[0]?.line).toContain('/duel build text:P0 controls: Jinzo; P0 Normal Summons Jinzo');
    expect((await replyTo(choices[0]?.line ?? '')).title).toBe('The situation so far');
  });
});
