import type { Scene } from '../../played';
import { levelName, objectiveName, personName, trapName } from '../names';
import { type Game, NONE } from '../rules/game';
import type { View } from '../rules/view';

/** What a replay draws: who is where with what tokens, and what has been shut down. */
export function sceneOf(game: Game, view: View): Scene {
  const marked: string[] = [];
  for (let cell = 0; cell < game.cells; cell++) {
    if (view.isMarked(cell)) marked.push(`${objectiveName(game)} on ${game.names[cell]}`);
  }
  return {
    clock: { rounds: view.round - 1, turns: view.turns },
    heading: headingOf(game, view),
    people: Array.from({ length: view.players }, (_, seat) => ({
      id: `seat-${seat}`,
      label: personName(game, seat, view.characterOf(seat)),
      kind: 'character' as const,
      room: view.phase === 'level' || view.phase === 'muster' ? undefined : game.names[view.placeOf(seat)],
      note: noteOf(game, view, seat),
      out: view.isOut(seat),
    })),
    cards: [],
    done: marked,
  };
}

function headingOf(game: Game, view: View): string {
  switch (view.phase) {
    case 'level':
      return 'Agreeing on a level';
    case 'muster':
      return 'Picking characters';
    case 'over':
      return 'The end';
    default:
      return `${levelName(game, view.level)}, round ${view.round}, space ${view.marker} of ${game.lastSpace}: turn of ${personName(game, view.turn, view.characterOf(view.turn))}`;
  }
}

function noteOf(game: Game, view: View, seat: number): string {
  const tokens = view.tokensOf(seat).map(({ trap }) => trapName(game, trap));
  const points = view.turn === NONE || view.isOut(seat) ? [] : [`${view.apOf(seat)} points`];
  return [...points, ...tokens].join(', ');
}
