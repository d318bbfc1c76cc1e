import type { Line } from '../../played';
import { levelName, objectiveName, objectivesName, personName, placeName, tileLabel, trapName } from '../names';
import { type Game, NONE } from '../rules/game';
import type { Happening } from '../rules/happening';
import type { Seat } from '../rules/state';
import type { View } from '../rules/view';
import { rankOf } from './weight';

type Teller<Type extends Happening['type']> = (
  happening: Extract<Happening, { type: Type }>,
  game: Game,
  view: View,
) => string;

const nameOf = (game: Game, view: View, seat: Seat) => personName(game, seat, view.characterOf(seat));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const TELLERS: { readonly [Type in Happening['type']]: Teller<Type> } = {
  levelChosen: ({ level }, game, view) =>
    `Level: ${levelName(game, level)}. ${capital(counted(view.objectives, objectiveName(game), objectivesName(game)))} to find.`,
  characterPicked: ({ seat, character }, game) =>
    character === NONE
      ? `Player ${seat + 1} plays nobody in particular.`
      : `Player ${seat + 1} plays ${personName(game, seat, character)}.`,
  roundBegan: ({ round }, _, view) =>
    `Round ${round}. ${view.roundsLeft === 1 ? 'The last one.' : `${view.roundsLeft} rounds are left, this one included.`}`,
  turnBegan: ({ seat, again }, game, view) =>
    `${nameOf(game, view, seat)}${again ? ', who waited,' : ''} has ${counted(view.apOf(seat), 'point', 'points')}.`,
  moved: ({ seat, from, to, how }, game, view) => {
    const [start, end] = [placeName(game, from), placeName(game, to)];
    if (how === 'hop') return `${nameOf(game, view, seat)} jumps from ${start} to ${end}.`;
    return how === 'slip'
      ? `${nameOf(game, view, seat)} slips onto ${end}.`
      : `${nameOf(game, view, seat)} steps to ${end}.`;
  },
  peeked: ({ seat, cell, far }, game, view) =>
    `${nameOf(game, view, seat)} ${far ? 'squints at' : 'looks under'} ${placeName(game, cell)}.`,
  turnedUp: ({ cell, tile }, game) => `${placeName(game, cell)} turns out to be ${tileLabel(game, tile)}.`,
  sprung: ({ trap, cell }, game) => `${trapName(game, trap)} goes off on ${placeName(game, cell)}.`,
  shrugged: ({ seat, trap }, game, view) => `${trapName(game, trap)} does nothing to ${nameOf(game, view, seat)}.`,
  caught: ({ seat, trap, anew }, game, view) =>
    `${nameOf(game, view, seat)} ${anew ? 'is caught anew by' : 'carries a token of'} ${trapName(game, trap)}.`,
  heldOn: ({ seat, trap, ap }, game, view) =>
    `${trapName(game, trap)}: leaving costs ${nameOf(game, view, seat)} ${counted(ap, 'point', 'points')} more.`,
  thrown: ({ seat, to }, game, view) => `${nameOf(game, view, seat)} ends up on ${placeName(game, to)}.`,
  tileLeft: ({ cell, due }, game, view) =>
    due === 0
      ? `${placeName(game, cell)} is gone for good.`
      : `${placeName(game, cell)} is gone; another plate comes at the end of ${due === view.round ? 'this round' : `round ${due}`}.`,
  tileCame: ({ cell, tile, faceDown }, game) =>
    `A new plate lies on ${placeName(game, cell)}${faceDown ? ', face down' : `: ${tileLabel(game, tile)}`}.`,
  freed: ({ seat, trap, by, helper }, game, view) => {
    const [who, what] = [nameOf(game, view, seat), trapName(game, trap)];
    if (by === 'friend') return `${nameOf(game, view, helper)} frees ${who} from ${what}.`;
    return by === 'self' ? `${who} breaks free from ${what}.` : `${what} lets go of ${who}.`;
  },
  shutDown: ({ seat, left }, game, view) =>
    left === 0
      ? `${nameOf(game, view, seat)} shuts down the last ${objectiveName(game)}. ${capital(placeName(game, game.finish))} opens.`
      : `${nameOf(game, view, seat)} shuts down a ${objectiveName(game)}: ${counted(left, 'is', 'are')} left.`,
  disarmed: ({ seat, cell }, game, view) => `${nameOf(game, view, seat)} puts ${placeName(game, cell)} out of order.`,
  rearmed: ({ cell }, game) => `${placeName(game, cell)} hums again.`,
  deferred: ({ seat, kept }, game, view) =>
    `${nameOf(game, view, seat)} waits${kept > 0 ? `, with ${counted(kept, 'point', 'points')} in hand` : ''}.`,
  gaveUp: ({ seat, ap }, game, view) => `${nameOf(game, view, seat)} lets ${counted(ap, 'point', 'points')} go.`,
  escaped: ({ seat }, game, view) =>
    `${nameOf(game, view, seat)} is in. ${counted(view.escaped, 'seat is', 'seats are')} taken.`,
  over: ({ ending, escaped }, game, view) => {
    const text = game.kit.endings[ending]?.text.trim() ?? '';
    const read = text.replaceAll('{players}', String(view.players)).replaceAll('{escaped}', String(escaped));
    return `${game.kit.endings[ending]?.label.trim() || 'It is over'}. ${read}`.trim();
  },
};

/** Tells what is happening; everybody sees the same. */
export function narrate(game: Game, happening: Happening, view: View): Line {
  const teller = TELLERS[happening.type] as Teller<Happening['type']>;
  return { text: teller(happening as never, game, view), weight: rankOf(game, happening) };
}
