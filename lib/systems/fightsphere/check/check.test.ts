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
  [
    'one Gladiator',
    {
      ...usual,
      episodes: usual.episodes.map((one) => ({ ...one, suggested: [] })),
      npcGladiators: [],
      pregens: usual.pregens.slice(0, 1),
    },
    ['few-gladiators'],
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

  it('needs fewer NPC Gladiators if players make them', () => {
    const options = { ...usual.options, npcGladiatorsFrom: 'players' } as const;
    expect(check({ ...usual, gladiatorsPerPlayer: 6, options })).toEqual([]);
  });

  describeCheck({ schema, check, codes: Object.keys(CODES), cases: CASES.map(([, body]) => body) });
});
