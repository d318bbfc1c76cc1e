import type { Clock, Scene } from '@/lib/contract/played';
import { NONE } from '@/lib/tabletop/play/board';
import { peopleOf } from '@/lib/tabletop/play/seats';
import type { Game } from '../engine/game';
import type { Seat, State } from '../engine/state';
import type { View } from '../engine/view';
import { playerName } from '../names';
import { tileName, waysInWords } from '../narration/describe-move';

/** Returns the scene of a replay: tokens, and the walls put up in play. */
export function sceneOf(game: Game, view: View): Scene {
  const built = Array.from({ length: game.sites }, (_, site) => site).filter(
    (site) => view.table.walls[site] && !game.walls[site],
  );
  return {
    clock: clockOf(view.table),
    heading: headingOf(game, view),
    people: peopleOf(view.table.players, (seat) => {
      const cell = view.table.at[seat] ?? NONE;
      return {
        label: playerName(game.body, seat),
        room: cell === NONE ? undefined : tileName(game, cell),
        note: noteOf(game, view, seat),
        out: cell === NONE,
      };
    }),
    ...(game.onTiles && {
      rooms: built.map((cell) => ({ room: tileName(game, cell), label: 'wall', look: 'gone' as const })),
    }),
    cards: [],
    shut: game.onTiles ? [] : built.map((edge) => endsOf(game, edge)),
    done: [],
  };
}

/** Returns the completed rounds and turns. */
export const clockOf = ({ phase, round, turns }: Readonly<Pick<State, 'phase' | 'round' | 'turns'>>): Clock => ({
  rounds: phase === 'over' ? round : round - 1,
  turns,
});

const endsOf = (game: Game, edge: number): readonly [string, string] => [
  tileName(game, game.board.edgeCells[2 * edge] ?? NONE),
  tileName(game, game.board.edgeCells[2 * edge + 1] ?? NONE),
];

function noteOf(game: Game, view: View, seat: Seat): string {
  if (view.table.winners.includes(seat)) return view.table.winners.length > 1 ? 'draws' : 'wins';
  const arrows = view.arrowsOf(seat);
  if (arrows) return `${view.isOpen(seat) ? 'open box' : 'shut box'}: ${waysInWords(game, arrows)}`;
  return view.isShut(seat) ? 'shut box' : '';
}

function headingOf(game: Game, view: View): string {
  if (view.table.phase === 'over') return 'The end';
  const doing = view.table.active === NONE ? 'setting arrows' : `turn of ${playerName(game.body, view.table.active)}`;
  return `Round ${view.table.round}: ${doing}`;
}
