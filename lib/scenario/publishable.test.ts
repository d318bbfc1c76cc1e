import { describe, expect, it } from 'vitest';
import { isError } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { textsIn } from '@/lib/schema/texts';
import { systems } from '@/test/support/all-systems';
import { type ChainLink, type Draft, draftFromStarter } from './envelope';
import { LICENCE_IDS, mayBecome, mayRemix } from './licences';
import { openDraft } from './open';
import { checkForPublishing, type PublishingContext } from './publishable';

const [found] = systems.flatMap((system) => system.starters.map((starter) => ({ system, starter })));
if (!found) throw new Error('a game has a starter');
const { system, starter } = found;

const link = (licence: string, authors: readonly string[] = ['Bob']): ChainLink => ({
  title: 'Old lamp',
  authors,
  licence,
  version: 1,
  sha256: '0a'.repeat(32),
  address: '',
});
const changedBody = (): Draft['body'] => {
  const body = starter.body;
  const [key, entries] = Object.entries(body).find(([, value]) => Array.isArray(value) && value.length > 1) ?? ['', []];
  return { ...body, [key]: (entries as readonly Json[]).slice(1) };
};
/** A publishable draft, with the given overrides. */
const draft = (given: Partial<Draft> = {}): Draft => ({
  ...draftFromStarter(system, starter),
  licence: 'MIT',
  summary: 'A lamp goes out.',
  warnings: ['none-needed'],
  body: changedBody(),
  ...given,
});
const check = (given: Partial<Draft>, context?: PublishingContext, errors: readonly string[] = []) =>
  checkForPublishing(
    openDraft(draft(given) as unknown as Json, system),
    errors.map((code) => ({ code, severity: 'error', path: [], message: '' })),
    context,
  );
const codes = async (...given: Parameters<typeof check>) =>
  (await check(...given)).map(({ code, path }) => `${code} ${path.join('/')}`);

const ART = `art:${'ab'.repeat(32)}`;
const known = { hash: 'ab'.repeat(32), alt: 'A lamp', credit: 'Ann, CC BY 4.0' };

describe('what the library asks for', () => {
  it.each<[string, Promise<readonly string[]>, readonly string[]]>([
    ['nothing more', codes({}), []],
    ['no errors', codes({}, {}, ['x/a', 'x/b']), ['publish/errors ']],
    ['a licence', codes({ licence: ' ' }), ['publish/no-licence licence']],
    ['a licence of the list, gently', codes({ licence: 'Ask me' }), ['publish/no-licence licence']],
    ['a summary', codes({ summary: '\n' }), ['publish/no-summary summary']],
    ['warnings, or a word that none are needed', codes({ warnings: [] }), ['publish/no-warnings warnings']],
    ['a body of its own', codes({ body: starter.body }), ['publish/starter-unchanged body']],
    ['a picture with words', codes({ cover: ART }, { pictures: [known] }), []],
    [
      'a picture’s description',
      codes({ cover: ART }, { pictures: [{ ...known, alt: ' ' }] }),
      ['publish/picture-credit cover'],
    ],
    [
      'a picture’s credit',
      codes({ cover: ART }, { pictures: [{ ...known, credit: '' }] }),
      ['publish/picture-credit cover'],
    ],
    ['the picture', codes({ cover: ART }, { pictures: [] }), ['publish/picture-credit cover']],
    ['nothing of a picture that it knows nothing of', codes({ cover: ART }), []],
    [
      'nothing of a title that reads like a picture',
      codes({ remixOf: [{ ...link('MIT'), title: ART }] }, { pictures: [] }),
      [],
    ],
    ['nothing of a sign', codes({ cover: 'game-icons:ghost' }, { pictures: [] }), []],
    ['leave for a remix', codes({ remixOf: [link('CC-BY-ND-4.0')] }), ['publish/remix-forbidden remixOf']],
    [
      'the licence that a remix has to have',
      codes({ remixOf: [link('CC-BY-SA-4.0')] }),
      ['publish/remix-forbidden licence'],
    ],
    ['no leave of a publisher’s own', codes({ remixOf: [link('')] }, { ownsParent: true }), []],
    ['no leave of those further back', codes({ remixOf: [link('MIT'), link('')] }), []],
    [
      'a licence once, if there is none',
      codes({ licence: '', remixOf: [link('CC-BY-SA-4.0')] }),
      ['publish/no-licence licence'],
    ],
  ])('%s', async (_, said, expected) => expect(await said).toEqual(expected));

  it.each(LICENCE_IDS.flatMap((from) => LICENCE_IDS.map((to) => [from, to] as const)))(
    'a remix of %s under %s only if it may be',
    async (from, to) => {
      const issues = await check({ licence: to, remixOf: [link(from)] });
      expect(issues.length === 0).toBe(mayBecome(from, to));
      expect(issues.every(isError)).toBe(true);
      const [{ fix } = {}] = issues;
      expect(fix !== undefined).toBe(mayRemix(from) && !mayBecome(from, to));
      if (!fix) return;
      const fixed = applyPatches(draft({ licence: to, remixOf: [link(from)] }) as unknown as Json, fix.patches);
      expect(await checkForPublishing(openDraft(fixed, system), [])).toEqual([]);
    },
  );

  it('blocks with all but a licence that nobody knows', async () => {
    expect((await check({ licence: 'Ask me' })).map(({ severity }) => severity)).toEqual(['warning']);
    const all = await check({ licence: '', summary: '', warnings: [], cover: ART }, { pictures: [] }, ['x/a']);
    expect(all.every(isError)).toBe(true);
  });

  it('says whom to ask, and what to do', async () => {
    expect((await check({ remixOf: [link('all-rights-reserved')] }))[0]?.message).toBe(
      '“Old lamp” has the licence “All rights reserved”, which allows no remix. Ask Bob for permission.',
    );
    expect((await check({ remixOf: [link('CC-BY-NC-4.0')] }))[0]?.message).toBe(
      'This is a remix of “Old lamp”, which has the licence CC BY-NC 4.0. So it has to be CC BY-NC 4.0 or CC BY-NC-SA 4.0 as well.',
    );
  });
});

describe('an unchanged starter', () => {
  const all = systems.flatMap((system) => system.starters.map((starter) => [starter.id, system, starter] as const));
  const isUnchanged = async (given: Draft, of: (typeof systems)[number]) =>
    (await checkForPublishing(openDraft(given as unknown as Json, of), [])).some(
      ({ code }) => code === 'publish/starter-unchanged',
    );

  it.each(all)('%s is recognised by its body, whatever its title, authors and ids', async (_, of, starter) => {
    const draft = { ...draftFromStarter(of, starter), title: 'Mine', authors: [], licence: 'MIT' };
    expect(await isUnchanged(draft, of)).toBe(true);
    const renamed = JSON.stringify(draft.body).replace(
      /"((?:\w+-)+)(\d+)"/g,
      (_, stem, number) => `"other${stem}${number}"`,
    );
    expect(renamed).not.toBe(JSON.stringify(draft.body));
    expect(await isUnchanged({ ...draft, body: JSON.parse(renamed) }, of)).toBe(true);
  });

  it.each(all)('%s is no longer recognised once a word has changed', async (_, of, starter) => {
    const body = starter.body;
    const [text = ''] = textsIn(of.shape, body);
    const changed = JSON.parse(JSON.stringify(body).replace(JSON.stringify(text), JSON.stringify(`${text}!`)));
    expect(text).not.toBe('');
    expect(await isUnchanged({ ...draftFromStarter(of, starter), body: changed }, of)).toBe(false);
  });
});
