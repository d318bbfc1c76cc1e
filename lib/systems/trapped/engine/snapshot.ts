import { at } from '@/lib/kernel/at';
import type { View } from './view';

const upTo = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i));

/** Returns everything a view shows, as plain data. */
export function snapshotOf(view: View) {
  const { game, players, people } = view;
  return {
    phase: view.phase,
    round: view.round,
    turn: view.turn,
    turnsTaken: view.turnsTaken,
    ask: { ...view.ask },
    hands: upTo(players, (player) => ({ size: view.handSize(player), cards: [...view.hand(player)] })),
    deckSize: view.deckSize,
    discard: [...view.discard],
    characters: upTo(players, (player) => view.characterOf(player)),
    people: upTo(people, (person) => ({
      fate: view.fate(person),
      room: view.roomOf(person),
      player: view.playerOf(person),
      controller: view.controllerOf(person),
      attributes: upTo(6, (attribute) => view.attribute(person, attribute)),
      luckyUsed: view.isLuckyUsed(person),
      relationships: upTo(people, (other) => view.relationship(person, other)),
      items: upTo(game.items.length, (item) => item).filter((item) => view.holds(person, item)),
      clingsTo: view.clingsTo(person),
      walksTo: view.walksTo(person),
    })),
    items: upTo(game.items.length, (item) => ({ supply: view.supply(item), known: view.isKnown(item) })),
    goals: upTo(game.goals.length, (goal) => goal)
      .filter((goal) => view.isGoalKnown(goal))
      .map((goal) => ({
        goal,
        by: upTo(people, (person) => person).filter((person) => view.hasAchieved(goal, person)),
        trips: upTo(people, (person) =>
          at(game.goals, goal).rooms.filter((room) => view.hasReached(goal, person, room)),
        ),
        secretRoom: view.secretRoom(goal),
      })),
    rooms: upTo(game.rooms.length, (room) => ({
      visited: view.isVisited(room),
      airless: view.isAirless(room),
      flooded: view.isFlooded(room),
      dark: view.isDarkened(room),
      lying: [...view.lyingIn(room)],
    })),
    passages: upTo(game.passages.length, (i) => ({ blocked: view.isBlocked(i), sealed: view.isSealed(i) })),
    monsters: upTo(game.monsters.length, (monster) => ({
      room: view.monsterRoom(monster),
      defeats: view.monsterDefeats(monster),
      dead: view.isMonsterDead(monster),
      weaknessKnown: view.isWeaknessKnown(monster),
      smashed: view.hasSmashed(monster),
      stolen: [...view.stolenBy(monster)],
    })),
    fuses: upTo(game.losses.length, (loss) => view.fuse(loss)),
    clocks: upTo(game.clocks.length, (clock) => clock)
      .filter((clock) => view.table.isClockKnown(clock))
      .map((clock) => ({ clock, left: view.table.clockLeft(clock), stopped: view.table.isClockStopped(clock) })),
    timers: view.timers.map((timer) => ({ ...timer })),
    conflict: view.conflict ?? null,
    happening: view.happening ?? null,
    boarding: view.boarding ?? null,
    outcome: view.outcome,
  };
}
