import { withArticle } from '@/lib/tabletop/words/wording';
import { FIRST_TRAP, type Game, NONE, OBJECTIVE, type Place, SAFE, type Tile } from './engine/game';
import type { Seat } from './engine/state';

const nonEmpty = (text: string | undefined, otherwise: string): string => text?.trim() || otherwise;

export const trapName = ({ body }: Game, trap: number): string => nonEmpty(body.traps[trap]?.name, `Trap ${trap + 1}`);

export const levelName = ({ body }: Game, level: number): string =>
  nonEmpty(body.levels[level]?.label, `Level ${level + 1}`);

export const objectiveName = ({ body }: Game): string => nonEmpty(body.ship.objectiveNoun, 'objective');

export const objectivesName = ({ body }: Game): string =>
  nonEmpty(body.ship.objectivesNoun, `${nonEmpty(body.ship.objectiveNoun, 'objective')}s`);

/** Names a player by their character, if they have one. */
export const personName = ({ body }: Game, seat: Seat, character: number): string =>
  character === NONE ? `Player ${seat + 1}` : nonEmpty(body.characters[character]?.name, `Player ${seat + 1}`);

/** Names a place: "C3", or the title of the board. */
export function placeName(game: Game, place: Place): string {
  if (place === game.start) return nonEmpty(game.body.ship.startName, 'the start');
  if (place === game.finish) return nonEmpty(game.body.ship.finishName, 'the finish');
  return game.names[place] ?? '';
}

export function tileLabel(game: Game, tile: Tile): string {
  if (tile === SAFE) return 'safe';
  return tile === OBJECTIVE ? withArticle(objectiveName(game)) : trapName(game, tile - FIRST_TRAP);
}
