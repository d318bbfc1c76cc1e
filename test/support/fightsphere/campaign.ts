import type { Json } from '@/lib/kernel/json';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { type Campaign, schema } from '@/lib/systems/fightsphere/schema';
import { COMMUNITIES } from '@/lib/systems/fightsphere/vocabulary';

export const shape = objectShapeOf(schema);

/** Reads a campaign like a file: values out of range are clamped or left blank. */
export const campaignFrom = (body: object): Campaign => schema.parse(normalise(shape, body as Json).value);

const times = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i));

const STORY =
  'I taught evening classes by the canal and knew my pupils by the excuses they brought. I could fix the copier, settle a fight in a corridor and carry a piano up three floors. My father kept bees, and I still walk slowly when something wants to sting. My knees are bad. I never told my sister that I sold the house.';

export const gladiator = (id: string, more: object = {}) => ({
  id,
  name: `Gladiator ${id}`,
  face: 'game-icons:person',
  backStory: STORY,
  tags: [{ id: 't', tag: 'teaching' }],
  drive: 'deathWish',
  driveText: 'Nobody is left to go back to.',
  weapon: 'A nail gun',
  pool: null,
  relationships: [],
  ...more,
});

const episode = (i: number) => ({
  id: `e${i}`,
  title: `Episode number ${i}`,
  layer: `l${Math.floor(i / 2)}`,
  situation: 'The pumps are dry, and somebody sells water.',
  communities: times(2, (c) => ({
    id: `c${i}-${c}`,
    kind: COMMUNITIES[(i + c) % COMMUNITIES.length] ?? 'gang',
    name: `Community ${i}-${c}`,
    wants: 'The pump.',
    fears: 'The crew that clears.',
    leader: `n${i}-0`,
  })),
  problems: [
    {
      id: `p${i}`,
      title: 'Who owns the pump',
      sides: [{ id: 's', community: `c${i}-0` }],
      ifIgnored: 'It breaks.',
      conflictSeeds: [{ id: 's', text: 'Hold the stairs.' }],
      backgroundTags: [{ id: 't', tag: 'teaching' }],
    },
  ],
  npcs: times(2, (n) => ({
    id: `n${i}-${n}`,
    name: `Person ${i}-${n}`,
    role: 'carries water',
    picture: '',
    community: `c${i}-0`,
    wants: 'Protection.',
    tags: [],
  })),
  suggested: [{ id: 's', gladiator: 'a' }],
  openingScenes: [{ id: 'o', text: 'You are handed a bucket.' }],
});

/** Two layers, three episodes with two NPCs and two communities each, three NPC Gladiators and six pregens. */
export const campaign: Campaign = campaignFrom({
  worldOfOrigin: 'Our own, in a wet October.',
  coreHints: [{ id: 'h', text: 'Every cult has the same word for the Core: the till.' }],
  layers: times(2, (i) => ({
    id: `l${i}`,
    name: `Depth ${i}`,
    look: 'Scrap.',
    thresholdOverride: null,
    techFrequency: 15,
  })),
  episodes: times(3, episode),
  npcGladiators: ['a', 'b', 'c'].map((id) => gladiator(id)),
  pregens: ['d', 'e', 'f', 'g', 'h', 'i'].map((id) => gladiator(id, { drive: 'reasonToLive' })),
});
