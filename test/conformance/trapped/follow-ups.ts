import * as z from 'zod';
import { NONE } from '@/lib/systems/trapped/engine/game';
import { NO_SCORE } from '@/lib/systems/trapped/rules/cards';
import type { Event, Setting } from '@/lib/systems/trapped/schema';
import type { Given } from '@/test/support/fill';
import { formatScore } from '@/test/support/trapped/notation';
import { attempt, type Scene, score } from '@/test/support/trapped/scene';
import type { Operations } from '../vectors';
import { inTheHouse } from './notation';
import { drawEvent } from './turns';

/** Ann, Bo and Cy are characters, Eve, Fay and Gus Extras. */
export const NAMES = ['Ann', 'Bo', 'Cy', 'Eve', 'Fay', 'Gus'] as const;
export const name = z.enum(NAMES).transform((one) => NAMES.indexOf(one));

export const position = z.object({
  rooms: z.partialRecord(z.enum(NAMES), z.string()).default({}),
  lamp: name.optional(),
  achieved: z.array(z.string()).default([]),
  dark: z.array(z.string()).default([]),
  flooded: z.array(z.string()).default([]),
  sealed: z.array(z.string()).default([]),
  monster: z.string().default('yard'),
  feelings: z.record(z.string(), z.string()).default({}),
  controlled: name.optional(),
});
type Position = z.infer<typeof position>;

const event = z.object({
  event: z.looseObject({}),
  trigger: z.enum(['gm_turn', 'explore']).default('gm_turn'),
  target: name.nullable(),
  answer: z.enum(['pass', 'fail', 'yes', 'no']).default('pass'),
  /** Of Ann, Bo and Cy, on a choice for the table. */
  votes: z.array(z.enum(['yes', 'no'])).optional(),
  position: position.prefault({}),
});

/** A house in a row: hall, attic, yard; the cellar below the hall is shut. */
export const house = (given: object): Given<Setting> => ({
  map: {
    rooms: ['hall', 'attic', 'yard', 'cellar'].map((id) => ({ id })),
    passages: [
      { id: 'stairs', a: 'hall', b: 'attic', kind: 'open' },
      { id: 'door', a: 'attic', b: 'yard', kind: 'door' },
      { id: 'hatch', a: 'hall', b: 'cellar', kind: 'door', blockedBy: 'rubble', opens: 'never' },
    ],
  },
  items: [
    { id: 'lamp', kind: 'item', count: null },
    { id: 'code', kind: 'flag', count: null },
  ],
  goals: [
    { id: 'fix', kind: 'fix', where: 'anywhere' },
    { id: 'hunt', kind: 'fix', where: 'secret', hidden: true, requires: [{ kind: 'goal', goal: 'fix' }] },
  ],
  monsters: [{ id: 'beast', start: 'yard', defeats: 3 }],
  events: [{ id: 'it', suit: 'clubs', ...(given as Given<Event>) }],
});

export const roomAt = (scene: Scene, id: string): number =>
  scene.game.setting.map.rooms.findIndex((room) => room.id === id);
export const idOf = (scene: Scene, room: number): string => scene.game.setting.map.rooms[room]?.id ?? '';

export function arrange(scene: Scene, at: Position): void {
  const { state, game } = scene;
  for (const [who, room] of Object.entries(at.rooms)) {
    state.room[NAMES.indexOf(who as (typeof NAMES)[number])] = roomAt(scene, room);
  }
  if (at.lamp !== undefined) state.holders[0] = 1 << at.lamp;
  for (const id of at.achieved) state.achieved[game.setting.goals.findIndex((goal) => goal.id === id)] = -1;
  for (const id of at.dark) state.dark[roomAt(scene, id)] = true;
  for (const id of at.flooded) state.flooded[roomAt(scene, id)] = true;
  for (const id of at.sealed) state.sealed[game.setting.map.passages.findIndex((way) => way.id === id)] = true;
  state.monsterRoom[0] = roomAt(scene, at.monster);
  if (at.controlled !== undefined) state.controller[at.controlled] = 0;
  for (const [pair, text] of Object.entries(at.feelings)) {
    const [owner, toward] = pair.split(' to ').map((one) => NAMES.indexOf(one as (typeof NAMES)[number]));
    state.relationships[(owner ?? 0) * state.people + (toward ?? 0)] = score(text);
  }
}

