import * as z from 'zod';
import type { Move } from '@/lib/systems/trapped/engine/moves';
import type { Monster } from '@/lib/systems/trapped/schema';
import { ATTRIBUTES } from '@/lib/systems/trapped/vocabulary';
import type { Given } from '@/test/support/fill';
import { type Scene, score } from '@/test/support/trapped/scene';
import type { Operations } from '../vectors';
import { arrange, house, idOf, NAMES, name, position, roomAt } from './follow-ups';
import { inTheHouse } from './notation';

const fight = z.object({
  conflict: z.enum(['attack', 'stand']).default('attack'),
  answer: z.enum(['win', 'lose']).default('win'),
  attribute: z.enum(ATTRIBUTES).default('dangerous'),
  victim: name.default(0),
});

const ways = z.object({
  monster: z.looseObject({}),
  /** The character whose turn has just ended. */
  acted: name.default(0),
  /** The round that has begun. */
  rounds: z.int().default(1),
  lamp_lies: z.string().optional(),
  position: position.prefault({}),
});

/** Ends a player's turn with the monster where it was put. Nothing is asked about monsters that can do nothing. */
const prowling = (input: Readonly<Record<string, unknown>>): Scene => facing(input).do({ type: 'pass' });

/** Begins a player's turn with the monster where it is put. */
function facing(input: Readonly<Record<string, unknown>>): Scene {
  const { monster, acted, rounds, lamp_lies, position: at } = ways.parse(input);
  const monsters = [{ id: 'beast', start: 'yard', defeats: 3, ...(monster as Given<Monster>) }];
  const scene = inTheHouse({ ...input, options: { free_extras: 'none' } }, 3, { ...house({}), monsters });
  scene.quietly(() => scene.ask === 'action' && scene.seat === acted && scene.view.round === rounds);
  arrange(scene, at);
  const { state } = scene;
  scene.heard.length = 0;
  if (lamp_lies !== undefined) state.lying.push(0, roomAt(scene, lamp_lies));
  return scene;
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

  /** Lets Ann fight the monster, or lets it attack somebody, and returns what came of it. */
  monster_fight(input) {
    const { conflict, answer, attribute: named, victim } = fight.parse(input);
    const isWon = answer === 'win';
    const scene = conflict === 'stand' ? prowling(input) : facing(input);
    scene.hand(0, isWon ? 'AS' : '2S');
    const card = score(isWon ? 'AS' : '2S');
    const attribute = ATTRIBUTES.indexOf(named);
    if (conflict === 'stand') scene.do({ type: 'smash', monster: 0, person: victim });
    scene.deck(isWon ? '2D 2C 2H 3D' : 'KD KC KH QD 9D');
    if (scene.ask === 'fate') scene.do({ type: 'kill' });
    else {
      const move =
        conflict === 'stand'
          ? { type: 'stand', attribute, card }
          : { type: 'attack', monster: 0, by: 0, attribute, card };
      if (scene.try(move as Move) !== undefined) return { legal: false };
      scene.quietly(() => scene.events('decided').length > 0);
    }
    const { state, view } = scene;
    return {
      legal: true,
      cards: scene.events('opposed')[0]?.cards.length,
      beaten: scene.events('monsterBeaten').length > 0,
      overruled: scene.events('ruled').length > 0,
      damage: scene.events('damageDrawn').length > 0,
      ill: scene.events('fellIll').map(({ person }) => NAMES[person]),
      dead: NAMES.filter((_, person) => !view.isAlive(person)),
      lamp: NAMES.filter((_, person) => view.holds(person, 0)),
      monster: idOf(scene, state.monsterRoom[0] ?? -1),
      where: Object.fromEntries(NAMES.map((one, person) => [one, idOf(scene, view.roomOf(person))])),
    };
  },
};
