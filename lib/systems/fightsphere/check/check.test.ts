import { describe, expect, it } from 'vitest';
import { describeCheck } from '@/test/support/check.suite';
import { starterOf } from '@/test/support/starters';
import { type Campaign, type Episode, type Gladiator, schema } from '../schema';
import { check } from '.';
import { CODES } from './codes';

const firstFall = await starterOf('fightsphere', 'fightsphere-first-fall');

const usual: Campaign = schema.parse(firstFall.body);
const codesOf = (body: Campaign) => check(body).map(({ code }) => code.replace('fightsphere/', ''));

const episode = (change: Partial<Episode>): Campaign => ({
  ...usual,
  episodes: usual.episodes.map((one, i) => (i === 0 ? { ...one, ...change } : one)),
});
const [first] = usual.episodes as [Episode];
const fighter = (list: 'pregens' | 'npcGladiators', change: Partial<Gladiator>): Campaign => ({
  ...usual,
  [list]: usual[list].map((one, i) => (i === 0 ? { ...one, ...change } : one)),
});
const tie = (id: string, npc: string) => ({ id, npc, base: 1 });
const firstOf = <T>(list: readonly T[], change: Partial<T>): T[] =>
  list.map((one, i) => (i === 0 ? { ...one, ...change } : one));
const lastLayer = (change: Partial<Campaign['layers'][number]>): Campaign => ({
  ...usual,
  layers: usual.layers.map((layer, i) => (i === usual.layers.length - 1 ? { ...layer, ...change } : layer)),
});
const nowhere = usual.episodes.map((one) => ({ ...one, layer: '' }));

const falconry = { id: 't', tag: 'falconry' };
const tagged = (tag: string) =>
  episode({ problems: firstOf(first.problems, { backgroundTags: [{ ...falconry, tag }] }) });
const withDrives = (drive: Gladiator['drive']): Campaign => {
  const driven = (list: readonly Gladiator[]) => list.map((one) => ({ ...one, drive }));
  return { ...usual, pregens: driven(usual.pregens), npcGladiators: driven(usual.npcGladiators) };
};
const giants: Campaign = { ...usual, npcGladiators: usual.npcGladiators.map((one) => ({ ...one, pool: 999 })) };
/** Without NPC Gladiators, suggestions and tags. */
const unwritten: Campaign = {
  ...usual,
  npcGladiators: [],
  episodes: usual.episodes.map((one) => ({
    ...one,
    suggested: [],
    problems: one.problems.map((problem) => ({ ...problem, backgroundTags: [] })),
    npcs: one.npcs.map((npc) => ({ ...npc, tags: [] })),
  })),
};
const [hunter] = usual.npcGladiators as [Gladiator];

