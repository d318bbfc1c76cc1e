import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/library/search/asked';
import type { LibraryCursor, LibraryFilters, LibraryOrder } from '@/lib/storage/library-port';
import type { Store } from '@/lib/storage/store';
import { newVersion, ROOM, type VersionGiven } from '@/test/support/library-versions';

/** Publications to search, oldest first, by one-letter id. */
const PUBLISHED: Readonly<Record<string, VersionGiven>> = {
  a: { entry: { title: 'Red dragon over Łódź', summary: 'A castle.' }, text: 'The old castle burns.' },
  b: { entry: { title: 'Überfall', authors: ['Zoë Groß'], summary: 'Raid on a red train.' }, text: 'Ein alter Zug.' },
  c: { entry: { title: '日本語の猫', authors: ['山田'], summary: '東京タワー' }, text: '大きな猫が夜に歩く' },
  d: { entry: { title: 'กรุงเทพ', summary: 'Bangkok by night' }, text: 'ตลาดน้ำ' },
  e: { entry: { title: 'Castle of red', authors: ['Dragon Club'], summary: 'Old and new.' }, text: 'A co-op for 2d6.' },
  f: { entry: { title: 'Near', summary: 'To be or not, and near' }, text: 'dragonfly castle, don’t panic' },
  g: {
    entry: { title: 'Ærø', authors: ['Łukasz Đorđević'], tags: ['eerie'], summary: 'ODYSSEUS ΟΔΟΣ' },
    text: 'red'.repeat(30),
  },
  h: { entry: { title: 'The ﬁnal half ½', summary: 'Dragon castle' }, text: 'old   dragon, red castle' },
};

/** Queries, and the ids of their results in order. */
const QUERIES: readonly (readonly [query: string, ids: string])[] = [
  // folding
  ['lodz', 'a'],
  ['ŁÓDŹ', 'a'],
  ['uberfall', 'b'],
  ['U\u0308BERFALL', 'b'],
  ['gross zoe', 'b'],
  ['aero', 'g'],
  ['lukasz dordevic', 'g'],
  ['οδος', 'g'],
  ['final', 'h'],
  // best field that contains all words, then the newest
  ['dragon', 'aehf'],
  ['red', 'eabhg'],
  ['castle', 'ehaf'],
  ['red castle', 'eha'],
  ['dragon castle', 'hea'],
  // prefixes: the last word only
  ['dragonf', 'f'],
  ['drag', 'aehf'],
  ['drag red', ''],
  ['d', 'agehf'],
  ['ca', 'ehaf'],
  // phrases
  ['"old castle"', 'a'],
  ['"castle old"', ''],
  ['"red castle"', 'h'],
  ['“Old and new”', 'e'],
  ['co-op', 'e'],
  ['to-be-o', 'f'],
  ['be-to-o', ''],
  ['don’t', 'f'],
  ['"dragon cast"', ''],
  // minus
  ['red -castle', 'bg'],
  ['castle -"old castle"', 'ehf'],
  ['-red -castle', 'gdc'],
  // scripts without spaces
  ['猫', 'c'],
  ['日本', 'c'],
  ['本日', ''],
  ['大きな猫', 'c'],
  ['東京 山田', 'c'],
  ['กรุง', 'd'],
  ['ตลาด night', 'd'],
  // other operators are plain text
  ['NEAR(near not)', ''],
  ['NEAR( not )', 'f'],
  ['train OR red', ''],
  ['or', 'f'],
  ['title:dragon', ''],
  ['dragon*', 'aehf'],
  ['"', 'hgfedcba'],
  ['*', 'hgfedcba'],
  ['\ud800dragonf\udc00', 'f'],
  ["red'; drop table publications; --", ''],
  ['^ {words} : + ~ & | ! <-> \\', ''],
  // no result
  ['unheard', ''],
  ['redredredredredredredredredredredredredredr', 'g'],
];

