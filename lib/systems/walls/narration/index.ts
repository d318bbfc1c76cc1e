import type { Line } from '@/lib/contract/played';
import { epilogueOf } from '@/lib/tabletop/play/seats';
import { counted, joined } from '@/lib/tabletop/words/wording';
import type { Game } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Seat } from '../engine/state';
import type { View } from '../engine/view';
import { playerName } from '../names';
import { pathInWords, placeOfWall, tileName, waysInWords } from './describe-move';

type Teller<Type extends LogEvent['type']> = (event: Extract<LogEvent, { type: Type }>, game: Game) => string;

const name = ({ body }: Game, seat: Seat) => playerName(body, seat);
const names = (game: Game, seats: readonly Seat[]) => joined(seats.map((seat) => name(game, seat)));

const EVENT_TEXTS: { readonly [Type in LogEvent['type']]: Teller<Type> } = {
  programmed: ({ seat, arrows }, game) =>
    `${name(game, seat)} shuts the box${arrows.length === 0 ? '' : `: ${waysInWords(game, arrows)}`}.`,
  roundBegan: ({ round, holder }, game) => `Round ${round}. The spinner is with ${name(game, holder)}.`,
  opened: ({ seat, arrows }, game) => `${name(game, seat)} opens the box: ${waysInWords(game, arrows)}.`,
  moved: ({ seat, path }, game) =>
    path.length > 1
      ? `${name(game, seat)} goes ${pathInWords(game, path)}.`
      : `${name(game, seat)} stays on ${joined(path.map((cell) => tileName(game, cell)))}.`,
  blocked: ({ lost }) => `${lost === 1 ? 'A step is' : `${lost} steps are`} lost: the way is blocked.`,
  walled: ({ seat, site }, game) => `${name(game, seat)} puts up a wall ${placeOfWall(game, site)}.`,
  unwalled: ({ seat, why }, game) =>
    why === 'supply'
      ? `There is no wall left for ${name(game, seat)} to put up.`
      : `${name(game, seat)} has no free place for a wall.`,
  split: ({ sections }, game) => {
    const parts = sections.map(({ seats, empty }) => `${names(game, seats)} with ${counted(empty, 'empty tile')}`);
    return `The board is cut into sections: ${parts.join('; ')}.`;
  },
  removed: ({ seat, by }, game) =>
    `${name(game, seat)} is Trapped${seat === by ? ' in their own turn' : ''} and out of the game.`,
  quiet: ({ round }) => `Round ${round} has seen no new wall, and nobody is out.`,
  over: ({ winners }, game) =>
    winners.length > 1
      ? `Nothing can change any more: ${names(game, winners)} draw.`
      : `${names(game, winners)} is the only one left, and wins.`,
};

const WEIGHTS: Readonly<Record<LogEvent['type'], Line['weight']>> = {
  programmed: 'detail',
  roundBegan: 'turn',
  opened: 'turn',
  moved: 'deed',
  blocked: 'detail',
  walled: 'deed',
  unwalled: 'detail',
  split: 'detail',
  removed: 'doom',
  quiet: 'detail',
  over: 'joy',
};

export function narrate(game: Game, event: LogEvent): Line {
  const teller = EVENT_TEXTS[event.type] as Teller<LogEvent['type']>;
  return { text: teller(event as never, game), weight: WEIGHTS[event.type] };
}

export const epilogue = (game: Game, view: View): readonly Line[] =>
  epilogueOf(
    view.table,
    () => 0,
    (seat, isWinner) => {
      const fate = isWinner ? (view.table.winners.length > 1 ? 'in a draw' : 'the only one left') : 'Trapped';
      return `${name(game, seat)}: ${fate}.`;
    },
  );
