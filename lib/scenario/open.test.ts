import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/kernel/json';
import { findSystem, systems } from '@/test/support/all-systems';
import { draftFromStarter, formatDraft, newDraft } from './envelope';
import { LIMITS } from './limits';
import { parseScenario } from './open';
import { TAGS, TAGS_MAX } from './tags';

const [system] = systems;
if (!system) throw new Error('there is a game');
const file = (changes: object = {}) => JSON.stringify({ ...newDraft(system, { title: 'Ark' }), ...changes });
const refusal = async (text: string | Uint8Array) => {
  const result = await parseScenario(text, findSystem);
  return result.ok ? undefined : result.error;
};

describe('parseScenario()', () => {
  it.each([
    ['no JSON', '{"a": 1,\n  oops}', 'file/not-json'],
    ['an empty file', '', 'file/not-json'],
    ['other JSON', '[1, 2]', 'file/not-a-scenario'],
    ['a newer format', file({ formatVersion: 9 }), 'file/newer-format'],
    ['a newer version of the game', file({ systemVersion: 99 }), 'file/newer-format'],
    ['no version', file({ formatVersion: 'new' }), 'file/no-version'],
    ['an unknown game', file({ system: 'chess' }), 'file/unknown-system'],
    ['10 MB', `"${'x'.repeat(10_000_000)}"`, 'file/too-large'],
    ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'file/too-deep'],
    ['too many parts', `[${'0,'.repeat(LIMITS.nodes)}0]`, 'file/too-many-parts'],
    ['a prototype', '{"format":"trapdoor/scenario","__proto__":{"x":1}}', 'file/forbidden-key'],
    ['a constructor', '{"constructor":{"prototype":{"x":1}}}', 'file/forbidden-key'],
    ['a key said twice', '{"format":"trapdoor/scenario","format":"x"}', 'file/repeated-key'],
    ['letters that are not UTF-8', Buffer.from(file({ title: 'Höhle' }), 'latin1'), 'file/not-utf8'],
    ['half of a letter at the end', Buffer.from(`"é`).subarray(0, 2), 'file/not-utf8'],
  ])('refuses %s', async (_, text, code) => expect((await refusal(text))?.code).toBe(code));

  it.each([
    ['breaks', '{"a": 1,\n  oops}', 'line 2, column 3'],
    ['says a key again', '{"a": 1,\n  "a": 2}', 'line 2, column 3'],
    ['ends early', '{"a": [1,\n  2', 'line 2'],
  ])('says where the JSON %s', async (_, text, place) => expect((await refusal(text))?.message).toContain(place));

  it.each([
    ['a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a JPEG', Buffer.from('ffd8ffe000104a46', 'hex')],
    ['a GIF', Buffer.from('47494638396101ff', 'hex')],
    ['a WebP', Buffer.from('52494646f0000000574542505650', 'hex')],
  ])('calls %s a picture', async (_, bytes) => expect((await refusal(bytes))?.message).toMatch(/^This is a picture/));

  it.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${file({ title: 'Höhle' })}`)],
    ['UTF-16', Buffer.from(`\uFEFF${file({ title: 'Höhle' })}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${file({ title: 'Höhle' })}`, 'utf16le').swap16()],
  ])('reads %s, as some editors write it', async (_, bytes) => {
    const result = await parseScenario(bytes, findSystem);
    expect(result.ok && result.value.draft.title).toBe('Höhle');
  });

  it('counts brackets in text as text', async () => {
    const result = await parseScenario(file({ title: '[[[['.repeat(40) }), findSystem);
    expect(result.ok && result.value.draft.title).toBe('[[[['.repeat(40));
  });

  const link = (i: number, changes: object = {}) => ({
    title: 'Ark',
    authors: ['Ann'],
    licence: 'MIT',
    version: 1,
    sha256: i.toString(16).padStart(64, '0'),
    address: '',
    ...changes,
  });
  it.each([
    ['a chain that loops', { remixOf: [link(1), link(2), link(1)] }, { remixOf: [link(1), link(2)] }, 'shape/repeated'],
    [
      'a chain of 2,000 links',
      { remixOf: Array.from({ length: 2_000 }, (_, i) => link(i)) },
      { remixOf: Array.from({ length: 20 }, (_, i) => link(i)) },
      'shape/too-many',
    ],
    [
      'an address that runs a program',
      { remixOf: [link(1, { address: 'javascript:alert(1)' }), link(2)] },
      { remixOf: [link(2)] },
      'shape/wrong-type',
    ],
    ['a link without a hash', { remixOf: [{ title: 'Ark' }] }, { remixOf: [] }, 'shape/wrong-type'],
    ['an unknown tag', { tags: ['tense', 'sad'] }, { tags: ['tense'] }, 'shape/wrong-type'],
    ['a tag named twice', { tags: ['tense', 'tense'] }, { tags: ['tense'] }, 'shape/repeated'],
    ['more tags than may be', { tags: TAGS }, { tags: TAGS.slice(0, TAGS_MAX) }, 'shape/too-many'],
    ['a warning beside “none needed”', { warnings: ['none-needed', 'death'] }, { warnings: ['death'] }, 'shape/alone'],
    ['a cover from elsewhere', { cover: 'https://example.org/x.png' }, { cover: '' }, 'shape/wrong-type'],
  ])('leaves out %s, and says so', async (_, given, kept, code) => {
    const result = await parseScenario(file(given), findSystem);
    if (!result.ok) throw new Error(result.error.message);
    expect(result.value.draft).toMatchObject(kept);
    expect(result.value.issues.map((issue) => issue.code)).toContain(code);
    const again = await parseScenario(formatDraft(result.value.draft, result.value.system), findSystem);
    expect(again.ok && again.value.issues.map(({ path }) => path[0])).not.toContain(Object.keys(kept)[0]);
  });

  it('refuses a chain of 10,000 links', async () => {
    const remixOf = Array.from({ length: 10_000 }, (_, i) => link(i));
    expect((await refusal(file({ remixOf })))?.code).toBe('file/too-large');
  });

  it('sorts tags silently, and writes a known licence as its id', async () => {
    const result = await parseScenario(file({ tags: ['tense', 'absurd'], licence: 'CC BY 4.0' }), findSystem);
    expect(result.ok && result.value.draft).toMatchObject({ tags: ['absurd', 'tense'], licence: 'CC-BY-4.0' });
    expect(result.ok && result.value.issues).not.toContainEqual(expect.objectContaining({ path: ['tags'] }));
  });

  it('opens a partly valid file, and reports the rest', async () => {
    const result = await parseScenario(
      file({ title: 7, body: { place: { name: 'Ark' }, goals: 'many' }, extra: 1 }),
      findSystem,
    );
    expect(result.ok && result.value.draft.title).toBe('');
    const codes = result.ok ? result.value.issues.map(({ code, path }) => `${code} ${path.join('.')}`) : [];
    expect(codes).toContain('shape/wrong-type title');
    expect(codes).toContain('shape/wrong-type body.goals');
    expect(codes).toContain('shape/unknown-key extra');
    expect(codes).toContain('shape/missing body.place.start');
  });

  it('hints once at each field that a hand-written file leaves out', async () => {
    const body = findSystem('trapped')?.starters[0]?.body as JsonObject;
    const { contentNotes: _notes, options: _options, map, ...rest } = body;
    const { scale: _scale, rooms, passages } = map as JsonObject;
    const bare = (rooms as readonly JsonObject[]).map(({ secret: _secret, ...room }) => room);
    const result = await parseScenario(
      file({ body: { ...rest, map: { rooms: bare, passages } as JsonObject } }),
      findSystem,
    );
    const issues = result.ok ? result.value.issues : [];
    expect(issues.map(({ severity, path }) => [severity, path.slice(-1)[0]])).toEqual([
      ['hint', 'secret'],
      ['hint', 'scale'],
      ['hint', 'contentNotes'],
      ['hint', 'options'],
    ]);
  });

  it('never throws, whatever the JSON', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue({ maxDepth: 6 }),
        async (body) => void (await parseScenario(file({ body }), findSystem)),
      ),
    );
  });
});

describe.each(system.starters.map((starter) => [starter.id, starter] as const))('the starter %s', (_, starter) => {
  it('exports, imports and exports to the same bytes', async () => {
    const text = formatDraft(draftFromStarter(system, starter, 'fixed'), system);
    const opened = await parseScenario(text, findSystem);
    expect(opened.ok && opened.value.issues).toEqual([]);
    expect(opened.ok && formatDraft(opened.value.draft, system)).toBe(text);
  });
});
