import * as z from 'zod';
import type { Item, Setting } from '@/lib/systems/trapped/schema';
import type { Given } from '@/test/support/fill';
import { attempt, type Scene, score } from '@/test/support/trapped/scene';
import type { Operations } from '../vectors';
import { inTheHouse } from './notation';
import { drawEvent } from './turns';

/** Ann, Bo and Cy are characters; Ann's turn comes first. */
const NAMES = ['Ann', 'Bo', 'Cy'] as const;
const name = z.enum(NAMES).transform((one) => NAMES.indexOf(one));

const asked = z.object({
  holder: z.enum(['room', 'hand']),
  has: z.array(name),
  away: z.array(name).default([]),
});

/** A hall and an attic. Cutting the chain takes the cutters, and so does the door to the cellar. */
const house = (holder: 'room' | 'hand'): Given<Setting> => ({
  map: {
    rooms: ['hall', 'attic', 'cellar'].map((id) => ({ id })),
    passages: [
      { id: 'stairs', a: 'hall', b: 'attic', kind: 'open' },
      { id: 'door', a: 'hall', b: 'cellar', kind: 'door', needsItem: 'cutters', needsHolder: holder },
    ],
  },
  items: [{ id: 'cutters', kind: 'item', count: null }],
  goals: [{ id: 'chain', kind: 'fix', where: 'anywhere', requires: [{ kind: 'item', item: 'cutters', holder }] }],
  escapes: [],
});

function arranged(input: Readonly<Record<string, unknown>>): Scene {
  const { holder, has, away } = asked.parse(input);
  const scene = inTheHouse(input, 3, house(holder)).hand(0, '9H');
  for (const person of has) scene.state.holders[0] = (scene.state.holders[0] ?? 0) | (1 << person);
  for (const person of away) scene.state.room[person] = 1;
  return scene;
}

/** Operations about things that goals and passages require (rules 2.5, 2.6). */
export const things: Operations = {
  thing_for_goal: (input) => ({ legal: arranged(input).try(attempt('9H')) === undefined }),
  thing_for_passage: (input) => ({
    legal: arranged(input).try({ type: 'explore', passage: 1, bring: 0 }) === undefined,
  }),

  thing_given(input) {
    const scene = among(input).hand(0, '9H');
    return { legal: scene.try({ type: 'give', item: 0, from: 0, to: 1 }) === undefined };
  },

  thing_of_the_dead(input) {
    const { fight } = z.object({ fight: z.boolean() }).parse(input);
    const scene = among(input).hand(0, '2H').deck('KC KD KH KS');
    scene.state.monsterRoom[0] = 0;
    const means = { by: 0, attribute: 2, card: score('2H') };
    scene.do(fight ? { type: 'attack', monster: 0, ...means } : attempt('2H'));
    scene.quietly(() => scene.events('lost').length > 0);
    return whereabouts(scene);
  },

  thing_stolen(input) {
    const scene = among(input);
    drawEvent(scene, 'gm_turn', 0, '9C');
    scene.state.monsterRoom[0] = 0;
    const legal = scene.try({ type: 'event', event: 0, target: 0 }) === undefined;
    if (legal) scene.quietly(() => scene.events('eventEnded').length > 0);
    return { legal, ...whereabouts(scene) };
  },
};

const thing = z.object({ thing: z.looseObject({}) });

/** Ann has a thing in the hall; a monster waits elsewhere, and an Event can steal it. */
function among(input: Readonly<Record<string, unknown>>): Scene {
  const scene = inTheHouse(input, 3, {
    items: [{ id: 'ring', kind: 'item', ...(thing.parse(input).thing as Given<Item>) }],
    events: [{ id: 'theft', suit: 'clubs', effects: [{ kind: 'steal', item: 'ring' }] }],
  });
  scene.state.holders[0] = 1;
  return scene;
}

const whereabouts = ({ view, state }: Scene) => ({
  lies: view.lyingIn(state.room[0] ?? 0).includes(0),
  monster_has: view.stolenBy(0).includes(0),
  held: view.holds(0, 0),
});
