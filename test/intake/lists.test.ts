import { utils, write } from '@e965/xlsx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeListsFile } from '@/lib/intake/spreadsheet/lists-file';
import { type ApplyOptions, planLists } from '@/lib/intake/spreadsheet/plan';
import { readLists } from '@/lib/intake/spreadsheet/read-lists';
import { writeLists } from '@/lib/intake/spreadsheet/write-lists';
import type { JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { draftShape } from '@/lib/scenario/draft-shape';
import { openDraft } from '@/lib/scenario/open';
import { findSystem } from '@/test/support/all-systems';

const system = findSystem('trapped');
if (!system) throw new Error('There is this game.');
const shape = draftShape(system);

const draft = openDraft(
  {
    title: 'The lighthouse',
    language: 'en',
    body: {
      place: { name: 'A rock in the sea', start: 'r1' },
      goals: [
        { id: 'g1', title: 'Row away', text: 'At night.', requires: [{ id: 'q1', kind: 'item', item: 'i1' }] },
        { id: 'g2', title: 'Find the oars', text: '' },
      ],
      items: [{ id: 'i1', title: 'Oars', text: '=SUM(1)' }],
      map: { rooms: [{ id: 'r1', title: 'Lamp room' }], passages: [] },
      events: [{ id: 'e1', title: 'Smoke', text: 'It is everywhere.', suit: 'clubs' }],
    },
  },
  system,
).draft as unknown as JsonObject;

/** Brings CSV files back, and returns what they change or why not. */
async function apply(files: Readonly<Record<string, string>>, options: ApplyOptions = {}) {
  const zip = Object.fromEntries(Object.entries(files).map(([name, text]) => [`${name}.csv`, strToU8(text)]));
  const read = await readLists(zipSync(zip), 'lists.zip');
  if (!read.ok) throw new Error(read.error);
  const plan = planLists(shape, draft, read.value, options);
  const problems = plan.problems.map(({ table, row, column, message }) => [table, row, column, message].join(' | '));
  return { ...plan, problems, patches: plan.patches.map((patch) => ({ ...patch, path: patch.path.join('/') })) };
}

const csv = (...rows: readonly string[]) => `${rows.join('\r\n')}\r\n`;

describe('a file of lists', () => {
  it('has a CSV file for each list, with ids, titles and rows, and one for all texts', async () => {
    const files = unzipSync(await writeListsFile(writeLists(shape, draft), 'zip'));
    const text = (name: string) => new TextDecoder().decode(files[`${name}.csv`]).split('\r\n');
    expect(text('items')).toEqual([
      'id,title,text,kind,count,worn,onDeath,onTheft,forColour',
      'Id of the thing,Thing or fact,In detail,Kind,How many there are,Worn,When its holder dies,When it is stolen,For colour',
      "i1,Oars,'=SUM(1),item,,false,room,monster,false",
      '',
    ]);
    expect(text('goals.requires')[0]).toBe('parent,id,kind,goal,basis,item,holder');
    expect(text('goals.requires')[2]).toBe('g1,q1,item,,explicit,i1,room');
    expect(text('texts').filter((row) => row.startsWith('body/goals/g1/'))).toMatchInlineSnapshot(`
      [
        "body/goals/g1/title,Goals · Row away · Goal,Row away,",
        "body/goals/g1/text,Goals · Row away · In detail,At night.,",
      ]
    `);
    expect(Object.keys(files)).not.toContain('goalPlaces.csv');
  });

  it('changes fields by id, and leaves the rest alone', async () => {
    const plan = await apply({ goals: csv('title,id', 'Row far away,g1'), events: csv('id;suit', 'e1;Hearts') });
    expect(plan.problems).toEqual([]);
    expect(plan.counts).toEqual({ added: 0, changed: 2, removed: 0, missing: 1 });
    expect(plan.patches).toEqual([
      { op: 'set', path: 'body/goals/g1/title', value: 'Row far away' },
      { op: 'set', path: 'body/events/e1/suit', value: 'hearts' },
    ]);
  });

  it('adds rows without an id, and rows with a new one that others refer to, also by its title', async () => {
    const plan = await apply({
      goals: csv('id,title', 'g1,Row away', 'g2,Find the oars', ',Wait', 'g9,Swim'),
      'goals.requires': csv('parent,id,kind,goal,item', 'g1,q1,item,,i1', 'g9,,goal,find the OARS,', 'g2,,goal,g9,'),
    });
    expect(plan.problems).toEqual([]);
    expect(plan.counts).toMatchObject({ added: 4, removed: 0, missing: 0 });
    const goals = (plan.after.body as JsonObject).goals as readonly JsonObject[];
    expect(goals.map(({ title }) => title)).toEqual(['Row away', 'Find the oars', 'Wait', 'Swim']);
    expect(goals[3]).toMatchObject({ id: 'g9', requires: [{ kind: 'goal', goal: 'g2' }] });
    expect(goals[1]).toMatchObject({ requires: [{ kind: 'goal', goal: 'g9' }] });
    expect(
      applyPatches(
        draft,
        plan.patches.map((patch) => ({ ...patch, path: patch.path.split('/') })),
      ),
    ).toEqual(plan.after);
    expect(openDraft(plan.after, system).issues).toEqual([]);
  });

  it('removes entries without a row only if asked', async () => {
    const files = { goals: csv('id,title', 'g1,Row away') };
    expect((await apply(files)).patches).toEqual([]);
    const plan = await apply(files, { remove: true });
    expect(plan.patches).toEqual([{ op: 'remove', path: 'body/goals/g2' }]);
  });

  it('turns an entry into another kind', async () => {
    const plan = await apply({ 'goals.requires': csv('parent,id,kind,goal,item', 'g1,q1,goal,g2,') });
    expect(plan.problems).toEqual([]);
    expect(plan.after).toMatchObject({ body: { goals: [{ requires: [{ id: 'q1', kind: 'goal', goal: 'g2' }] }, {}] } });
  });

  it('names everything that is wrong by file, row and column, and changes nothing', async () => {
    const plan = await apply(
      {
        goals: csv('id,title,colour', 'g1,Row,red', 'g1,Again,', 'g 3,Space,'),
        'goals.requires': csv(
          'parent,id,kind,goal,item',
          'nowhere,,item,,i1',
          ',,item,,i1',
          'g1,q1,item,g2,i7',
          'g1,,door,,',
        ),
        events: csv('id,suit,title', `e1,swords,${'x'.repeat(201)}`),
        items: csv('id,title', ',Rope'),
        wishes: csv('id'),
      },
      { remove: true },
    );
    expect(plan.patches).toEqual([]);
    expect(plan.problems).toMatchInlineSnapshot(`
      [
        "goals.csv | 1 | C (colour) | There is no column “colour”. There are: id, title, text, kind, where, scope, toughness, route, hidden.",
        "goals.csv | 3 | A (id) | Row 2 has the id “g1”, too. Remove one.",
        "goals.csv | 4 | A (id) | “g 3” is no id: ids have up to 64 letters, digits, “-” and “_”. Leave it empty for a new one.",
        "goals.requires.csv | 2 | A (parent) | There is no goal “nowhere” that can have “Only after all of”.",
        "goals.requires.csv | 3 | A (parent) | This row does not say which goal it belongs to. Write the id.",
        "goals.requires.csv | 4 | D (goal) | “A thing or a fact” has no “Goal”. Leave this cell empty.",
        "goals.requires.csv | 4 | E (item) | There is no thing with the id or title “i7”.",
        "goals.requires.csv | 5 | C (kind) | “door” is none of the kinds: goal, item.",
        "events.csv | 2 | B (suit) | “swords” is none of the choices: hearts, diamonds, spades, clubs.",
        "events.csv | 2 | C (title) | “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx” has 201 characters, but 200 fit.",
        "wishes.csv |  |  | This scenario has no list of that name. There are: place.sealedBy, barriers, barriers.defeatedBy, monsters, monsters.shuns, monsters.blinds, monsters.immunities, monsters.repelledBy, monsters.killedBy, monsters.attacks, monsters.means, goals, goals.rooms, goals.requires, goals.requiresAny, goals.grants, goals.attributes, items, escapes, escapes.requires, escapes.requiresAny, losses, clocks, clocks.goals, clocks.effects, events, events.selectors, events.effects, events.onlyIf, events.follows, events.follows.first, events.follows.second, events.follows.when, map.rooms, map.passages, occupations, extras, contentNotes, authors, texts.",
      ]
    `);
  });

  it('refuses rows that would make the scenario too large to open', async () => {
    // Words that differ, since what can be packed too well is refused before it is unpacked.
    const words = (i: number) => Array.from({ length: 1_100 }, (_, j) => ((i * 7_919 + j * 104_729) % 999_983) + 1e6);
    const rows = Array.from({ length: 200 }, (_, i) => `Room ${i},${words(i).join('')}`);
    const { problems, patches } = await apply({ 'map.rooms': csv('title,text', ...rows.slice(0, 120)) });
    expect([problems, patches.length]).toEqual([[], 120]);
    const beyond = await apply({ 'map.rooms': csv('title,text', ...rows.slice(0, 149)) });
    expect([beyond.problems.length, beyond.patches.length]).toEqual([1, 0]);
    const full = await apply({ 'map.rooms': csv('title,text', ...rows) });
    expect(full.problems).toEqual([
      'map.rooms.csv | 151 |  | “Rooms” holds at most 150 entries; with this row there are more.',
    ]);
  });

  it('names references to entries that would be removed', async () => {
    const plan = await apply({ 'map.rooms': csv('id,title') }, { remove: true });
    expect(plan.problems).toMatchInlineSnapshot(`
      [
        "body/place/start |  |  | This refers to “r1”, which would be removed. Change it, or keep the row of “r1”.",
      ]
    `);
  });
});

describe('the table of texts', () => {
  const texts = (...rows: readonly string[]) => ({ texts: csv('path,field,text,translation', ...rows) });

  it('changes texts outside of lists, too', async () => {
    const plan = await apply(texts('title,,The lighthouse,', 'body/place/name,,A cliff,'));
    expect(plan.patches).toEqual([{ op: 'set', path: 'body/place/name', value: 'A cliff' }]);
  });

  it('makes the scenario in another language from filled translations', async () => {
    const files = texts('title,,The lighthouse,Der Leuchtturm', 'body/place/name,,A rock in the sea,');
    expect((await apply(files)).texts).toMatchObject({ unused: 1, translated: 0 });
    const plan = await apply(files, { language: 'de_at' });
    expect(plan.patches).toEqual([
      { op: 'set', path: 'title', value: 'Der Leuchtturm' },
      { op: 'set', path: 'language', value: 'de-AT' },
    ]);
    expect(plan.texts).toMatchObject({ translated: 1, untranslated: 1 });
  });

  it('agrees with the tables of lists, or is asked about', async () => {
    const goals = (title: string) => csv('id,title', `g1,${title}`, 'g2,Find the oars');
    const row = (title: string) => texts(`body/goals/g1/title,,${title},`);
    expect((await apply({ goals: goals('Swim'), ...row('Row away') })).patches).toHaveLength(1);
    expect((await apply({ goals: goals('Row away'), ...row('Swim') })).patches).toHaveLength(1);
    expect((await apply({ goals: goals('Swim'), ...row('Swim') })).problems).toEqual([]);
    expect((await apply({ goals: goals('Swim'), ...row('Fly') })).problems).toHaveLength(1);
  });

  it('complains about unknown paths, languages and missing translations', async () => {
    const found = [
      await apply(texts('body/nowhere,,x,')),
      await apply(texts('licence,,x,')),
      await apply(texts('title,,The lighthouse,T'), { language: 'no language' }),
      await apply(texts('title,,The lighthouse,'), { language: 'de' }),
    ];
    expect(found.map(({ problems, patches }) => [problems.length, patches.length])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });
});

describe('a hostile file of lists', () => {
  const why = async (bytes: Uint8Array, name = 'lists.zip') => {
    const read = await readLists(bytes, name);
    return read.ok ? read.value : read.error;
  };
  const zip = (text: string) => zipSync({ 'goals.csv': strToU8(text) });

  it('is refused with a sentence', async () => {
    expect(await why(zip(`id${',x'.repeat(10_000)}\r\n`))).toBe(
      'goals.csv, row 1: there are 10,001 columns; at most 200 can be read.',
    );
    expect(await why(zip('id,title\r\ng1,"never closed\r\ng2,x\r\n'))).toMatch(
      /^goals\.csv, row 2: a quotation mark is never/,
    );
    expect(await why(zip('id,title\r\ng1,a\u0000b\r\n'))).toMatch(/^goals\.csv: This file is not a text/);
    expect(await why(zip(`id,title\r\n${'g1,x\r\n'.repeat(60_000)}`))).toMatch(/at most 50,000 rows/);
    expect(await why(zip(`id,title\r\n${' '.repeat(30_000_000)}`))).toMatch(/too much memory/);
    expect(await why(zipSync({ 'a.txt.exe': strToU8('x') }))).toMatch(/no CSV files/);
    expect(await why(Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2))).toMatch(/damaged/);
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`${i}.csv`, strToU8('x')]));
    expect(await why(zipSync(many))).toMatch(/more than 200 parts/);
  });

  it('is read without the hidden files that systems add', async () => {
    const files = { 'lists/goals.csv': 'id\r\n', '__MACOSX/lists/._goals.csv': '\u0000', '.x.csv': '\u0000' };
    const read = await why(
      zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
    );
    expect(read).toEqual([{ name: 'goals', label: 'goals.csv', rows: [{ cells: ['id'], row: 1 }] }]);
  });

  it('is read by its values, if it is a workbook', async () => {
    const book = (rows: unknown[][]) => {
      const made = utils.book_new();
      utils.book_append_sheet(made, utils.aoa_to_sheet(rows), 'goals');
      return new Uint8Array(write(made, { type: 'array', bookType: 'xlsx' }));
    };
    const formula = [
      ['id', 'title'],
      ['g1', { t: 's', f: '"Row"&"ing"', v: 'Rowing' }],
      ['g2', 7],
    ];
    expect(await why(book(formula))).toMatchObject([
      { rows: [{}, { cells: ['g1', 'Rowing'] }, { cells: ['g2', '7'] }] },
    ]);
    expect(await why(book([Array.from({ length: 10_001 }, () => 'x')]))).toMatch(/at most 200 columns/);
    expect(await why(book([['id'], ['a\u0000b']]))).toMatch(/characters that no text has/);
  });

  it('may be one CSV file, named after its list', async () => {
    expect(await why(strToU8('id,title\ng1,"two\nlines"\n'), '/tmp/goals.csv')).toMatchObject([
      { name: 'goals', rows: [{ row: 1 }, { cells: ['g1', 'two\nlines'], row: 2 }] },
    ]);
  });
});
