import type { Tally } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { tallyMakers } from '@/lib/tabletop/play/tally';
import { withArticle } from '@/lib/tabletop/words/wording';
import { hasEscaped, peopleAt } from '../engine/context';
import { distancesTo, FAR } from '../engine/distance';
import { type Game, NONE, OBJECTIVE, SAFE, type Tile } from '../engine/game';
import type { Seat, State } from '../engine/state';
import { levelName, objectiveName, trapName } from '../names';
import { endedWell, endingsOf } from './endings';

const { tallyOf, tallyOfRows, listed } = tallyMakers<Game, State>();

export const levels = tallyOf(
  {
    id: 'levels',
    title: 'Levels',
    plot: { kind: 'bars', columns: ['good', 'all'], of: 'most' },
    columns: {
      games: { title: 'Games', help: 'Games at this level; the bots pick one at random unless you choose.' },
      good: { title: 'Ended well', help: 'Games with one of the good endings.' },
      all: { title: 'Everybody out', help: 'Games in which nobody was left behind.' },
      open: { title: 'Finish opened', help: 'Games in which the last objective was shut down.' },
      escaped: { title: 'People out', help: 'How many got out, in all games.' },
      left: { title: 'Rounds left', help: 'Rounds left when everybody was out, in all games.' },
    },
    rows: (game) => game.levels.map((_, i) => ({ id: game.body.levels[i]?.id ?? 'none', label: levelName(game, i) })),
  },
  (game, state, counts) => {
    const escaped = peopleAt(state, game.finish);
    const everybody = escaped === state.players;
    counts.add(state.level, 'games');
    counts.add(state.level, 'good', Number(endedWell(game, state)));
    counts.add(state.level, 'all', Number(everybody));
    counts.add(state.level, 'open', Number(state.done >= state.objectives));
    counts.add(state.level, 'escaped', escaped);
    counts.add(state.level, 'left', everybody ? game.lastSpace - state.marker : 0);
  },
);

const endings = tallyOf(
  {
    id: 'levelEndings',
    title: 'Endings by level',
    plot: { kind: 'bars', columns: ['games'], of: 'most' },
    columns: { games: { title: 'Games', help: 'Games at this level that ended so.' } },
    // With a single level they are the endings of all games.
    rows: (game) =>
      (game.levels.length < 2 ? [] : game.levels).flatMap((_, i) =>
        endingsOf(game).map(({ id, label }) => ({
          id: `${game.body.levels[i]?.id ?? 'none'}:${id}`,
          label: `${levelName(game, i)}: ${label}`,
        })),
      ),
  },
  (game, state, counts) => {
    if (game.levels.length < 2) return;
    const kinds = endingsOf(game).length;
    counts.add(state.level * kinds + (state.ending === NONE ? kinds - 1 : state.ending), 'games');
  },
);

export const characters = tallyOf(
  {
    id: 'characters',
    title: 'Characters',
    plot: { kind: 'bars', columns: ['good', 'out'], of: 'most' },
    columns: {
      games: { title: 'Games', help: 'Games with this character.' },
      good: {
        title: 'Ended well',
        help: 'Those that ended well; compare characters to see what each is worth.',
      },
      out: { title: 'Got out', help: 'Games in which the character got out.' },
      specials: { title: 'Abilities used', help: 'How often, in all games.' },
      flips: { title: 'Tiles turned', help: 'How many tiles the character turned over.' },
      shutDown: { title: 'Objectives', help: 'How many objectives the character shut down.' },
      assists: { title: 'Friends helped', help: 'How often the character took a token from a friend.' },
    },
    rows: ({ body }) => body.characters.map(({ id, name }, i) => ({ id, label: name.trim() || `Character ${i + 1}` })),
  },
  (game, state, counts) => {
    const { tally } = state;
    for (let seat = 0; seat < state.players; seat++) {
      const character = at(state.character, seat);
      if (character === NONE) continue;
      counts.add(character, 'games');
      counts.add(character, 'good', Number(endedWell(game, state)));
      counts.add(character, 'out', Number(hasEscaped(game, state, seat)));
      counts.add(character, 'specials', at(tally.specials, seat));
      counts.add(character, 'flips', at(tally.flips, seat));
      counts.add(character, 'shutDown', at(tally.shutDown, seat));
      counts.add(character, 'assists', at(tally.assists, seat));
    }
  },
);

