import * as z from 'zod';
import { NONE } from '@/lib/systems/trapped/engine/game';
import { View } from '@/lib/systems/trapped/engine/view';
import type { Clock, Event, Setting } from '@/lib/systems/trapped/schema';
import type { Given } from '@/test/support/fill';
import { attempt, type Scene } from '@/test/support/trapped/scene';
import type { Operations } from '../vectors';
import { inTheHouse } from './notation';
import { drawEvent } from './turns';

const after = z.object({
  clock: z.looseObject({}),
  players: z.int().default(3),
  /** Steps that it has gone. */
  gone: z.int().default(0),
  /** The goal that moves it is achieved, or an Event moves it. */
  goal: z.boolean().default(false),
  event: z.looseObject({}).optional(),
  rounds: z.int().default(0),
});

const NAMES = ['Ann', 'Bo', 'Cy', 'Eve', 'Fay', 'Gus'];

function house(clock: object, event: object): Given<Setting> {
  const it = { id: 'it', suit: 'clubs', ...event } as Given<Event>;
  return {
    goals: [{ id: 'fix', kind: 'fix', where: 'anywhere' }],
    clocks: [{ id: 'tide', title: 'The tide', steps: 8, perRound: 1, ...(clock as Given<Clock>) }],
    events: [it],
  };
}

const moving = (move: object) => ({ follows: [{ kind: 'also', first: [{ kind: 'clock', clock: 'tide', ...move }] }] });

function achieve(scene: Scene): void {
  scene.hand(0, 'AS').deck('2D 2C').do(attempt('AS'));
  scene.quietly(() => scene.events('achieved').length > 0);
}

/** Returns the names of the people hit by what the clock brings. */
function hitBy(scene: Scene): readonly string[] {
  const [brought] = scene.events('eventHappened').filter(({ event }) => event === 1);
  return NAMES.filter((_, person) => (((brought?.targets ?? 0) >> person) & 1) === 1);
}

/** Operations about clocks (ruling A71). */
export const clocks: Operations = {
  clock_after(input) {
    const { clock, players, gone, goal, event, rounds } = after.parse(input);
    const scene = inTheHouse(input, players, house(clock, event ? moving(event) : {}));
    const { state, view } = scene;
    state.clockAt[0] = gone;
    if (goal) achieve(scene);
    if (event) {
      drawEvent(scene, 'gm_turn', 0, '9C');
      state.clockAt[0] = gone;
      scene.do({ type: 'event', event: 0, target: NONE });
    }
    if (rounds > 0) scene.quietly(() => view.round > rounds && scene.ask === 'action');
    return {
      left: view.table.clockLeft(0),
      stopped: view.table.isClockStopped(0),
      over: view.phase === 'over',
      known: new View(scene.game, state, 0).table.isClockKnown(0),
      hits: hitBy(scene),
    };
  },

  clock_condition(input) {
    const { gone, clock, steps, not } = z
      .object({ gone: z.int(), clock: z.looseObject({}), steps: z.int().nullable(), not: z.boolean().default(false) })
      .parse(input);
    const onlyIf = [{ kind: 'clock', clock: 'tide', steps, isNot: not }];
    const scene = inTheHouse(input, 3, house(clock, { onlyIf, selectors: [{ kind: 'everyone' }] }));
    drawEvent(scene, 'gm_turn', 0, '9C');
    scene.state.clockAt[0] = gone;
    return { legal: scene.legal('event').some(({ event }) => event === 0) };
  },
};
