import type { Line } from '@/lib/contract/played';
import { capital, counted, withArticle } from '@/lib/tabletop/words/wording';
import { type Game, NONE, OBJECTIVE } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Seat } from '../engine/state';
import type { View } from '../engine/view';
import { levelName, objectiveName, objectivesName, personName, placeName, tileLabel, trapName } from '../names';

type Teller<Type extends LogEvent['type']> = (
  event: Extract<LogEvent, { type: Type }>,
  game: Game,
  view: View,
) => string;

export const seatName = (game: Game, view: View, seat: Seat): string => personName(game, seat, view.characterOf(seat));
const points = (count: number) => counted(count, 'point');

/** Authors' names may be plurals, so no verb follows them, except the names of characters. */
const EVENT_TEXTS: { readonly [Type in LogEvent['type']]: Teller<Type> } = {
  levelChosen: ({ level }, game, view) =>
    `Level: ${levelName(game, level)}. ${capital(counted(view.table.objectives, objectiveName(game), objectivesName(game)))} to find.`,
  characterPicked: ({ seat, character }, game) =>
    character === NONE
      ? `Player ${seat + 1} plays no particular character.`
      : `Player ${seat + 1} plays ${personName(game, seat, character)}.`,
  roundBegan: ({ round }, _, view) =>
    `Round ${round}. ${view.roundsLeft === 1 ? 'The last one.' : `${view.roundsLeft} rounds are left, this one included.`}`,
  turnBegan: ({ seat, again }, game, view) =>
    `${seatName(game, view, seat)}${again ? ', who waited,' : ''} has ${points(view.apOf(seat))}.`,
  moved: ({ seat, from, to, how, cost }, game, view) => {
    const [who, start, end] = [seatName(game, view, seat), placeName(game, from), placeName(game, to)];
    const deed = { step: `steps to ${end}`, slip: `slips onto ${end}`, hop: `jumps from ${start} to ${end}` }[how];
    return `${who} ${deed} (${points(cost)}).`;
  },
  peeked: ({ seat, cell, far, cost }, game, view) =>
    `${seatName(game, view, seat)} looks ${far ? 'from a distance under' : 'under'} ${placeName(game, cell)} (${points(cost)}).`,
  turnedUp: ({ cell, tile }, game) => `${placeName(game, cell)} turns out to be ${tileLabel(game, tile)}.`,
  sprung: ({ trap, cell }, game) => `${placeName(game, cell)} goes off: ${trapName(game, trap)}.`,
  shrugged: ({ seat, trap, why }, game, view) => {
    const [who, what] = [seatName(game, view, seat), trapName(game, trap)];
    if (why === 'noToken') return `No token of ${what} is left, so nothing happens to ${who}.`;
    return why === 'immune' ? `${who} is immune to ${what}.` : `${who} can leave ${what} at the usual price.`;
  },
  caught: (event, game, view) => `${seatName(game, view, event.seat)} ${caughtBy(event, game, view)}.`,
  heldOn: ({ seat, trap, ap }, game, view) =>
    `${trapName(game, trap)}: leaving costs ${seatName(game, view, seat)} ${points(ap)} more.`,
  thrown: ({ seat, to }, game, view) => `${seatName(game, view, seat)} ends up on ${placeName(game, to)}.`,
  tileLeft: ({ cell, due }, game, view) =>
    due === 0
      ? `${placeName(game, cell)} leaves the ship for good.`
      : `${placeName(game, cell)} leaves the ship; another tile is due at the end of ${due === view.table.round ? 'this round' : `round ${due}`}.`,
  tileLacked: ({ cell }, game) => `The draw pile has no tile for ${placeName(game, cell)}, which stays empty.`,
  tileCame: ({ cell, tile, faceDown }, game) =>
    `A new tile comes to ${placeName(game, cell)}${faceDown ? ', face down' : `: ${tileLabel(game, tile)}`}.`,
  freed: ({ seat, trap, by, helper, cost }, game, view) => {
    const [who, what] = [seatName(game, view, seat), trapName(game, trap)];
    switch (by) {
      case 'friend':
        return `${seatName(game, view, helper)} frees ${who} from ${what} (${points(cost)}).`;
      case 'self':
        return `${who} breaks free from ${what} ${cost === 0 ? 'by the step itself' : `(${points(cost)})`}.`;
      case 'time':
        return `Time is up for ${what}: ${who} is free.`;
      case 'arrival':
        return game.traps[trap]?.compel?.until === 'noneFaceDown'
          ? `No tile is face down any more: ${who} is free from ${what}.`
          : `${who} has arrived and is free from ${what}.`;
    }
  },
  shutDown: ({ seat, left, cost }, game, view) =>
    left === 0
      ? `${seatName(game, view, seat)} shuts down the last ${objectiveName(game)} (${points(cost)}). Now open: ${placeName(game, game.finish)}.`
      : `${seatName(game, view, seat)} shuts down ${withArticle(objectiveName(game))} (${points(cost)}); ${counted(left, 'is', 'are')} left.`,
  disarmed: ({ seat, cell, cost }, game, view) =>
    `${seatName(game, view, seat)} puts ${placeName(game, cell)} out of order (${points(cost)}).`,
  rearmed: ({ cell }, game) => `${placeName(game, cell)} works again.`,
  deferred: ({ seat, kept, cost }, game, view) =>
    `${seatName(game, view, seat)} waits (${points(cost)}), with ${points(kept)} in hand.`,
  gaveUp: ({ seat, ap }, game, view) => `${seatName(game, view, seat)} gives up ${points(ap)}.`,
  escaped: ({ seat }, game, view) =>
    `${seatName(game, view, seat)} is in. ${counted(view.escaped, 'seat is', 'seats are')} taken.`,
  over: ({ ending, escaped }, game, view) => {
    const text = game.body.endings[ending]?.text.trim() ?? '';
    const read = text.replaceAll('{players}', String(view.table.players)).replaceAll('{escaped}', String(escaped));
    return `${game.body.endings[ending]?.label.trim() || 'It is over'}. ${read}`.trim();
  },
};

