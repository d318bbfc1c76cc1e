import { extraCards } from '../rules/monster';
import type { HouseRules, Monster } from '../schema';
import { ATTRIBUTES } from '../vocabulary';
import { type GameMonster, type GamePlaces, NONE } from './game';
import { known, type Places } from './places';

const STEPS: Readonly<Record<Monster['steps'], number>> = { none: 0, half: 1, one: 1, two: 2, three: 3 };

/** Compiles a monster to numeric indexes. One that hunts the holder of nothing hunts anybody. */
export function compileMonster(monster: Monster, options: HouseRules, places: Places): GameMonster {
  const bait = places.item(monster.bait);
  const hunts = monster.hunts === 'holder' && bait === NONE ? 'anybody' : monster.hunts;
  return {
    start: Math.max(0, places.room(monster.start)),
    crosses: monster.crosses,
    ignoresNeeds: monster.ignoresNeeds,
    killNeedsMeans: monster.killNeedsMeans,
    means: known(monster.means.map(({ item }) => places.item(item))),
    weaknessGoal: places.goal(monster.weaknessGoal),
    weaknessKnown: monster.weaknessKnownAtStart || options.weaknessKnownAtStart,
    defeats: monster.defeats,
    steps: STEPS[monster.steps],
    isSlow: monster.steps === 'half',
    hunts,
    bait,
    foughtBy: monster.foughtBy === 'any' ? NONE : ATTRIBUTES.indexOf(monster.foughtBy),
    hit: monster.hit,
    cure: places.item(monster.cure),
    extraCards: extraCards(monster),
    slips: monster.slips,
    shuns: compilePlaces(monster.shuns, places),
    blinds: compilePlaces(monster.blinds, places),
    grows: monster.grows ?? NONE,
    isUsual:
      monster.steps === 'one' &&
      hunts === 'anybody' &&
      !monster.slips &&
      monster.shuns.length === 0 &&
      monster.blinds.length === 0 &&
      monster.grows === null,
  };
}

function compilePlaces(given: Monster['shuns'], places: Places): GamePlaces | undefined {
  if (given.length === 0) return undefined;
  return {
    rooms: known(given.map((one) => (one.kind === 'room' ? places.room(one.room) : NONE))),
    items: known(given.map((one) => (one.kind === 'item' ? places.item(one.item) : NONE))),
    water: given.some(({ kind }) => kind === 'water'),
    dark: given.some(({ kind }) => kind === 'dark'),
  };
}
