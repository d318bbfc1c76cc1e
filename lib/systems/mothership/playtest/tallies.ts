import type { Tally as Counting } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { hasEscaped, peopleAt } from '../engine/context';
import { distancesTo, FAR } from '../engine/distance';
import { type Game, NONE, OBJECTIVE } from '../engine/game';
import type { State } from '../engine/state';
import { levelName, objectiveName, trapName } from '../names';
import { endedWell, endingsOf } from './endings';

const add = (sums: Float64Array, i: number, count: number): void => {
  sums[i] = (sums[i] ?? 0) + count;
};

const levels: Counting<Game, State> = {
  id: 'levels',
  title: 'Levels',
  plot: { kind: 'bars', columns: ['good', 'all'], of: 'most' },
  columns: [
    { id: 'games', title: 'Games', help: 'Games at this level; the bots pick one at random unless you choose.' },
    { id: 'good', title: 'Ended well', help: 'Games with one of the good endings.' },
    { id: 'all', title: 'Everybody out', help: 'Games in which nobody was left behind.' },
    { id: 'open', title: 'Finish opened', help: 'Games in which the last objective was shut down.' },
    { id: 'escaped', title: 'People out', help: 'How many got out, in all games.' },
    { id: 'left', title: 'Rounds left', help: 'Rounds left when everybody was out, in all games.' },
  ],
  rows: (game) => game.levels.map((_, i) => ({ id: game.body.levels[i]?.id ?? 'none', label: levelName(game, i) })),
  add(game, state, sums) {
    const escaped = peopleAt(state, game.finish);
    const everybody = escaped === state.players;
    const row = state.level * 6;
    add(sums, row, 1);
    add(sums, row + 1, Number(endedWell(game, state)));
    add(sums, row + 2, Number(everybody));
    add(sums, row + 3, Number(state.done >= state.objectives));
    add(sums, row + 4, escaped);
    add(sums, row + 5, everybody ? game.lastSpace - state.marker : 0);
  },
};

const endings: Counting<Game, State> = {
  id: 'endings',
  title: 'Endings by level',
  plot: { kind: 'bars', columns: ['games'], of: 'most' },
  columns: [{ id: 'games', title: 'Games', help: 'Games at this level that ended so.' }],
  rows: (game) =>
    game.levels.flatMap((_, i) =>
      endingsOf(game).map(({ id, label }) => ({
        id: `${game.body.levels[i]?.id ?? 'none'}:${id}`,
        label: `${levelName(game, i)}: ${label}`,
      })),
    ),
  add(game, state, sums) {
    const kinds = endingsOf(game).length;
    add(sums, state.level * kinds + (state.ending === NONE ? kinds - 1 : state.ending), 1);
  },
};

const characters: Counting<Game, State> = {
  id: 'characters',
  title: 'Characters',
  plot: { kind: 'bars', columns: ['good', 'out'], of: 'most' },
  columns: [
    { id: 'games', title: 'Games', help: 'Games somebody played this character in.' },
    {
      id: 'good',
      title: 'Ended well',
      help: 'Those that ended well; compare characters to see what each is worth.',
    },
    { id: 'out', title: 'Got out', help: 'Games in which the character got out.' },
    { id: 'specials', title: 'Abilities used', help: 'How often, in all games.' },
    { id: 'flips', title: 'Tiles turned', help: 'How many tiles the character turned over.' },
    { id: 'shutDown', title: 'Objectives', help: 'How many objectives the character shut down.' },
    { id: 'assists', title: 'Friends helped', help: 'How often the character took a token from a friend.' },
  ],
  rows: ({ body }) => body.characters.map(({ id, name }, i) => ({ id, label: name.trim() || `Character ${i + 1}` })),
  add(game, state, sums) {
    const { tally } = state;
    for (let seat = 0; seat < state.players; seat++) {
      const character = at(state.character, seat);
      if (character === NONE) continue;
      const row = character * 7;
      add(sums, row, 1);
      add(sums, row + 1, Number(endedWell(game, state)));
      add(sums, row + 2, Number(hasEscaped(game, state, seat)));
      add(sums, row + 3, at(tally.specials, seat));
      add(sums, row + 4, at(tally.flips, seat));
      add(sums, row + 5, at(tally.shutDown, seat));
      add(sums, row + 6, at(tally.assists, seat));
    }
  },
};