/** Describes the effect of a token on a player's points, now and later. */
function caughtBy({ seat, trap, again, ap }: Extract<LogEvent, { type: 'caught' }>, game: Game, view: View): string {
  const name = trapName(game, trap);
  if (again) return `is caught by ${name} again`;
  const several = view.tokensOf(seat).filter((token) => token.trap === trap).length > 1;
  const now = ap === 0 ? '' : ` and ${ap < 0 ? 'loses' : 'gains'} ${points(Math.abs(ap))}`;
  const change = game.traps[trap]?.apDelta ?? 0;
  const later =
    change === 0 ? '' : `; from the next round on: ${points(Math.abs(change))} ${change < 0 ? 'fewer' : 'more'}`;
  return `takes ${several ? 'another' : 'a'} token of ${name}${now}${later}`;
}

/** Narrates an event; all viewers see the same. */
export function narrate(game: Game, event: LogEvent, view: View): Line {
  const teller = EVENT_TEXTS[event.type] as Teller<LogEvent['type']>;
  return { text: teller(event as never, game, view), weight: rankOf(game, event) };
}

function rankOf({ body }: Game, event: LogEvent): Line['weight'] {
  switch (event.type) {
    case 'roundBegan':
    case 'turnBegan':
      return 'turn';
    case 'moved':
    case 'disarmed':
    case 'levelChosen':
      return 'deed';
    case 'sprung':
    case 'tileLeft':
    case 'tileLacked':
      return 'doom';
    case 'shutDown':
    case 'escaped':
      return 'joy';
    case 'freed':
      return event.by === 'time' ? 'detail' : 'joy';
    case 'turnedUp':
      return event.tile === OBJECTIVE ? 'joy' : 'detail';
    case 'over':
      return body.endings[event.ending]?.good ? 'joy' : 'doom';
    default:
      return 'detail';
  }
}
