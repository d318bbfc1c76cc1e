import type { MoveText } from '@/lib/contract/played';
import { personId } from '@/lib/tabletop/play/seats';
import { uniqueName } from '@/lib/tabletop/words/wording';
import { type Game, NONE, type Place } from '../engine/game';
import type { Move } from '../engine/moves';
import type { Seat } from '../engine/state';
import type { View } from '../engine/view';
import { levelName, objectiveName, personName, placeName, trapName } from '../names';

/** Words a move for the player choosing it. Duplicate names are made distinct. */
export function describeMove(game: Game, view: View, move: Move): MoveText {
  const place = (one: Place) => uniqueName(placeNames(game), one);
  const person = (seat: Seat) => uniqueName(personNames(game, view), seat);
  const trap = (one: number) => uniqueName(trapNames(game), one);
  const tile = (one: Place) => ({ tile: game.names[one] ?? '' });
  switch (move.type) {
    case 'level':
      return { text: `Play at the level “${uniqueName(levelNames(game), move.level)}”` };
    case 'pick':
      return { text: move.character === NONE ? 'Play nobody in particular' : `Play ${characterNameOf(game, move)}` };
    case 'move':
      return { text: `Step to ${place(move.to)}`, ...tile(move.to) };
    case 'hop':
      return { text: `Jump to ${place(move.to)}${abilityText(view, move)}`, ...tile(move.to) };
    case 'slipIn':
      return { text: `Slip onto ${place(move.to)}${abilityText(view, move)}`, ...tile(move.to) };
    case 'peek':
      return { text: `Look under ${place(move.cell)}`, ...tile(move.cell) };
    case 'farPeek':
      return { text: `Look from here under ${place(move.cell)}${abilityText(view, move)}`, ...tile(move.cell) };
    case 'disarm':
      return { text: `Put ${place(move.cell)} out of order${abilityText(view, move)}`, ...tile(move.cell) };
    case 'assist':
      return { text: `Free ${person(move.player)} from ${trap(move.trap)}`, person: personId(move.player) };
    case 'release':
      return { text: `Break free from ${trap(move.trap)}` };
    case 'deactivate':
      return { text: `Shut down this ${objectiveName(game)}`, ...tile(view.placeOf(view.table.turn)) };
    case 'defer':
      return { text: 'Wait, and go on later in this round' };
    case 'endTurn':
      return { text: 'Give up the rest of the turn' };
  }
}

const placeNames = (game: Game) => Array.from({ length: game.names.length }, (_, place) => placeName(game, place));
const levelNames = (game: Game) => Array.from({ length: game.levels.length }, (_, level) => levelName(game, level));
const trapNames = (game: Game) => Array.from({ length: game.traps.length }, (_, trap) => trapName(game, trap));
const personNames = (game: Game, view: View) =>
  Array.from({ length: view.table.players }, (_, seat) => personName(game, seat, view.characterOf(seat)));

/** Names a character to pick; unnamed ones by their position in the list. */
const characterNameOf = (game: Game, { character }: Extract<Move, { type: 'pick' }>) =>
  uniqueName(
    game.body.characters.map(({ name }, i) => name.trim() || `Character ${i + 1}`),
    character,
  );

/** Names the ability used, if the character has several of its kind. */
function abilityText(view: View, { ability, type }: Extract<Move, { ability: number }>): string {
  const kinds = view.rulesOf(view.table.turn).abilities.filter(({ kind }) => kind === type);
  return kinds.length < 2 ? '' : ` by ability ${ability + 1}`;
}