const traps: Counting<Game, State> = {
  id: 'traps',
  title: 'Traps',
  plot: { kind: 'bars', columns: ['lost', 'sprung'], of: 'most' },
  columns: [
    { id: 'sprung', title: 'Went off', help: 'How often it acted, in all games.' },
    { id: 'held', title: 'Rounds held', help: 'Rounds that somebody began with its token.' },
    {
      id: 'lost',
      title: 'Points lost',
      help: 'Action points that it took, or that were given up while it held somebody.',
    },
    { id: 'badGames', title: 'Lost games', help: 'Games that ended badly after it had gone off.' },
    { id: 'holding', title: 'Held at the end', help: 'People left behind who carried its token.' },
  ],
  rows: (game) => game.body.traps.map(({ id }, trap) => ({ id, label: trapName(game, trap) })),
  add(game, state, sums) {
    const bad = !endedWell(game, state);
    for (let trap = 0; trap < game.traps.length; trap++) {
      const row = trap * 5;
      const sprung = at(state.tally.sprung, trap);
      add(sums, row, sprung);
      add(sums, row + 1, at(state.tally.held, trap));
      add(sums, row + 2, at(state.tally.lost, trap));
      add(sums, row + 3, Number(bad && sprung > 0));
    }
    for (let seat = 0; seat < state.players; seat++) {
      if (hasEscaped(game, state, seat)) continue;
      for (const { trap } of at(state.tokens, seat)) add(sums, trap * 5 + 4, 1);
    }
  },
};

/** What was missing in games that left somebody behind: the first of these that applies. */
const causes: Counting<Game, State> = {
  id: 'causes',
  title: 'Why people were left behind',
  plot: { kind: 'bars', columns: ['games'], of: 'games' },
  columns: [
    { id: 'games', title: 'Games', help: 'Games that left somebody behind for this reason.' },
    { id: 'people', title: 'Left behind', help: 'People left behind in those games.' },
    { id: 'steps', title: 'Steps short', help: 'How far they were from the finish, all steps together.' },
  ],
  rows: (game) => [
    { id: 'unfound', label: `Never found every ${objectiveName(game)}` },
    { id: 'unreached', label: `Found the last ${objectiveName(game)}, did not reach it in time` },
    { id: 'near', label: 'Within one round of the finish' },
    { id: 'middle', label: 'Within two rounds of the finish' },
    { id: 'far', label: 'Further from the finish' },
    { id: 'cut', label: 'Cut off from the finish' },
  ],
  add(game, state, sums) {
    const behind: number[] = [];
    const steps = distancesTo(game, state.tile, [game.finish]);
    for (let seat = 0; seat < state.players; seat++) {
      if (!hasEscaped(game, state, seat)) behind.push(at(steps, at(state.at, seat)));
    }
    if (behind.length === 0) return;
    const farthest = Math.max(...behind);
    const row = 3 * causeOf(game, state, farthest);
    add(sums, row, 1);
    add(sums, row + 1, behind.length);
    for (const distance of behind) add(sums, row + 2, distance >= FAR ? 0 : distance);
  },
};

function causeOf(game: Game, state: State, farthest: number): number {
  if (state.done < state.objectives) {
    for (let cell = 0; cell < game.cells; cell++) {
      if (at(state.tile, cell) === OBJECTIVE && !at(state.faceUp, cell)) return 0;
    }
    return 1;
  }
  if (farthest >= FAR) return 5;
  if (farthest <= game.apPerRound) return 2;
  return farthest <= 2 * game.apPerRound ? 3 : 4;
}

const cells: Counting<Game, State> = {
  id: 'cells',
  title: 'Where people went',
  plot: { kind: 'heat' },
  columns: [{ id: 'visits', title: 'Arrivals', help: 'How often somebody came here, in all games.' }],
  rows: ({ names, body }) =>
    names.map((id, place) => ({
      id,
      label:
        place < names.length - 2
          ? id
          : (place === names.length - 2 ? body.ship.startName : body.ship.finishName).trim() || id,
    })),
  add(game, { tally }, sums) {
    for (let place = 0; place < game.places; place++) add(sums, place, at(tally.visits, place));
  },
};

/** What a playtest of a ship counts. */
export const tallies: readonly Counting<Game, State>[] = [levels, endings, characters, traps, causes, cells];
