import { describe, expect, it } from 'vitest';
import { listKit } from '@/lib/kit/kit-list';
import { USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { buildKit, pieces } from '@/lib/systems/isolation/kit';
import { type Siege, schema } from '@/lib/systems/isolation/schema';
import { textBoxes } from '@/lib/systems/isolation/text-boxes';
import { siege, siegeFrom } from '@/test/support/isolation/siege';
import { kitsOf } from '@/test/support/kits-of';
import { NAMED } from '@/test/support/printed-kits';
import { startersOf } from '@/test/support/starters';
import {
  describeAnyText,
  describeBadInput,
  describeWholeKit,
  itGivesCredit,
  itGoesToShops,
  printed,
} from '../printed.suite';

const starters = await startersOf('isolation');

const STRIPS = ['green-links', 'red-links'];

const kit = printed({
  schema,
  buildKit,
  pieces,
  textBoxes,
  cutOut: [...STRIPS, 'tokens', 'stress-track', 'stance-cards', 'task-cards', 'event-cards'],
  codes: ['GL', 'RL', 'TK', 'ST', 'SC', 'TA', 'EV'],
});
const { cutOut, made, numbered, pagesOf, print, tightTexts, wordsOf } = kit;
const { cutOf, countOf } = kitsOf({ title: '', authors: [], licence: '', language: 'en', summary: '' }, buildKit);

const sieges = starters.map((starter): readonly [string, Siege] => [starter.id, siegeFrom(starter.body)]);
const [[, farm] = ['', siege()]] = sieges;

/** Number of link strips of a colour by the formula in the rules. */
function stripsOf({ cast, links }: Siege, players: number, wanted: string): number {
  const people = Math.max(cast.length, players);
  const pairs = (people * (people - 1)) / 2;
  const drawn = links.filter(({ colour }) => colour === wanted).length;
  return Math.max(3 * pairs, drawn + pairs);
}

/** Number of pieces by the formula in the rules, with or without strips. */
const formula = (body: Siege, players: number, hasStrips = true) =>
  (hasStrips ? stripsOf(body, players, 'green') + stripsOf(body, players, 'red') : 0) +
  5 * Math.max(body.cast.length, players) +
  2 +
  body.tasks.length +
  body.stress.events.length +
  body.threat.escalation.length;

const withOptions = (body: Siege, options: Partial<Siege['options']>): Siege => ({
  ...body,
  options: { ...body.options, ...options },
});

describe('the pieces of the rules, as a PDF', () => {
  it.each([2, 4, 6])('match the formula in number, each numbered once: %i players', async (players) => {
    for (const paper of ['a4', 'letter'] as const) {
      const { counts, total } = await numbered(farm, { players, paper, sheets: USUAL_KIT_SHEETS });
      expect(total).toBe(formula(farm, players));
      expect(listKit(made(farm, { players })).cutOut).toBe(formula(farm, players));
      expect(counts).toMatchObject({ GL: 45, RL: 45, TK: 13, ST: 1, SC: 18 });
    }
  });

  it('match the formula for any cast', () => {
    for (const cast of [0, 1, 2, 30]) {
      const body = siege({ cast: people(cast), links: [] });
      for (const players of [2, 6]) {
        expect(listKit(made(body, { players })).cutOut).toBe(formula(body, players));
        expect(listKit(made(body, { players, pieces: undefined })).cutOut).toBe(formula(body, players, false));
      }
    }
  });

  itGoesToShops(kit, farm, formula(farm, 4));

  it('match the counts on the cover', async () => {
    expect(await wordsOf(farm, 'cover', ...STRIPS)).toContain(`All together ${formula(farm, 4)}`);
    expect(await wordsOf(farm, 'cover')).toContain(`All together ${formula(farm, 4, false)}`);
    expect(Object.keys(countOf(farm)).toSorted()).toEqual(cutOut.filter((id) => !STRIPS.includes(id)).toSorted());
  });

  it('distinguish green links from red ones by word and line', () => {
    const looks = STRIPS.map((id) =>
      cutOf(farm, id, { pieces: STRIPS }).parts.flatMap(({ faces: [face] }) =>
        face?.face === 'slip' ? [[face.label, face.line].join()] : [],
      ),
    );
    expect(looks.map((each) => [...new Set(each)])).toEqual([['Green,solid'], ['Red,dashed']]);
  });

  it.each(sieges)('have a strip for each link of the map, with its label, and blank ones: %s', async (_, body) => {
    for (const colour of ['green', 'red']) {
      const { parts } = cutOf(body, `${colour}-links`, { pieces: STRIPS, players: 4 });
      const labels = parts.flatMap(({ copies, faces: [face] }) =>
        face?.face === 'slip' && face.title !== '' ? Array.from({ length: copies }, () => face.words) : [],
      );
      const links = body.links.filter((link) => link.colour === colour);
      expect(labels.toSorted()).toEqual(links.map(({ label }) => label).toSorted());
      expect(parts.at(-1)).toMatchObject({ title: 'Blank strip', copies: stripsOf(body, 4, colour) - links.length });
      const words = await wordsOf(body, `${colour}-links`);
      for (const { label } of links) expect(words).toContain(label);
    }
  });
});

describe('secrets of the GM', () => {
  it('appear only on the GM’s pieces', async () => {
    const secret = 'The keeper has sold the boat';
    const body = siege();
    const open = pieces.filter(({ audience }) => audience !== 'gm').map(({ id }) => id);
    expect(await wordsOf(body, ...open)).not.toContain(secret);
    expect(await wordsOf(body, 'gm-brief')).toContain(secret);
  });

  it('include the difficulty of tasks, unless it is open', async () => {
    const body = siege();
    expect(await wordsOf(body, 'task-cards')).not.toMatch(/Really Hard/);
    expect(await wordsOf(body, 'gm-sheet')).toContain('Really Hard, 4 dice');
    const open = withOptions(body, { openDifficulty: true });
    expect(await wordsOf(open, 'task-cards')).toContain('Difficulty: Really Hard, 4 dice');
  });
});

it('prints what a task takes on its card, for everybody', async () => {
  const text = 'The only key hangs round the keeper’s neck';
  const [shed, ...others] = siege().tasks;
  if (!shed) throw new Error('The siege has tasks.');
  const body = siege({ tasks: [{ ...shed, text }, ...others] });
  expect(await wordsOf(body, 'task-cards')).toContain(text);
  const long = siege({ tasks: [{ ...shed, text: `${text}. `.repeat(40) }] });
  expect((await tightTexts(long)).map(({ path }) => path.join('/'))).toContain('tasks/shed/text');
});

/** Every house rule changed. */
const CHANGED: Siege['options'] = {
  freeCooperation: 'greenOnly',
  openEnded: false,
  goalAndBias: 'each',
  rolePlayMax: 6,
  storyLabels: true,
  openDifficulty: true,
  linksForDefaulted: true,
  clearTemporary: true,
  stressMax: 9,
  soloDuelDice: 'difficulty',
  duelWounds: 'margin',
};

describe('documents', () => {
  it.each(['a4', 'letter'] as const)('take the intended number of pages on %s', async (paper) => {
    for (const [, body] of sieges) {
      const one = ['cover', 'map', 'blank-map', 'link-matrix', 'roll-worksheet', 'session-end'];
      for (const piece of one) expect([piece, await pagesOf(piece, body, { paper })]).toEqual([piece, 1]);
      expect(await pagesOf('sheets', body, { paper })).toBe(body.cast.length);
      for (const piece of ['players-brief', 'gm-brief', 'gm-sheet'])
        expect([piece, await pagesOf(piece, body, { paper })]).toEqual([piece, 2]);
    }
    // Two sheets of paper, folded once.
    for (const body of [farm, { ...farm, options: CHANGED }]) expect(await pagesOf('rules', body, { paper })).toBe(4);
  });

  itGivesCredit(kit, farm, 'Isolation was published by Passionate Game Design. The words here are our own.');

  it('begin with what to agree on', async () => {
    for (const [piece, title] of [
      ['rules', 'How to play'],
      ['players-brief', 'Where you are'],
      ['gm-brief', 'What only the GM knows'],
    ] as const) {
      const words = await wordsOf(farm, piece);
      const distance =
        words.indexOf('Ask what to leave out tonight') - words.lastIndexOf(title, words.indexOf('Before you start'));
      expect([piece, distance > 0 && distance < 400]).toEqual([piece, true]);
    }
  });

  it('draw the map with its links, and a second time without', async () => {
    const [drawn, blank] = [await wordsOf(siege(), 'map'), await wordsOf(siege(), 'blank-map')];
    for (const words of [drawn, blank]) expect(words).toMatch(/Ana Ship’s carpenter.*Green.*Red/);
    for (const label of ['Patient / Brave', '3: Hold out until help comes']) {
      expect([drawn.includes(label), blank.includes(label)]).toEqual([true, false]);
    }
  });

  it('have a line for new facts wherever an outcome is recorded', async () => {
    for (const id of ['sheets', 'roll-worksheet', 'session-end', 'gm-sheet']) {
      expect([id, (await wordsOf(farm, id)).includes('What is now true')]).toEqual([id, true]);
    }
  });

  it('include a blank sheet for each player beyond the cast', () => {
    const sheetsOf = (body: Siege, players: number) =>
      listKit(made(body, { players })).pieces.find(({ id }) => id === 'sheets')?.copies;
    expect([2, 4, 6].map((players) => sheetsOf(siege(), players))).toEqual([4, 4, 6]);
  });

  it('count labelled and temporary links separately on the matrix, and together on sheets', async () => {
    const words = JSON.stringify(made(siege(), { pieces: ['link-matrix'] }).pieces);
    expect(words).toContain('"label":"Red: Ana – Bo","kind":"text","share":1,"value":"5"');
    expect(words).toContain('She once pulled him out of the harbour');
    expect(words).toMatch(/"Green, passing: [^"]*Dee","kind":"text","share":1,"value":"1"/);
    expect(await wordsOf(siege(), 'sheets')).toContain('Dee 2 – Green: She once pulled him out of the harbour');
  });

  it('include one record of links in the usual kit, and the others on request', () => {
    const records = ['link-matrix', 'map', 'blank-map', 'green-links', 'red-links'];
    const usual = pieces.filter(({ id, extra }) => records.includes(id) && !extra);
    expect(usual.map(({ id }) => id)).toEqual(['link-matrix']);
  });

  it('leave the cast blank on request: sheets, map, strips, tokens and tables without names', async () => {
    const open = pieces.filter(({ audience, id }) => audience !== 'gm' && id !== 'task-cards').map(({ id }) => id);
    for (const body of [siege(), farm]) {
      const order = { pieces: open, suggested: false, players: 5 };
      const words = (await print(body, order)).pages.join(' ');
      for (const { name } of body.cast) expect(words).not.toMatch(new RegExp(`\\b${name}\\b`));
      const copies = new Map(listKit(made(body, order)).pieces.map((piece) => [piece.id, piece.copies]));
      const people = Math.max(body.cast.length, 5);
      const counted = ['sheets', 'tokens', 'stance-cards', 'map', 'blank-map'].map((id) => copies.get(id) ?? 0);
      expect(counted).toEqual([people, 2 * people + 1, 3 * people, 0, 1]);
      expect(copies.get('green-links')).toBe(stripsOf({ ...body, links: [] }, 5, 'green'));
    }
  });

  it('say what the threat is and where, to players, and to the GM how to run it', async () => {
    const { threat } = siege();
    const inside = siege({ threat: { ...threat, nature: 'temptation', embedding: 'cast' } });
    expect(await wordsOf(siege(), 'players-brief')).toMatch(/Nature: Weather.*Where it is: Outside/);
    expect(await wordsOf(inside, 'players-brief')).toMatch(/Nature: A temptation.*Where it is: Among the cast/);
    const [outside, among] = [await wordsOf(siege(), 'gm-brief'), await wordsOf(inside, 'gm-brief')];
    expect([outside, among].map((words) => words.includes('whoever shuts the door shuts it in'))).toEqual([
      false,
      true,
    ]);
    expect([outside, among].map((words) => words.includes('Weather wants nothing'))).toEqual([true, false]);
  });
});

describeWholeKit(kit, sieges);

describe('the check of names', { tags: 'long' }, () => {
  it('names the people whose names do not fit on strips or tokens', async () => {
    const named = (name: string) => siege({ cast: siege().cast.map((one, i) => (i === 1 ? { ...one, name } : one)) });
    for (const name of ['Bo', 'Wilhelmina Featherstonehaugh of the Upper Valley', 'W'.repeat(25)]) {
      const body = named(name);
      const { issues } = await print(body, { pieces: ['green-links', 'tokens'] });
      const tight = await tightTexts(body);
      expect([name, tight.length > 0]).toEqual([name, issues.some(({ code }) => code === 'print/too-long')]);
      expect(tight.every(({ path }) => path[1] === 'bo')).toBe(true);
      expect([name, tight.length > 0]).toEqual([name, name !== 'Bo']);
    }
  });
});

const LONG = 'It has rained on the just and on the unjust since Sunday. '.repeat(200).slice(0, 8_000);
const many = <T>(count: number, make: (id: string) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(`x${i}`));
const people = (count: number) => many(count, (id) => ({ ...siege().cast[0], id, name: `Person ${id}` }));
const link =
  (a: string, b: string, more: object = {}) =>
  (id: string) => ({
    id,
    a,
    b,
    colour: 'red',
    kind: 'story',
    label: `Reason ${id}`,
    ...more,
  });

const BAD: Readonly<Record<string, Siege>> = {
  nobody: siege({ cast: [] }),
  'one alone, linked to himself': siege({ cast: people(1), links: many(3, link('x0', 'x0')) }),
  'a cast of thirty': siege({ cast: people(30), links: many(30, (id) => link('x0', id)(id)) }),
  'no tasks, no events': siege({ tasks: [], stress: { start: 99 }, threat: {} }),
  'tasks in a circle': siege({
    tasks: many(60, (id) => ({ ...siege().tasks[0], id, requires: many(20, (n) => ({ id: n, task: n })) })),
  }),
  '500 links on one pair': siege({
    links: [...many(500, link('ana', 'bo')), link('ana', 'bo', { kind: 'temporary' })('t')],
  }),
  'links to nobody': siege({ links: many(20, link('ana', 'nobody')) }),
  'as many of everything as there may be': siege({
    siege: { sessions: 6, conflictsPerSession: 20, rescueAfter: 120 },
    stress: {
      start: 99,
      events: many(40, (id) => ({ id, text: `Noise ${id}`, delta: 3 })),
      relief: many(40, (id) => ({ id, text: 'Tea', delta: -3 })),
    },
    locale: { ...siege().locale, zones: many(40, (id) => ({ id, name: `Room ${id}`, notes: 'Cold' })) },
  }),
  'texts of 8 KB': siege({
    locale: { ...siege().locale, description: LONG },
    otherNpcs: many(40, (id) => ({ id, name: id, role: id, notes: LONG })),
  }),
};

describeBadInput(kit, BAD, { players: 6, ink: 'low' }, NAMED);

/** Replaces every text of the siege. */
const typed = (text: string): Siege => {
  const replaced = JSON.stringify(siege(), (key, value: unknown) =>
    typeof value === 'string' && !/^(id|a|b|colour|kind|level|face|nature|embedding|relation|task|from|ends)$/.test(key)
      ? text
      : value,
  );
  return siegeFrom({ ...JSON.parse(replaced), options: siege().options });
};

describeAnyText(kit, { typed, measured: { pieces: cutOut, sheets: USUAL_KIT_SHEETS } });