/** Plays an Event to its end, giving the same answer to every question that it asks. */
function playOut(scene: Scene, { answer, votes }: Pick<z.infer<typeof event>, 'answer' | 'votes'>): void {
  const isGood = answer === 'pass' || answer === 'yes';
  const held = isGood ? 'AS' : '2S';
  for (let player = 0; player < 3; player++) scene.hand(player, held);
  scene.deck(isGood ? '2D 2C 9D' : 'KD KC 9D');
  for (let left = 50; left > 0 && scene.events('eventEnded').length === 0; left--) {
    if (scene.ask === 'stand') scene.do(scene.legal('stand').find(({ card }) => card !== NONE) ?? { type: 'goOn' });
    else if (scene.ask === 'choose') {
      scene.do({ type: (votes ? votes[scene.seat] === 'yes' : isGood) ? 'agree' : 'refuse' });
    } else if (scene.ask === 'fate') scene.do({ type: isGood ? 'spare' : 'kill' });
    else scene.quiet();
  }
}

function changesIn(scene: Scene) {
  const { state, view, game } = scene;
  const { rooms, passages } = game.setting.map;
  const ids = (entries: readonly { readonly id: string }[], isIn: (i: number) => boolean) =>
    entries.filter((_, i) => isIn(i)).map(({ id }) => id);
  return {
    shut: ids(passages, (i) => view.isSealed(i) || view.isBlocked(i)),
    airless: ids(rooms, (room) => view.isAirless(room)),
    flooded: ids(rooms, (room) => view.isFlooded(room)),
    dark: ids(rooms, (room) => view.isDarkened(room)),
    known: ids(game.setting.goals, (goal) => state.revealed[goal] === true),
    told: ids(game.setting.goals, (goal) => state.told[goal] === true),
    weakness: view.isWeaknessKnown(0),
    lamp: NAMES.filter((_, person) => view.holds(person, 0)),
    lying: ids(rooms, (room) => view.lyingIn(room).length > 0),
    monster: idOf(scene, state.monsterRoom[0] ?? NONE),
    damage: scene.events('damageDrawn').length > 0,
    dead: NAMES.filter((_, person) => !view.isAlive(person)),
    tested: scene.events('tested').map(({ person }) => NAMES[person]),
    where: Object.fromEntries(NAMES.map((one, person) => [one, idOf(scene, view.roomOf(person))])),
    feelings: Object.fromEntries(
      NAMES.flatMap((owner, i) =>
        NAMES.flatMap((toward, k) => {
          const felt = view.relationship(i, k);
          return felt === NO_SCORE ? [] : [[`${owner} to ${toward}`, formatScore(felt)]];
        }),
      ),
    ),
  };
}

function begin(input: Readonly<Record<string, unknown>>, trigger: 'gm_turn' | 'explore', given: object, at: Position) {
  const scene = inTheHouse(input, 3, house(given));
  drawEvent(scene, trigger, 0, '9C');
  arrange(scene, at);
  return scene;
}

/** Operations about conditions of Events and what follows after them (rulings A65 to A68). */
export const followUps: Operations = {
  event_follow_up(input) {
    const { event: given, trigger, target, position: at, ...answers } = event.parse(input);
    const scene = begin(input, trigger, given, at);
    if (scene.try({ type: 'event', event: 0, target: target ?? NONE }) !== undefined) return { legal: false };
    playOut(scene, answers);
    return { legal: true, ...changesIn(scene) };
  },

  /** Plays on until rounds have ended, and returns where an Extra has walked. */
  event_walk(input) {
    const { event: given, target, position: at } = event.parse(input);
    const { rounds } = z.object({ rounds: z.int() }).parse(input);
    const scene = begin(input, 'gm_turn', given, at);
    scene.do({ type: 'event', event: 0, target: target ?? NONE });
    playOut(scene, { answer: 'pass' });
    scene.quietly(() => scene.view.round > rounds && scene.ask === 'action');
    return { room: idOf(scene, scene.view.roomOf(target ?? 0)), arrived: scene.view.walksTo(target ?? 0) === NONE };
  },

  dark_cards(input) {
    const { conflict, position: at } = z
      .object({ conflict: z.enum(['goal', 'attack']), position: position.prefault({}) })
      .parse(input);
    const scene = inTheHouse(input, 3, house({})).hand(0, '9H');
    arrange(scene, at);
    scene.state.lightItem.fill(0);
    const means = { by: 0, attribute: 2, card: score('9H') };
    scene.do(conflict === 'goal' ? attempt('9H') : { type: 'attack', monster: 0, ...means });
    scene.quietly(() => scene.events('opposed').length > 0);
    return { cards: scene.events('opposed')[0]?.cards.length };
  },
};