/** Name of the case, a sound campaign with one change, and the codes expected. */
const CASES: readonly (readonly [string, Campaign, readonly string[]])[] = [
  ['no world', { ...usual, worldOfOrigin: ' ' }, ['no-world']],
  ['no layer', { ...usual, layers: [], episodes: nowhere }, ['no-layer', ...nowhere.map(() => 'episode-nowhere')]],
  ['a layer without a name', lastLayer({ name: '' }), ['layer-unnamed']],
  ['two layers of one name', lastLayer({ name: ' the RIND' }), ['same-name']],
  ['an empty layer', { ...usual, episodes: usual.episodes.slice(0, -2) }, ['layer-empty']],
  ['a layer that is easier', lastLayer({ thresholdOverride: 2 }), ['threshold-falls']],
  ['a falling Threshold', { ...usual, threshold: { start: 9, step: -2 } }, Array(4).fill('threshold-falls')],
  ['less Sphere tech below', lastLayer({ techFrequency: 0 }), ['tech-falls']],
  ['no episode', { ...usual, episodes: [] }, ['no-episode', ...usual.layers.map(() => 'layer-empty')]],
  ['an episode without a title', episode({ title: '' }), ['episode-unnamed']],
  ['an episode without a layer', episode({ layer: '' }), ['episode-nowhere']],
  ['an episode on a layer that is gone', episode({ layer: 'attic' }), ['unknown-reference']],
  ['an episode without a situation', episode({ situation: '' }), ['no-situation']],
  [
    'nobody to be tied to',
    episode({ npcs: [], communities: [], problems: firstOf(first.problems, { sides: [] }) }),
    ['no-npc'],
  ],
  ['nothing wrong', episode({ problems: [] }), ['no-problem']],
  [
    'a community without a name',
    episode({ communities: firstOf(first.communities, { name: '' }) }),
    ['community-unnamed'],
  ],
  ['a problem without a title', episode({ problems: firstOf(first.problems, { title: '' }) }), ['problem-unnamed']],
  ['an NPC without a name', episode({ npcs: firstOf(first.npcs, { name: '' }) }), ['npc-unnamed']],
  ['two NPCs of one name', episode({ npcs: firstOf(first.npcs, { name: 'edda' }) }), ['same-name']],
  [
    'an NPC of a community elsewhere',
    episode({ npcs: firstOf(first.npcs, { community: 'choir' }) }),
    ['unknown-reference'],
  ],
  ['a line for nobody', episode({ suggested: [{ id: 's', gladiator: '' }] }), ['nothing-picked']],
  ['a Gladiator who does not exist', episode({ suggested: [{ id: 's', gladiator: 'x' }] }), ['unknown-reference']],
  ['nobody to fight for the GM', { ...unwritten, pregens: usual.pregens.slice(0, 2) }, ['no-npc-gladiators']],
  ['nobody at all', { ...unwritten, pregens: [] }, ['no-npc-gladiators']],
  ['nobody to fight at large tables', { ...unwritten, pregens: usual.pregens }, ['few-npc-gladiators']],
  ['a Threshold that nobody meets', { ...usual, threshold: { start: 99, step: 1 } }, ['threshold-unmet']],
  ['a pool of 999', fighter('npcGladiators', { pool: 999 }), ['pool-unbeatable']],
  ['pools of 999', giants, ['pool-unbeatable']],
  ['one turn an episode', { ...usual, turnsPerEpisode: 1 }, ['few-turns']],
  ['a problem without sides', episode({ problems: firstOf(first.problems, { sides: [] }) }), ['problem-no-side']],
  ['a tag that nobody has', tagged('falconry'), ['tags-unmet']],
  ['a person with a tag that nobody has', episode({ npcs: firstOf(first.npcs, { tags: [falconry] }) }), ['tags-unmet']],
  ['one drive for all', withDrives('deathWish'), ['one-drive']],
  [
    'an NPC Gladiator who is in play at no table',
    {
      ...unwritten,
      episodes: unwritten.episodes.with(0, { ...first, suggested: [{ id: 's', gladiator: 'late-6' }] }),
      gladiatorsPerPlayer: 2,
      npcGladiators: Array.from({ length: 7 }, (_, i) => ({ ...hunter, id: `late-${i}`, name: `Hunter ${i}` })),
    },
    ['suggested-absent'],
  ],
  ['few to fight', { ...usual, gladiatorsPerPlayer: 4 }, ['few-npc-gladiators']],
  ['a Gladiator without a name', fighter('pregens', { name: '' }), ['gladiator-unnamed']],
  ['two Gladiators of one name', fighter('npcGladiators', { name: 'Tam Wexler' }), ['same-name']],
  ['a short back story', fighter('pregens', { backStory: 'I was late.' }), ['story-length']],
  ['a long back story', fighter('npcGladiators', { backStory: 'word '.repeat(101) }), ['story-length']],
  ['a drive without a sentence', fighter('pregens', { driveText: '' }), ['no-drive']],
  ['no weapon', fighter('pregens', { weapon: '' }), ['no-weapon']],
  ['a pool for a player', fighter('pregens', { pool: 9 }), ['pregen-pool']],
  ['ties for a player', fighter('pregens', { relationships: [tie('r', 'edda')] }), ['pregen-ties']],
  [
    'two ties to one NPC',
    fighter('npcGladiators', { relationships: [tie('r', 'edda'), tie('s', 'edda')] }),
    ['tie-twice'],
  ],
  ['a tie to nobody', fighter('npcGladiators', { relationships: [tie('r', '')] }), ['nothing-picked']],
  ['a tie to nobody who exists', fighter('npcGladiators', { relationships: [tie('r', 'x')] }), ['unknown-reference']],
  ['no hint', { ...usual, coreHints: [] }, ['no-hint']],
];

describe('check()', () => {
  it('finds nothing in a sound campaign', () => expect(check(usual)).toEqual([]));

  it.each(CASES)('%s', (_, body, codes) => {
    expect(schema.parse(body)).toEqual(body);
    expect(codesOf(body).toSorted()).toEqual(codes.toSorted());
  });

  it('has a case for every code', () => {
    const said = CASES.flatMap(([, , codes]) => codes.map((code) => `fightsphere/${code}`));
    expect(new Set(said)).toEqual(new Set(Object.keys(CODES)));
  });

  it('warns of nothing that players make themselves', () => {
    const options = { ...usual.options, npcGladiatorsFrom: 'players' } as const;
    for (const body of [usual, { ...unwritten, pregens: [] }, giants, withDrives('reasonToLive'), tagged('falconry')])
      expect(check({ ...body, gladiatorsPerPlayer: 6, options })).toEqual([]);
  });

  it('names all pools that nobody can beat in one issue, up to the most that can be won', () => {
    const [{ message, path } = { message: '', path: [] }] = check(giants);
    expect(path).toEqual(['npcGladiators', hunter.id, 'pool']);
    expect(message).toContain(`“${hunter.name}” (999)`);
    expect(message).toContain(`“${usual.npcGladiators[2]?.name}” (999)`);
    expect(codesOf(fighter('npcGladiators', { pool: 60 }))).toEqual([]);
  });

  it.each([
    ['hard', { threshold: { start: 12, step: 1 } }],
    ['easy', { threshold: { start: 0, step: 0 } }],
    ['quick', { turnsPerEpisode: 6 }],
  ])('is silent about a campaign that is %s but sound', (_, change) =>
    expect(check({ ...usual, ...change })).toEqual([]),
  );

  describeCheck({ schema, check, codes: Object.keys(CODES), cases: CASES.map(([, body]) => body) });
});
