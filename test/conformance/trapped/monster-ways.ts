import * as z from 'zod';
import type { Monster } from '@/lib/systems/trapped/schema';
import type { Given } from '@/test/support/fill';
import type { Scene } from '@/test/support/trapped/scene';
import type { Operations } from '../vectors';
import { arrange, house, idOf, NAMES, name, position, roomAt } from './follow-ups';
import { inTheHouse } from './notation';

const ways = z.object({
  monster: z.looseObject({}),
  /** The character whose turn has just ended. */
  acted: name.default(0),
  lamp_lies: z.string().optional(),
  position: position.prefault({}),
});

/** Ends a player's turn with the monster where it was put. Nothing is asked about monsters that can do nothing. */
function prowling(input: Readonly<Record<string, unknown>>): Scene {
  const { monster, acted, lamp_lies, position: at } = ways.parse(input);
  const monsters = [{ id: 'beast', start: 'yard', defeats: 3, ...(monster as Given<Monster>) }];
  const scene = inTheHouse({ ...input, options: { free_extras: 'none' } }, 3, { ...house({}), monsters });
  scene.untilTurnOf(acted);
  arrange(scene, at);
  const { state } = scene;
  if (lamp_lies !== undefined) state.lying.push(0, roomAt(scene, lamp_lies));
  return scene.do({ type: 'pass' });
}

/** Operations about monsters that move and hunt otherwise than the book's (ruling A69). */
export const monsterWays: Operations = {
  /** Lists the rooms that a monster may step to, and the people whom it may attack. */
  monster_ways(input) {
    const scene = prowling(input);
    const { state, game } = scene;
    const rooms = scene.legal('step').map(({ passage }) => {
      const { a, b } = game.passages[passage] ?? { a: -1, b: -1 };
      return idOf(scene, a === state.monsterRoom[0] ? b : a);
    });
    return { steps: rooms, attacks: scene.legal('smash').map(({ person }) => NAMES[person]) };
  },

  /** Lets a monster step as often as it may, and returns the rooms that it enters. */
  monster_paces(input) {
    const scene = prowling(input);
    const entered: string[] = [];
    for (let left = 9; left > 0 && scene.ask === 'monsters'; left--) {
      const step = scene.legal('step')[0];
      if (step === undefined) break;
      scene.do(step);
      entered.push(idOf(scene, scene.state.monsterRoom[0] ?? -1));
    }
    return { entered };
  },
};
