import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listKit } from '@/lib/kit/kit-list';
import { INKS, type KitOrder, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { PAPERS } from '@/lib/kit/paper';
import { buildKit, pieces } from '@/lib/systems/isolation/kit';
import type { Siege } from '@/lib/systems/isolation/schema';
import { textBoxes } from '@/lib/systems/isolation/text-boxes';
import { nodeAssets } from '@/templates/assets/node';
import { shopPictures } from '@/templates/exports/shop-pictures';
import { layoutKit } from '@/templates/layout/layout';
import { shape, siege, siegeFrom } from '@/test/support/isolation/siege';
import { kitsOf } from '@/test/support/kits-of';
import { measureAnything } from '@/test/support/measure-anything';
import { NAMED, printedKits } from '@/test/support/printed-kits';
import { bodyFrom } from '@/test/support/random-body';
import { startersOf } from '@/test/support/starters';

const starters = await startersOf('isolation');

const assets = nodeAssets();
const header = { title: 'Our siege', authors: ['Ann'], licence: 'MIT', language: 'en', summary: '' };
const cutOut = ['green-links', 'red-links', 'tokens', 'stress-track', 'stance-cards', 'task-cards', 'event-cards'];

const { ordered, print, troublesOf } = printedKits(header, buildKit, pieces);
const { made, cutOf, countOf } = kitsOf(header, buildKit);

const sieges = starters.map((starter): readonly [string, Siege] => [starter.id, siegeFrom(starter.body)]);
const [[, farm] = ['', siege()]] = sieges;

/** Finds the serial sign of every front: "GL 2/45", or "ST 1" where there is little room. */
const signsOn = (text: string) => [...text.matchAll(/(GL|RL|TK|ST|SC|TA|EV) \d+(\/\d+)?/g)].map(([sign]) => sign);

/** Number of pieces by the formula in the rules. */
const formula = ({ cast, tasks, stress, threat }: Siege, players: number) =>
  3 * cast.length * (cast.length - 1) +
  2 * cast.length +
  3 * players +
  2 +
  tasks.length +
  stress.events.length +
  threat.escalation.length;

/** Returns issues of pieces with too little room for their texts, as the pieces' checks report them. */
async function tightTexts(body: Siege) {
  const measure = await measureAnything(assets);
  return textBoxes(body).filter((box) => !measure(box).fits);
}

const pagesOf = async (piece: string, body: Siege, more: Partial<KitOrder> = {}) => {
  const order = ordered({ pieces: [piece], ...more });
  return (await layoutKit(buildKit(header, body, order), order, { assets, credits: false })).pages.length;
};

/** Prints some pieces and returns their text on one line. */
const wordsOf = async (body: Siege, ...ids: readonly string[]) =>
  (await print(body, { pieces: ids })).pages.join(' ').replaceAll(/\s+/g, ' ');

const withOptions = (body: Siege, options: Partial<Siege['options']>): Siege => ({
  ...body,
  options: { ...body.options, ...options },
});

describe('the pieces of the rules, as a PDF', () => {
  it.each([2, 4, 6])('match the formula in number, each numbered once: %i players', async (players) => {
    for (const paper of ['a4', 'letter'] as const) {
      const order = { players, paper, pieces: cutOut, sheets: USUAL_KIT_SHEETS };
      const { pages, issues } = await print(farm, order);
      expect(issues).toEqual([]);
      const signs = pages.flatMap(signsOn);
      expect(new Set(signs).size).toBe(signs.length);
      expect(signs).toHaveLength(formula(farm, players));
      expect(listKit(buildKit(header, farm, ordered({ players }))).cutOut).toBe(formula(farm, players));
      const count = (code: string) => signs.filter((sign) => sign.startsWith(code)).length;
      expect(['GL', 'RL', 'TK', 'ST', 'SC'].map(count)).toEqual([45, 45, 13, 1, 3 * players]);
    }
  });

  it('match the formula for any cast', () => {
    for (const cast of [0, 1, 2, 30]) {
      const body = siege({ cast: people(cast), links: [] });
      for (const players of [2, 6]) expect(listKit(made(body, { players })).cutOut).toBe(formula(body, players));
    }
  });

  it('go to print shops piece by piece', async () => {
    const order = ordered({ pieces: cutOut });
    const folders = new Map(cutOut.map((id) => [id, id]));
    const pictures = await shopPictures(buildKit(header, farm, order), order, folders, { assets });
    const fronts = pictures.filter(({ side }) => side === 'front');
    expect(fronts.reduce((sum, { copies }) => sum + copies, 0)).toBe(formula(farm, 4));
  });

  it('match the counts on the cover', async () => {
    expect(await wordsOf(farm, 'cover')).toContain(`All together ${formula(farm, 4)}`);
    expect(Object.keys(countOf(farm)).toSorted()).toEqual(cutOut.toSorted());
  });

  it('distinguish green links from red ones by word and line', () => {
    const looks = ['green-links', 'red-links'].map((id) =>
      cutOf(farm, id).parts.flatMap(({ copies, faces: [face] }) => {
        expect(copies).toBe(3);
        return face?.face === 'slip' ? [[face.label, face.line].join()] : [];
      }),
    );
    expect(looks.map((each) => [...new Set(each)])).toEqual([['Green,solid'], ['Red,dashed']]);
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
      for (const piece of ['players-brief', 'gm-sheet'])
        expect([piece, await pagesOf(piece, body, { paper })]).toEqual([piece, 2]);
    }
    // Two sheets of paper, folded once.
    for (const body of [farm, { ...farm, options: CHANGED }]) expect(await pagesOf('rules', body, { paper })).toBe(4);
  });

  it('begin with what to agree on, and give credit', async () => {
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
    for (const piece of ['cover', 'rules']) {
      expect(await wordsOf(farm, piece)).toContain(
        'Isolation was published by Passionate Game Design. The words here are our own.',
      );
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

  it('count labelled and temporary links separately on the matrix and on sheets', () => {
    for (const id of ['link-matrix', 'sheets']) {
      const words = JSON.stringify(made(siege(), { pieces: [id] }).pieces);
      expect(words).toContain(
        '"label":"Red: Ana – Bo","kind":"text","share":1,"value":"5"'.replace(
          'Ana – Bo',
          id === 'sheets' ? 'Bo' : 'Ana – Bo',
        ),
      );
      expect(words).toContain('She once pulled him out of the harbour');
      expect(words).toMatch(/"Green, passing: [^"]*Dee","kind":"text","share":1,"value":"1"/);
    }
  });
});

describe('the whole kit', { tags: 'long' }, () => {
  it.each(sieges)('has room for everything on every paper, in every ink: %s', { timeout: 120_000 }, async (_, body) => {
    expect(await tightTexts(body)).toEqual([]);
    for (const [i, paper] of PAPERS.entries()) {
      expect(await troublesOf(body, { paper, ink: INKS[i % INKS.length] ?? 'full' })).toEqual([]);
    }
  });

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

  it('can be printed while everything is blank', async () => {
    const { pages, issues } = await print(siegeFrom({}), { draft: true });
    expect(issues).toEqual([]);
    expect(pages.join(' ')).toContain('How to play');
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

describe('bad input', { tags: 'long' }, () => {
  it.each(Object.entries(BAD))('prints as a draft, whole or named: %s', { timeout: 120_000 }, async (_, body) => {
    for (const paper of ['a4', 'letter'] as const) {
      expect(await troublesOf(body, { paper, players: 6, ink: 'low', draft: true }, NAMED)).toEqual([]);
    }
  });

  /** Replaces every text of the siege. */
  const typed = (text: string): Siege => {
    const replaced = JSON.stringify(siege(), (key, value: unknown) =>
      typeof value === 'string' &&
      !/^(id|a|b|colour|kind|level|face|nature|embedding|relation|task|from|ends)$/.test(key)
        ? text
        : value,
    );
    return siegeFrom({ ...JSON.parse(replaced), options: siege().options });
  };

  it.each([
    ['one word without end', 'w'.repeat(2_000)],
    ['right to left', 'שלום עולם, זה ביתנו. '.repeat(3)],
    ['emoji', '🧟 Door 🚪 '.repeat(3)],
    ['markup', '<b>**a**</b> [x](javascript:alert(1)) # | - 1. '.repeat(3)],
  ])('is printed completely or reported: %s', { timeout: 120_000 }, async (_, text) => {
    const body = typed(text);
    const kits = printedKits({ ...header, title: text.slice(0, 200), summary: text }, buildKit, pieces);
    expect(await kits.troublesOf(body, { names: [text.slice(0, 100)], draft: true }, NAMED)).toEqual([]);
    const { issues } = await print(body, { pieces: cutOut, sheets: USUAL_KIT_SHEETS });
    expect(issues.some(({ code }) => code === 'print/too-long')).toBe((await tightTexts(body)).length > 0);
  });

  it('is never cut off or printed over, in any siege', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        bodyFrom(shape),
        fc.constantFrom(...PAPERS),
        fc.constantFrom(...INKS),
        async (random, paper, ink) => {
          expect(await troublesOf(siegeFrom(random as object), { paper, ink }, NAMED)).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });
});
