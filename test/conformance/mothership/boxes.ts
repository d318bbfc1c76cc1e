import * as z from 'zod';
import { compile } from '@/lib/systems/mothership/engine/compile';
import { FIRST_TRAP, type Game, OBJECTIVE, SAFE } from '@/lib/systems/mothership/engine/game';
import { moves, play } from '@/lib/systems/mothership/engine/play';
import { setup } from '@/lib/systems/mothership/engine/setup';
import type { State } from '@/lib/systems/mothership/engine/state';
import { View } from '@/lib/systems/mothership/engine/view';
import { inventoryOf } from '@/lib/systems/mothership/inventory';
import type { Operations } from '../vectors';
import { clearDeck } from './clear-deck';
import { kitWith, usual } from './notation';

const setupInput = z.object({ difficulty: z.string(), players: z.int().min(1).max(6) });
const endingCase = z.object({ players: z.int(), escaped: z.int(), objectivesDone: z.boolean() });
const endingInput = z.object({ cases: z.array(endingCase) });

const counted = (tiles: readonly number[]) => ({
  safe: tiles.filter((tile) => tile === SAFE).length,
  trap: tiles.filter((tile) => tile >= FIRST_TRAP).length,
  objective: tiles.filter((tile) => tile === OBJECTIVE).length,
});

/** Deals a level; everybody picks the first remaining character. */
function dealt(game: Game, level: number, players: number): State {
  const state = setup(game, players, 1);
  const refusal = play(game, state, state.turn, { type: 'level', level });
  if (refusal !== undefined) throw new Error(`the level is refused: ${refusal}`);
  while (state.phase === 'muster') {
    const [pick] = moves(game, state, state.turn);
    if (pick === undefined) throw new Error('there is nobody to pick');
    play(game, state, state.turn, pick);
  }
  return state;
}

/** Plays the last round: some leave the ship, the others stay behind. */
function lastRound({ players, escaped, objectivesDone }: z.infer<typeof endingCase>): string | null {
  const game = compile(kitWith({ finishLocked: false }));
  const state = clearDeck(game, players);
  state.marker = game.lastSpace - 1;
  state.objectives = 1;
  state.done = objectivesDone ? 1 : 0;
  const door = game.neighbours[game.finish]?.[0] ?? game.start;
  for (let seat = 0; seat < players; seat++) {
    state.at[seat] = door;
    play(game, state, seat, seat < escaped ? { type: 'move', to: game.finish } : { type: 'endTurn' });
  }
  if (state.phase !== 'over') throw new Error('the last round did not end the game');
  return game.body.endings[state.ending]?.id ?? null;
}

/** Operations about the contents of the box, setup and endings. */
export const boxes: Operations = {
  inventory: () => ({ ...inventoryOf(usual) }),

  setup(input) {
    const { difficulty, players } = setupInput.parse(input);
    const game = compile(usual);
    const state = dealt(
      game,
      usual.levels.findIndex(({ id }) => id === difficulty),
      players,
    );
    const { safe, trap } = counted(state.draw);
    const laid = counted(state.tile);
    return {
      ...laid,
      layoutTiles: laid.safe + laid.trap + laid.objective,
      drawPile: { safe, trap },
      boxLeftover: counted(state.box),
      apPerPlayer: state.ap[0],
      trackerStart: state.marker,
      fullRounds: new View(game, state, 'table').roundsLeft,
    };
  },

  endings: (input) => ({ endings: endingInput.parse(input).cases.map(lastRound) }),
};
