import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { formatNote, NOTE_LIMITS, parseNote } from '@/lib/intake/notes/note';
import { placeNote, sortedPatches } from '@/lib/intake/notes/place';
import { noteSteps, placesNow } from '@/lib/intake/notes/places';
import { readNotes } from '@/lib/intake/notes/read';
import type { SortedNotes } from '@/lib/intake/notes/sort';
import { headingKey, headingWords } from '@/lib/intake/notes/words';
import { sourceLines } from '@/lib/intake/source-lines';
import type { Json } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { newDraft } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import outcomes from '@/test/intake/notes/outcomes.json' with { type: 'json' };
import { systems } from '@/test/support/all-systems';
import { docx, listed, paragraph, styled, table } from './notes-docx';

const trapped = systems.find(({ id }) => id === 'trapped') as (typeof systems)[number];
const folder = new URL('./notes/', import.meta.url);
const file = (name: string) => readFileSync(new URL(name, folder));

async function sort(name: string, bytes: Uint8Array | string, game = trapped): Promise<SortedNotes> {
  const read = await readNotes({ name, bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes }, game);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
const refusal = async (name: string, bytes: Uint8Array | string) =>
  sort(name, bytes).then(
    () => 'read',
    ({ message }: Error) => message,
  );

describe('a page of notes', () => {
  it.each(Object.entries(outcomes))('is sorted by its headings: %s', async (name, outcome) => {
    const game = systems.find(({ id }) => name.startsWith(`${id}.`)) ?? trapped;
    expect(await sort(name, file(name), game)).toEqual(outcome);
  });

  it.each(systems.map((game) => [game.id, game] as const))('fits a blank draft: %s', async (id, game) => {
    const sorted = await sort('page.md', file(`${id}.md`), game);
    const draft = newDraft(game) as unknown as Json;
    const patches = sortedPatches(sorted, noteSteps(game), draft);
    const opened = openDraft(applyPatches(draft, patches), game);
    expect(opened.issues.filter(({ severity, code }) => severity === 'error' && code.startsWith('file/'))).toEqual([]);
    const text = JSON.stringify(opened.draft);
    for (const { fields } of sorted.entries) {
      for (const entry of fields)
        for (const value of Object.values(entry)) expect(text).toContain(JSON.stringify(value));
    }
    for (const one of sorted.texts) expect(text).toContain(JSON.stringify(one.text));
  });

  it.each([
    ['indents', '# Goals\n- Row away: at night\n  - Patch the boat\n    - Find tar\n  - Find the oars\n- Hide'],
    ['numbers', 'Goals:\n1. Row away: at night\n1.1 Patch the boat\n1.1.1 Find tar\n1.2 Find the oars\n2. Hide'],
  ])('joins goals by their %s', async (_, text) => {
    const draft = newDraft(trapped) as unknown as Json;
    const sorted = await sort('notes.md', text);
    const { goals } = openDraft(applyPatches(draft, sortedPatches(sorted, noteSteps(trapped), draft)), trapped).draft
      .body as { readonly goals: readonly { id: string; title: string; requires: readonly { goal?: string }[] }[] };
    const titles = new Map(goals.map(({ id, title }) => [id, title]));
    expect(goals.map(({ title, requires }) => [title, requires.map(({ goal = '' }) => titles.get(goal))])).toEqual([
      ['Row away: at night', ['Patch the boat', 'Find the oars']],
      ['Patch the boat', ['Find tar']],
      ['Find tar', []],
      ['Find the oars', []],
      ['Hide', []],
    ]);
  });

  it('joins rooms by arrows, and leaves out ways that are there already', async () => {
    const draft = newDraft(trapped) as unknown as Json;
    const sorted = await sort('notes.md', '# Rooms\n- Hall -> Stairs -> Cellar\n- Cellar -> Stairs\n- Attic');
    const { map } = openDraft(applyPatches(draft, sortedPatches(sorted, noteSteps(trapped), draft)), trapped).draft
      .body as { readonly map: { rooms: readonly { id: string; title: string }[]; passages: readonly Json[] } };
    expect(map.rooms.map(({ title }) => title)).toEqual(['Hall', 'Stairs', 'Cellar', 'Attic']);
    expect(map.passages).toHaveLength(2);
  });

  it('cannot make goals wait in a circle', async () => {
    const draft = newDraft(trapped) as unknown as Json;
    const sorted = await sort('notes.md', '# Goals\n- A\n  - B\n- B\n  - A');
    const patches = sortedPatches(sorted, noteSteps(trapped), draft);
    expect(patches.filter(({ path }) => path.at(-1) === 'requires')).toHaveLength(1);
  });

  it('lands whole in the drawer without headings, entry by entry', async () => {
    const { entries, texts, notes } = await sort(
      '',
      'The cellar floods. Slowly.\n\n- a key\n- a lamp\n  with oil\n\n# Loose ends\n\nThe cat.',
    );
    expect([entries, texts]).toEqual([[], []]);
    expect(notes).toEqual([
      { title: '', text: 'The cellar floods. Slowly.', from: 'pasted text, line 1' },
      { title: '', text: 'a key', from: 'pasted text, line 3' },
      { title: '', text: 'a lamp\n  with oil', from: 'pasted text, line 4' },
      { title: 'Loose ends', text: 'The cat.', from: 'pasted text, line 9' },
    ]);
  });

  it.each([
    ['words inside of sentences', 'We need goals. The monster is hungry.'],
    ['a list of words that are headings elsewhere', 'Monster\nGoals\nEvents'],
    ['similar words', '# Goalkeeper\n- Anna\n# Eventually\n- never'],
  ])('is not sorted by %s', async (_, text) => {
    const { entries, texts } = await sort('notes.txt', text);
    expect([entries, texts]).toEqual([[], []]);
  });

  it('keeps entries that fit nowhere whole', async () => {
    const long = 'x'.repeat(300);
    const { entries, notes } = await sort('notes.md', `# Who might be here\n- Cook\n- ${long}`);
    expect(entries).toEqual([{ place: 'occupations', fields: [{ text: 'Cook' }] }]);
    expect(notes).toEqual([{ title: '', text: long, place: 'occupations', from: 'notes.md, line 3' }]);
  });
});

it('a note is placed in the deck that is chosen, and nowhere once that is gone', () => {
  const zombies = systems.find(({ id }) => id === 'zombies') as (typeof systems)[number];
  const decks = [
    { id: 'd1', title: 'Sewers' },
    { id: 'd2', title: 'Roofs' },
  ];
  const opened = openDraft({ ...newDraft(zombies), body: { decks } } as unknown as Json, zombies);
  const draft = opened.draft as unknown as Json;
  const creatures = noteSteps(zombies)
    .flatMap(({ places }) => places)
    .find(({ key }) => key === 'decks.0.creatures');
  const [, roofs, ...more] = creatures ? placesNow(creatures, zombies, draft) : [];
  expect([roofs?.title, more]).toEqual(['Creatures: Roofs', []]);
  if (!roofs) return;
  const placed = placeNote({ title: '', text: 'Gull' }, roofs, null, draft);
  expect(placed.ok && placed.value.map(({ path }) => path.slice(0, 4).join('/'))).toEqual(['body/decks/d2/creatures']);
  const gone = applyPatches(draft, [{ op: 'remove', path: ['body', 'decks', 'd2'] }]);
  expect(placeNote({ title: '', text: 'Gull' }, roofs, null, gone)).toEqual({
    ok: false,
    error: '“Creatures: Roofs” is not there any more.',
  });
});

describe('a document', () => {
  const BODY = [
    paragraph('The Mill', styled('Titel')),
    paragraph('A stray &amp; lonely thought.'),
    paragraph('Place', styled('berschrift1')),
    paragraph('Wet and cold. Very.'),
    paragraph('Monster', '', '<w:b/>'),
    paragraph('The miller', listed()),
    paragraph('Goals', styled('berschrift1')),
    paragraph('Find the oars', listed()),
    paragraph('Rooms', styled('berschrift2')),
    table([
      ['Title', 'Text'],
      ['Hall', 'cold'],
    ]),
  ].join('');

  it('of Word is read with its headings, lists and tables', async () => {
    expect(await sort('mill.docx', docx(BODY))).toEqual({
      title: 'The Mill',
      entries: [
        { place: 'monsters', fields: [{ name: 'The miller' }] },
        { place: 'goals', fields: [{ title: 'Find the oars' }] },
        { place: 'map.rooms', fields: [{ title: 'Hall', text: 'cold' }] },
      ],
      texts: [{ place: 'place.description', text: 'Wet and cold. Very.' }],
      notes: [{ title: '', text: 'A stray & lonely thought.', from: 'mill.docx, paragraph 2' }],
    });
  });

  it('of Word keeps the text around and in a text box, and what was moved only once', async () => {
    const box = `<w:txbxContent>${paragraph('In the box.')}</w:txbxContent>`;
    const both = `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`;
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
    const stops = '<w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs>';
    const body = [
      `<w:p>${run('Before')}<w:r>${both}</w:r>${run(' and after.')}</w:p>`,
      `<w:p><w:moveFrom>${run('Moved.')}</w:moveFrom></w:p>`,
      `<w:p><w:pPr>${stops}<w:outlineLvl w:val="9"/></w:pPr><w:moveTo>${run('Moved.')}</w:moveTo></w:p>`,
    ];
    const { notes } = await sort('a.docx', docx(body.join('')));
    expect(notes.map(({ text }) => text)).toEqual(['In the box.', 'Before and after.', 'Moved.']);
  });

  it('of Twine is text: scripts, macros and links to nowhere stay as they are, and nothing is lost', async () => {
    const passage = (name: string, text: string, tags = '') =>
      `<tw-passagedata name="${name}" tags="${tags}">${text}</tw-passagedata>`;
    const html = `<!DOCTYPE html><html><script>alert(1)</script><tw-storydata name="Mill">${[
      passage('One', '&lt;&lt;set $x to 1&gt;&gt; [[Go-&gt;Nowhere]] &lt;script&gt;alert(1)&lt;/script&gt;'),
      passage('Code', 'alert(2)', 'script'),
      '<tw-passagedata name="Two">never closed',
    ].join('')}`;
    const { notes } = await sort('a.html', html);
    expect(notes.map(({ title, text }) => [title, text])).toEqual([
      ['One', '<<set $x to 1>> Go → Nowhere <script>alert(1)</script>'],
      ['Two', 'never closed'],
    ]);
    const many = Array.from({ length: 10_000 }, (_, i) => passage(`P${i}`, 'x')).join('');
    expect(await refusal('a.html', `<tw-storydata name="Mill">${many}</tw-storydata>`)).toMatch(/20,000 lines/);
  });

  it('expands no entities, and unpacks no bombs', async () => {
    const lol = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(await refusal('a.docx', docx(paragraph('&b;'), lol))).toMatch(/damaged or protected/);
    const bomb = zipSync({ 'word/document.xml': strToU8(' '.repeat(20_000_000)) }, { level: 9 });
    expect(await refusal('a.docx', bomb)).toMatch(/too much memory/);
    const deep = `${'<w:tbl><w:tr><w:tc>'.repeat(100)}${paragraph('x')}${'</w:tc></w:tr></w:tbl>'.repeat(100)}`;
    expect(await refusal('a.docx', docx(deep))).toMatch(/damaged or protected/);
    expect(await refusal('a.docx', docx(paragraph(Array.from({ length: 180_000 }, (_, i) => i).join(' '))))).toMatch(
      /at most 1 MB/,
    );
    expect(await refusal('a.zip', zipSync({ 'other.xml': strToU8('<x/>') }))).toMatch(/^This is no text/);
  });

  it('of another kind is refused in a sentence', async () => {
    expect(await refusal('a.txt', 'some words\u0000and more')).toMatch(/not a text/);
    expect(await refusal('a.html', '<!DOCTYPE html><p>Goals')).toMatch(/^This is a web page/);
    expect(await refusal('a.txt', '%PDF-1.7')).toMatch(/^This is no text/);
    expect(await refusal('a.txt', ' \n ')).toBe('There is no text in these notes.');
    expect(await refusal('a.txt', 'word '.repeat(200_001))).toMatch(/at most 1 MB/);
    expect(await refusal('a.txt', '\n'.repeat(30_000))).toMatch(/20,000 lines/);
  });

  it('in UTF-16 is a text', async () => {
    const bytes = new Uint8Array([
      0xff,
      0xfe,
      ...[...'Goals:\n- Öl'].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
    ]);
    expect((await sort('a.txt', bytes)).entries).toEqual([{ place: 'goals', fields: [{ title: 'Öl' }] }]);
  });

  it('of a spreadsheet has a heading in the name of each sheet or file', async () => {
    expect(await sort('Goals.csv', 'title;text\nRow away;At night\nSleep;\n')).toMatchObject({
      entries: [{ place: 'goals', fields: [{ title: 'Row away', text: 'At night' }, { title: 'Sleep' }] }],
      notes: [],
    });
    const { entries, notes } = await sort('stuff.csv', 'Row away,At night\nSleep,"by, day"\n');
    expect(entries).toEqual([]);
    expect(notes.map(({ text, from }) => [text, from])).toEqual([
      ['Row away | At night', 'stuff.csv, line 1, under “stuff”'],
      ['Sleep | by, day', 'stuff.csv, line 2, under “stuff”'],
    ]);
  });
});

describe('the drawer', () => {
  const at = { at: 0, from: 'a.md, line 1' };
  it('holds a limited number of notes: many short ones are joined, long ones split', async () => {
    const lines = Array.from({ length: 3_000 }, (_, i) => `- Idea ${i}`);
    const { notes } = await sort('a.md', lines.join('\n'));
    expect(notes.length).toBeLessThanOrEqual(NOTE_LIMITS.count);
    expect(
      notes
        .map(({ text }) => text)
        .join('\n\n')
        .split('\n\n'),
    ).toEqual(lines.map((line) => line.slice(2)));
    const long = await sort('a.md', `${'“quoted” '.repeat(30_000)}`);
    for (const note of long.notes) expect(parseNote('n1', formatNote({ ...note, at: 0 }))).toBeDefined();
    expect(await refusal('a.md', 'Some words\n\n'.repeat(60_000))).toMatch(/20,000 lines/);
    expect(await refusal('a.md', `${'words '.repeat(100_000)}`)).toMatch(/the drawer for them holds 400 kB/);
  });

  it('accepts notes in one form only', () => {
    const held = formatNote({ ...at, title: '', text: 'x', place: 'goals', offers: ['clubs'] });
    expect(parseNote('n1', held)).toMatchObject({ id: 'n1', text: 'x', offers: ['clubs'] });
    for (const bad of [
      7,
      '{}',
      `${held} `,
      formatNote({ ...at, title: '', text: ' ' }),
      formatNote({ ...at, title: '', text: 'x'.repeat(8_001) }),
      formatNote({ ...at, at: -1, title: '', text: 'x' }),
      formatNote({ ...at, title: '', text: 'x', offers: Array.from({ length: 21 }, () => 'clubs') }),
      JSON.stringify({ ...at, title: '', text: 'x', more: 1 }),
    ]) {
      expect(parseNote('n1', bad)).toBeUndefined();
    }
  });

  it('gives a note to a list, a bucket or a text, and keeps what does not fit', () => {
    const steps = noteSteps(trapped);
    const placeOf = (key: string) => {
      const place = steps.flatMap(({ places }) => places).find((one) => one.key === key);
      if (!place) throw new Error(key);
      return place;
    };
    let draft = newDraft(trapped) as unknown as Json;
    const put = (key: string, text: string, bucket: string | null = null, title = '') => {
      const placed = placeNote({ title, text }, placeOf(key), bucket, draft);
      if (placed.ok) draft = applyPatches(draft, placed.value);
      return placed.ok ? 'placed' : placed.error;
    };
    expect(put('goals', 'Row away\nAt night.')).toBe('placed');
    expect(put('events', 'The lift drops')).toBe('Choose a suit first.');
    expect(put('events', 'The lift drops: it stops.', 'clubs')).toBe('placed');
    expect(put('place.description', 'Wet.')).toBe('placed');
    expect(put('place.description', 'Cold.', null, 'Later')).toBe('placed');
    expect(put('place.name', 'The mill')).toBe('placed');
    expect(put('place.name', 'Another')).toBe('“Name of the place” is filled in already.');
    expect(put('occupations', 'x'.repeat(201))).toBe('It is too long for the list “Suggested occupations”.');
    for (const title of ['Hall', 'Cellar']) expect(put('map.rooms', title)).toBe('placed');
    const { body } = draft as unknown as { body: Record<string, never> };
    expect(body).toMatchObject({
      goals: [{ title: 'Row away', text: 'At night.' }],
      events: [{ suit: 'clubs', title: 'The lift drops', text: 'it stops.' }],
      place: { name: 'The mill', description: 'Wet.\n\n**Later**\n\nCold.' },
    });
    const rooms = (body.map as unknown as { rooms: readonly { x: number; y: number }[] }).rooms;
    expect(new Set(rooms.map(({ x, y }) => `${x} ${y}`)).size).toBe(2);
  });
});

describe('headings', () => {
  const games = systems.map((game) => [game.id, game] as const);
  it.each(games)('name one place each, and a dozen the steps that have places: %s', (_, game) => {
    const words = headingWords(game);
    const named = (word: string) => sourceLines(`# ${word}`).map(words.named)[0];
    const seen = new Set<string>();
    for (const [key, list] of Object.entries(game.headings ?? {})) {
      for (const word of list) {
        expect(seen.has(headingKey(word)), word).toBe(false);
        seen.add(headingKey(word));
        const { step, place } = named(word) ?? {};
        expect([step?.id, place?.key], word).toContain(key);
      }
    }
    for (const { id, main, places } of words.steps) {
      if (!main || id === 'links') continue;
      const own = Object.entries(game.headings ?? {}).filter(
        ([key]) => key === id || places.some((place) => place.key === key),
      );
      expect(own.flatMap(([, list]) => list).length, id).toBeGreaterThanOrEqual(12);
    }
    for (const step of words.steps) if (step.main) expect(named(step.title)?.step.id).toBe(step.id);
  });
});