export const traps = tallyOf(
  {
    id: 'traps',
    title: 'Traps',
    plot: { kind: 'bars', columns: ['lost', 'sprung'], of: 'most' },
    columns: {
      sprung: { title: 'Went off', help: 'How often it acted, in all games.' },
      held: { title: 'Rounds held', help: 'Rounds that a player began with its token.' },
      lost: { title: 'Points lost', help: 'Action points that it took, or that were given up while it held a player.' },
      badGames: { title: 'Lost games', help: 'Games that ended badly after it had gone off.' },
      holding: { title: 'Held at the end', help: 'People left behind who carried its token.' },
    },
    rows: (game) => game.body.traps.map(({ id }, trap) => ({ id, label: trapName(game, trap) })),
  },
  (game, state, counts) => {
    const bad = !endedWell(game, state);
    for (let trap = 0; trap < game.traps.length; trap++) {
      const sprung = at(state.tally.sprung, trap);
      counts.add(trap, 'sprung', sprung);
      counts.add(trap, 'held', at(state.tally.held, trap));
      counts.add(trap, 'lost', at(state.tally.lost, trap));
      counts.add(trap, 'badGames', Number(bad && sprung > 0));
    }
    for (let seat = 0; seat < state.players; seat++) {
      if (hasEscaped(game, state, seat)) continue;
      for (const { trap } of at(state.tokens, seat)) counts.add(trap, 'holding');
    }
  },
);

/** Row of the causes for people who were cut off. */
const CUT = 5;

/** Reasons why people were left behind; each game counts for the first that applies. */
export const causes = tallyOf(
  {
    id: 'causes',
    title: 'Why people were left behind',
    plot: { kind: 'bars', columns: ['games'], of: 'games' },
    columns: {
      games: { title: 'Games', help: 'Games that left somebody behind for this reason.' },
      people: { title: 'Left behind', help: 'People left behind in those games.' },
      steps: { title: 'Steps short', help: 'How far they were from the finish, all steps together.' },
    },
    rows: (game) => [
      { id: 'unfound', label: `Never found every ${objectiveName(game)}` },
      { id: 'unreached', label: `Found the last ${objectiveName(game)}, did not reach it in time` },
      { id: 'near', label: 'Within one round of the finish' },
      { id: 'middle', label: 'Within two rounds of the finish' },
      { id: 'far', label: 'Further from the finish' },
      { id: 'cut', label: `Cut off from the finish, or from ${withArticle(objectiveName(game))}` },
    ],
  },
  (game, state, counts) => {
    const behind: Seat[] = [];
    for (let seat = 0; seat < state.players; seat++) if (!hasEscaped(game, state, seat)) behind.push(seat);
    if (behind.length === 0) return;
    const tile = tilesToCome(state);
    const steps = distancesTo(game, tile, [game.finish]);
    const distances = behind.map((seat) => at(steps, at(state.at, seat)));
    const farthest = Math.max(...distances);
    const cause = farthest >= FAR || isCutOff(game, state, tile, behind) ? CUT : causeOf(game, state, farthest);
    counts.add(cause, 'games');
    counts.add(cause, 'people', behind.length);
    for (const distance of distances) counts.add(cause, 'steps', distance >= FAR ? 0 : distance);
  },
);

/** Returns the tiles at the end, counting those that would have been replaced. */
function tilesToCome({ tile, holes }: State): readonly Tile[] {
  if (holes.length === 0) return tile;
  const cells = new Set(holes.map(({ cell }) => cell));
  return tile.map((one, cell) => (cells.has(cell) ? SAFE : one));
}

/** Tells whether nobody could get to an objective that still runs. */
function isCutOff(game: Game, state: State, tile: readonly Tile[], people: readonly Seat[]): boolean {
  if (state.done >= state.objectives) return false;
  const places = people.map((seat) => at(state.at, seat));
  const steps = distancesTo(game, tile, places);
  return tile.some((one, cell) => one === OBJECTIVE && !at(state.marked, cell) && at(steps, cell) >= FAR);
}

function causeOf(game: Game, state: State, farthest: number): number {
  if (state.done < state.objectives) {
    for (let cell = 0; cell < game.cells; cell++) {
      if (at(state.tile, cell) === OBJECTIVE && !at(state.faceUp, cell)) return 0;
    }
    return 1;
  }
  if (farthest <= game.apPerRound) return 2;
  return farthest <= 2 * game.apPerRound ? 3 : 4;
}

const cells = tallyOfRows({
  id: 'cells',
  title: 'Where people went',
  plot: { kind: 'heat' },
  columns: { visits: listed('visits', 'Arrivals', 'How often a player came here, in all games.') },
  rows: ({ names, body }) =>
    names.map((id, place) => ({
      id,
      label:
        place < names.length - 2
          ? id
          : (place === names.length - 2 ? body.ship.startName : body.ship.finishName).trim() || id,
    })),
});

export const tallies: readonly Tally<Game, State>[] = [levels, endings, characters, traps, causes, cells];
