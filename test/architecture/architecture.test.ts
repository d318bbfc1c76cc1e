import { describe, expect, it } from 'vitest';
import { findCycle } from '@/lib/kernel/graph';
import { systems } from '@/lib/systems/registry';
import { FORBIDDEN_IN_SYSTEMS, LARGE_ROOMS, ROOM_MAX, roomOf, SERVER_ONLY, systemOf } from './floors';
import {
  circleOfRooms,
  exportedForTests,
  forbiddenImports,
  loadedEarly,
  replacedForOthers,
  roomSizes,
  serverCodeIn,
  sharedInstanceofs,
  starterImports,
  tooLarge,
} from './inspect';
import { ownImports, readScripts, readSources, readTests, type Source, sourceOf } from './sources';

const sources = readSources();
const tests = readTests();
const byPath = new Map(sources.map((source) => [source.path, source]));

describe('the house', () => {
  it('has every module in a room', () => {
    expect(sources.filter(({ path }) => roomOf(path) === undefined).map(({ path }) => path)).toEqual([]);
  });

  it.each(['lib/loose.ts', 'lib/systems/loose.ts', 'app/_loose/x.tsx', 'templates/loose.ts', 'elsewhere/x.ts'])(
    'detects that %s is in no room',
    (path) => expect(roomOf(path)).toBeUndefined(),
  );

  it('imports from lower floors only', () => expect(sources.flatMap(forbiddenImports)).toEqual([]));

  it.each([
    ['from a floor above', 'lib/kernel/x.ts', 'lib/schema/fields'],
    ['from beside', 'lib/config/x.ts', 'lib/kit/paper'],
    ['from another game', 'lib/systems/mothership/x.ts', 'lib/systems/trapped/facts'],
    ['from the registry', 'lib/systems/mothership/x.ts', 'lib/systems/registry'],
    ['from a door', 'lib/services/x.ts', 'cli/exit'],
    ['a module that only the server’s process may import', 'app/_home/x.ts', 'lib/server/http-server'],
    ['a module that printing may not import', 'templates/pieces/x.ts', 'lib/scenario/draft'],
    ['a package that its room may not use', 'lib/kernel/x.ts', 'zod'],
    ['a package that a game may not use', 'lib/systems/trapped/x.ts', 'yjs'],
  ])('detects an import %s', (_, path, name) => expect(forbiddenImports({ path, imports: [name] })).toHaveLength(1));

  it('has no circular imports of rooms', () => expect(circleOfRooms(sources)).toBeUndefined());

  it('detects a circle of rooms, through types too', () => {
    const intruder = sourceOf('lib/kernel/x.ts', "import type { Field } from '@/lib/schema/fields';");
    expect(circleOfRooms([...sources, intruder])).toEqual(['lib/kernel', 'lib/schema']);
  });

  it('sends no server code to browsers', () => expect(serverCodeIn(sources)).toEqual([]));

  it('detects server code behind a client module', () => {
    const client = sourceOf('app/_home/x.tsx', "'use client';\nimport { y } from './y';");
    const typed = sourceOf('app/_home/y.ts', "import type { Store } from '@/lib/storage/store';");
    const loaded = sourceOf('app/_home/y.ts', "import { ROLES } from '@/lib/storage/store';");
    expect(serverCodeIn([...sources, client, typed])).toEqual([]);
    expect(serverCodeIn([...sources, client, loaded])).toEqual(['app/_home/x.tsx: lib/storage/store.ts']);
  });

  it('knows keys of an input method by one helper: Safari’s own flag does not tell', () => {
    const asking = sources.filter(({ text }) => /\bisComposing\b(?!\()/.test(text.replaceAll(/import .*/g, '')));
    expect(asking.map(({ path }) => path)).toEqual(['app/_ui/composing.ts']);
    const fields = sources.filter(
      ({ text }) => /\bkey [!=]== 'Enter'/.test(text) && /<(input|textarea|TextControl)\b/.test(text),
    );
    const careless = fields.filter(({ text }) => !text.includes('isComposing(event)'));
    expect([fields.length > 5, careless.map(({ path }) => path)]).toEqual([true, []]);
  });

  it('calls nothing in browsers that the oldest supported one lacks', () => {
    const newer =
      /\b(?:Object|Map)\.groupBy\b|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bIterator\.from\b|\bAbortSignal\.any\b|\bURL\.(?:canParse|parse)\b|\bRegExp\.escape\b|\bIntl\.DurationFormat\b|\brequestIdleCallback\b|\.(?:checkVisibility|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toBase64)\(/;
    const elsewhere = ['cli', 'door', 'lib/config', ...SERVER_ONLY].map((room) => `${room}/`);
    const inBrowsers = sources.filter(({ path }) => !elsewhere.some((room) => path.startsWith(room)));
    expect(inBrowsers.filter(({ text }) => newer.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('names the types of files to choose, so that an iPhone converts its photos to one of them', () => {
    const picking = sources.filter(({ text }) => text.includes('type="file"'));
    const loose = picking.filter(({ text }) => !/\baccept=/.test(text) || /image\/\*|heic/i.test(text));
    expect([picking.length > 1, loose.map(({ path }) => path)]).toEqual([true, []]);
  });

  it('imports no game into the Play page and its room', () => {
    const own = sources.filter(({ path }) => /^(?:app\/_play|lib\/evening)\//.test(path) && !path.includes('.test.'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ text }) => text.includes('lib/systems/')).map(({ path }) => path)).toEqual([]);
  });

  it('keeps zod from trying Function in every worker that opens scenarios', () => {
    const opening = sources.filter(
      ({ path, text }) => path.endsWith('.worker.ts') && /open-for|registry|lib\/flow/.test(text),
    );
    const bare = opening.filter(({ text }) => !text.startsWith("import '@/app/_data/without-eval';"));
    expect([opening.length > 4, bare.map(({ path }) => path)]).toEqual([true, []]);
  });

  it('uses no instanceof on a class that the server’s bundle and the pages’ bundle both contain', () => {
    expect(sharedInstanceofs(sources)).toEqual([]);
  });

  it.each(['app/api/drafts/route.ts', 'lib/services/requests/answer.ts', 'lib/server/services.ts'])(
    'detects instanceof on a refusal in %s',
    (path) => {
      const { text } = byPath.get(path) ?? sourceOf(path, '');
      const intruder = sourceOf(path, `${text}\nconst isOne = (e: unknown) => e instanceof ApiError;`);
      const rest = sources.filter((source) => source.path !== path);
      expect(sharedInstanceofs([...rest, intruder])).toEqual([`${path}: ApiError`]);
    },
  );

  it(`has rooms of at most ${ROOM_MAX} modules, but for those listed`, () => {
    const sizes = roomSizes(sources);
    expect(tooLarge(sources)).toEqual([]);
    expect(Object.keys(LARGE_ROOMS).filter((name) => (sizes.get(name) ?? 0) <= ROOM_MAX)).toEqual([]);
  });

  it('detects a room with too many modules', () => {
    const crowd = Array.from({ length: ROOM_MAX }, (_, i) => sourceOf(`lib/kernel/x${i}.ts`, ''));
    expect(tooLarge([...sources, ...crowd])).toEqual(['lib/kernel']);
  });

  it('exports nothing that only tests use', () => {
    expect(exportedForTests(sources, tests, readScripts())).toEqual([]);
  });

  it('detects an export that only a test uses', () => {
    const module = sourceOf('lib/kernel/x.ts', 'export const spare = 1;\nexport const [used, also] = [2, 3];');
    const user = sourceOf('lib/kernel/y.ts', "import { also, used } from './x';");
    const test = sourceOf('lib/kernel/x.test.ts', "import { spare, used } from './x';");
    expect(exportedForTests([module, user], [test])).toEqual(['spare of lib/kernel/x.ts']);
  });

  it('isolates tests that mock a module', () => {
    expect(replacedForOthers(tests)).toEqual([]);
  });

  it('detects a test that mocks a module for other tests', () => {
    const text = `vi.${'mock'}('./y');`;
    const alone = sourceOf('lib/kernel/x.alone.test.ts', text);
    const among = sourceOf('lib/kernel/x.test.ts', text);
    expect(replacedForOthers([alone, among])).toEqual(['lib/kernel/x.test.ts']);
  });

  it('has no import cycles', () => {
    const nodes = sources.map((source) => ({ id: source.path, source }));
    const cycle = findCycle(nodes, ({ source }) => ownImports(source, byPath).map(({ path }) => path));
    expect(cycle?.map(({ id }) => id)).toBeUndefined();
  });

  it('names no game outside lib/systems by its id, title or code', () => {
    expect(sources.filter(namesGame).map(({ path }) => path)).toEqual([]);
  });

  it.each(systems.map(({ id, title }) => [id, title]))('detects code that names %s', (id, title) => {
    const wayToTell = [
      `if (system.id === '${id}') draw();`,
      `switch (draft.system) { case "${id}": break; }`,
      `const LOOKS = { '${id}': 'tile' };`,
      `issues.filter(({ code }) => code.startsWith('${id}/'))`,
      `<h1>${title}</h1>`,
    ];
    for (const text of wayToTell) {
      for (const path of ['app/x.tsx', 'templates/x.ts', 'lib/playtest/x.ts', 'lib/tabletop/x.ts', 'cli/x.ts']) {
        expect([text, namesGame({ path, text })]).toEqual([text, true]);
      }
      expect(namesGame({ path: 'lib/systems/registry.ts', text })).toBe(false);
    }
  });

  it('imports a game’s folder only in the registry', () => {
    const isInside = (name: string) => systems.some(({ id }) => `${name}/`.startsWith(`lib/systems/${id}/`));
    const importing = sources.filter(({ path, imports }) => !isInside(path) && imports.some(isInside));
    expect(importing.map(({ path }) => path)).toEqual(['lib/systems/registry.ts']);
  });

  it('does not load games with the registry, and imports no starter', () => {
    expect(loadedEarly(sources)).toEqual([]);
    expect(starterImports(sources)).toEqual([]);
  });

  it.each([
    "import hive from '@/content/starters/walls/walls-hive.json' with { type: 'json' };",
    "const later = () => import('../../../content/starters/walls/walls-hive.json');",
  ])('detects a starter in a bundle: %s', (text) => {
    expect(starterImports([sourceOf('lib/systems/walls/x.ts', text)])).toHaveLength(1);
  });

  it.each([['a game behind the registry', 'lib/systems/registry.ts', './walls', 'lib/systems/walls/schema.ts']])(
    'detects %s',
    (_, path, name, reached) => {
      const { text } = byPath.get(path) ?? sourceOf(path, '');
      const importing = (statement: string) =>
        loadedEarly([...sources.filter((one) => one.path !== path), sourceOf(path, `${statement}\n${text}`)]);
      expect(importing(`const later = () => import('${name}');`)).toEqual([]);
      expect(importing(`import type { x } from '${name}';`)).toEqual([]);
      expect(importing(`import { x } from '${name}';`).map((fault) => fault.split(': ')[1])).toContain(reached);
    },
  );

  it('has no game that names another', () => {
    const naming = sources.filter(({ path, text }) => {
      const own = systemOf(path);
      return own !== undefined && systems.some(({ id }) => id !== own && text.includes(`'${id}'`));
    });
    expect(naming.map(({ path }) => path)).toEqual([]);
  });

  it('keeps games pure', () => {
    const impure = sources.filter(({ path, text }) => systemOf(path) && FORBIDDEN_IN_SYSTEMS.test(withoutWords(text)));
    expect(impure.map(({ path }) => path)).toEqual([]);
  });

  it('keeps modules short', () => {
    const long = sources.filter(({ text }) => text.split('\n').length > 301);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});

const IDS = new RegExp(`['"\`](${systems.map(({ id }) => id).join('|')})['"\`/:]`);

/** Titles that are also ordinary words. They count only if they are a whole string. */
const ORDINARY: readonly string[] = ['Isolation', 'Walls'];

const saysTitle = (text: string, title: string): boolean =>
  ORDINARY.includes(title) ? new RegExp(`[>'"\`“]${title}[<'"\`”]`).test(text) : text.includes(title);

/** Tells whether a module outside the games names one of them. */
const namesGame = ({ path, text }: Pick<Source, 'path' | 'text'>): boolean =>
  !path.startsWith('lib/systems/') && (IDS.test(text) || systems.some(({ title }) => saysTitle(text, title)));

/** Removes comments and strings. */
const withoutWords = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gm, '');