const WHALE = { title: 'Whale', summary: '' };

/** Tests of every store: searching the library. */
export function describeLibrarySearch(current: () => Store): void {
  const add = async (id: string, given: VersionGiven = {}) =>
    expect(await current().addVersion(newVersion(id, given), ROOM)).toMatchObject({ kind: 'added' });
  const fill = async () => {
    for (const [i, [id, given]] of Object.entries(PUBLISHED).entries()) await add(id, { at: 1000 + i, ...given });
  };
  const ask = (q: string, filters: LibraryFilters = {}, order: LibraryOrder = 'newest') => ({
    words: parseQuery(q),
    filters,
    order,
  });
  const find = async (...asked: Parameters<typeof ask>) =>
    (await current().searchLibrary(ask(...asked), 24)).rows.map(({ id }) => id).join('');

  describe('searching the library', () => {
    it('finds the expected results for each query, in order', async () => {
      await fill();
      const found = [];
      for (const [query] of QUERIES) found.push([query, await find(query)]);
      expect(found).toEqual(QUERIES);
    });

    it('counts the results', async () => {
      await fill();
      for (const [query, ids] of QUERIES) {
        expect([query, (await current().countLibrary(ask(query))).total]).toEqual([query, ids.length]);
      }
    });

    it('lists only what is public and approved, by its newest version', async () => {
      await add('a', { entry: WHALE });
      await add('b', { entry: WHALE, text: 'b', listing: 'unlisted' });
      await add('c', { entry: WHALE, text: 'c', approved: false });
      expect(await find('whale')).toBe('a');
      await add('a', { entry: { ...WHALE, title: 'Shark' }, text: 'two' });
      expect([await find('whale'), await find('shark')]).toEqual(['', 'a']);
      await current().setListing('b', 'ann', 'public');
      expect(await find('whale')).toBe('b');
      await current().withdrawVersion('a', 2, 'ann', 5000);
      expect([await find('whale'), await find('shark')]).toEqual(['ab', '']);
      await current().withdrawPublication('b', 'ann', 5000);
      await current().setListing('a', 'ann', 'unlisted');
      expect([await find('whale'), await find('')]).toEqual(['', '']);
    });

    it('keeps its order when new versions come, and has other orders', async () => {
      for (const [i, id] of ['a', 'b', 'c'].entries()) await add(id, { at: 1000 + i });
      const parent = newVersion('a').sha256;
      await add('d', { text: 'remix', parents: [parent], at: 2000 });
      await add('b', { text: 'two', at: 3000 });
      expect(await find('')).toBe('dcba');
      expect(await find('', {}, 'changed')).toBe('bdca');
      expect(await find('', {}, 'remixed')).toBe('adcb');
      expect(await find('whale', {}, 'changed')).toBe('bdca');
    });

    it('lists the hardest and the shortest first, and unplayed ones last', async () => {
      const given = [
        ['a', { won: 0.6, minutesLow: 120 }],
        ['b', { won: null, minutesLow: null }],
        ['c', { won: 0.25, minutesLow: 240 }],
        ['d', { won: 0, minutesLow: 60 }],
      ] as const;
      for (const [id, entry] of given) await add(id, { entry });
      expect(await find('', {}, 'hardest')).toBe('dcab');
      expect(await find('', {}, 'shortest')).toBe('dacb');
    });

    it('filters by every filter, and counts the results of each option', async () => {
      const given: readonly (readonly [string, VersionGiven])[] = [
        ['a', { system: 'x', entry: { licence: 'MIT', tags: ['dark', 'fast'], playersMin: 2, playersMax: 3 } }],
        ['b', { system: 'y', entry: { language: 'de', tags: ['dark'], warnings: ['gore'], minutesLow: 100 } }],
        ['c', { system: 'y', memberId: '', entry: { licence: 'MIT', warnings: ['gore', 'fire'], minutesLow: null } }],
      ];
      for (const [id, more] of given) await add(id, more);
      const filters: readonly (readonly [LibraryFilters, string])[] = [
        [{}, 'abc'],
        [{ system: 'y' }, 'bc'],
        [{ players: 2 }, 'abc'],
        [{ players: 4 }, 'bc'],
        [{ players: 9 }, ''],
        [{ minutes: 40 }, 'a'],
        [{ minutes: 39 }, ''],
        [{ minutes: 120 }, 'ab'],
        [{ licences: ['MIT', 'CC0-1.0'] }, 'ac'],
        [{ licences: [] }, ''],
        [{ language: 'de' }, 'b'],
        [{ tags: ['dark'] }, 'ab'],
        [{ tags: ['dark', 'fast'] }, 'a'],
        [{ without: ['gore'] }, 'a'],
        [{ without: ['fire'] }, 'ab'],
        [{ without: ['unknown'] }, 'abc'],
        [{ memberId: '' }, 'c'],
        [{ system: 'y', licences: ['MIT'], without: ['fire'] }, ''],
      ];
      for (const [filter, ids] of filters) {
        expect([filter, [...(await find('', filter))].sort().join('')]).toEqual([filter, ids]);
        expect([filter, (await current().countLibrary(ask('', filter))).total]).toEqual([filter, ids.length]);
      }
      expect(await current().countLibrary(ask('', { system: 'y' }))).toEqual({
        total: 2,
        system: { x: 1, y: 2 },
        language: { en: 1, de: 1 },
        licence: { MIT: 1, 'CC-BY-4.0': 1 },
        players: { 2: 2, 3: 2, 4: 2, 5: 2 },
        minutes: { 120: 1, 180: 1, 240: 1 },
        tag: { dark: 1 },
        without: { gore: 0, fire: 1 },
      });
      const words = await current().countLibrary(ask('a', { licences: ['MIT'], tags: ['dark'] }));
      expect([words.total, words.licence, words.tag]).toEqual([1, { MIT: 1, 'CC-BY-4.0': 1 }, { dark: 1, fast: 1 }]);
    });

    it('gives consistent pages, also while others publish and withdraw', async () => {
      const titled = (i: number) => (i % 3 === 0 ? 'Whale' : 'Shark');
      for (let i = 0; i < 20; i++) {
        const more = { title: titled(i), summary: i % 2 ? 'whale' : 'deep' };
        await add(`p${i}`, { at: 1000 + Math.floor(i / 4), text: `whale ${i}`, entry: more });
      }
      for (const [q, order] of [
        ['', 'newest'],
        ['whale', 'newest'],
        ['', 'changed'],
        ['whale', 'remixed'],
      ] as const) {
        const whole = (await current().searchLibrary(ask(q, {}, order), 100)).rows.map(({ id }) => id);
        expect(whole).toHaveLength(20);
        const pages: string[] = [];
        let after: LibraryCursor | undefined;
        do {
          const page = await current().searchLibrary(ask(q, {}, order), 6, after);
          pages.push(...page.rows.map(({ id }) => id));
          after = page.next && JSON.parse(JSON.stringify(page.next));
        } while (after);
        expect(pages).toEqual(whole);
      }
      const query = ask('whale');
      const whole = (await current().searchLibrary(query, 100)).rows.map(({ id }) => id);
      const first = await current().searchLibrary(query, 6);
      await add('new', { at: 9000, text: 'new', entry: WHALE });
      await current().withdrawPublication(first.rows.at(-1)?.id ?? '', 'ann', 9000);
      const second = await current().searchLibrary(query, 6, first.next);
      expect(second.rows.map(({ id }) => id)).toEqual(whole.slice(6, 12));
      const invented = { order: 'newest', key: [-9e15, 4, 5], id: 'nowhere' } as const;
      expect((await current().searchLibrary(query, 6, invented)).rows).toEqual([]);
    });
  });
}
