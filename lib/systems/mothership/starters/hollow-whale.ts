import type { Starter } from '@/lib/contract/starter';
import type { Given } from '@/lib/schema/fill';
import { cellsOfRows } from '../layout/cells';
import { RIBS } from '../layout/layouts';
import type { Ship } from '../schema';
import { buildBody } from './build';
import { cards } from './cards';
import { characters } from './usual/characters';
import { traps } from './usual/traps';

const ownTraps: Given<Ship['traps']> = [
  {
    id: 'undertow',
    name: 'Undertow',
    picture: 'game-icons:whirlwind',
    text: 'The floor breathes in. You come up spluttering under the ribs, in the middle of everything.',
    tiles: 2,
    tokenCount: 0,
    effects: [{ kind: 'teleport', to: 'G4' }],
  },
  {
    id: 'lullaby',
    name: 'Lullaby',
    picture: 'game-icons:night-sleep',
    text: 'A note too low to hear. You sit down for a moment, and the lamps are still swimming when you get up.',
    tiles: 2,
    tokenCount: 4,
    assistable: true,
    effects: [
      { kind: 'status', status: 'noMove', rounds: 1 },
      { kind: 'status', status: 'noPeek', rounds: 3 },
    ],
  },
];

const ownCharacters: Given<Ship['characters']> = [
  {
    id: 'harpooner',
    name: 'Harpooner',
    picture: 'game-icons:harpoon-chain',
    text: 'Came aboard on purpose, and will not hear a word about it.',
    immune: [{ trap: 'undertow' }],
    abilities: [{ kind: 'hop', apCost: 3, usesPerRound: null }],
  },
  {
    id: 'surveyor',
    name: 'Surveyor',
    picture: 'game-icons:treasure-map',
    text: 'Is drawing all this. Please stand where you are for scale.',
    releases: [{ trap: 'lullaby', apCost: 1, afterRounds: 0, includesMove: true }],
    abilities: [{ kind: 'farPeek', apCost: 1, usesPerRound: 2, reach: 4, metric: 'path' }],
  },
];

const endings: Given<Ship['endings']> = [
  {
    id: 'spat-out',
    label: 'Spat out, all of you',
    when: { objectives: 'done', escaped: 'all' },
    good: true,
    text: 'The last heart stops, and the whale is surprised. It coughs. All {players} of you cross the sky in an arc, in sunlight, screaming, and land in the softest water there has ever been.',
  },
  {
    id: 'alone',
    label: 'One on the beach',
    when: { objectives: 'done', escaped: 'exactly', count: 1 },
    good: true,
    text: 'You wake on shingle with a mouth full of salt. You wait at the tide line until dark, and again the next day, and every year on that date.',
  },
  {
    id: 'kept',
    label: 'Kept',
    when: { objectives: 'done', escaped: 'none' },
    text: 'The last heart stops, and the gills stay shut. It is very quiet now, and quite dry, and the brass is still warm. Somebody finds a pack of cards. You will be asked to describe this, one day, to whoever is swallowed next.',
  },
  {
    id: 'some',
    label: 'Some on the beach',
    when: { objectives: 'done', escaped: 'any' },
    good: true,
    text: 'The gills slam shut behind the {escaped} of you. On the beach you count, and count once more, and somebody says that the others were always good swimmers.',
  },
  {
    id: 'digested',
    label: 'Gone down with it',
    text: 'The water closes over the blowhole, and the light goes green, then blue, then not at all. Far above, a fisherman marks the place on his chart, and next to it he writes: nothing here.',
  },
];

/** Another layout, two traps and two characters more, and endings of its own. */
export const hollowWhale: Starter = {
  ...cards.hollowWhale,
  body: () =>
    buildBody({
      ship: {
        name: 'The Hollow Whale',
        premise:
          'It came up under your boat like an island. Inside it is brass and bone, built into something that was alive once and may not have noticed. Hearts the size of ovens beat behind the plates and keep it going down. Stop them all, and be at the gills when it coughs.',
        objectiveNoun: 'heart',
        objectivesNoun: 'hearts',
        objectivePicture: 'game-icons:heart-organ',
        startName: 'Throat',
        finishName: 'Gills',
      },
      layout: cellsOfRows(RIBS),
      levels: [
        { id: 'paddle', label: 'Paddle', safe: 31, trap: 9, objective: 3 },
        { id: 'swim', label: 'Swim', safe: 26, trap: 13, objective: 4 },
        { id: 'drown', label: 'Drown', safe: 21, trap: 16, objective: 6 },
      ],
      supplies: { safe: 34, objective: 6, orange: 10 },
      players: { apPerRound: 5 },
      tracker: {
        spaces: 17,
        bands: [
          { colour: 'blue', count: 7 },
          { colour: 'amber', count: 5 },
          { colour: 'grey', count: 5 },
        ],
        startOffset: { p1: 0, p2: 0, p3: 5, p4: 7, p5: 8, p6: 9 },
      },
      traps: [...traps, ...ownTraps],
      characters: [...characters, ...ownCharacters],
      endings,
    }),
};
