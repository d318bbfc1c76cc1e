import type { Who } from '@/lib/contract/played';
import type { Card } from '@/lib/tabletop/cards/playing-cards';
import { type Game, NONE } from './game';
import type { GameEvent } from './log';
import type { Move } from './moves';
import { FACE_DOWN } from './table-view';
import { EVERYBODY } from './world';

type Moved = Extract<GameEvent, { type: 'moved' }>;
type Went = Extract<GameEvent, { type: 'monsterWent' }>;

/**
 * Returns the part of an event that `who` can perceive; undefined if none (rules 7.8). Everyone but the GM sees only
 * their own and face-up cards, and monsters only in rooms they can see. All other events are public.
 */
export function filterEvent(_: Game, event: GameEvent, who: Who): GameEvent | undefined {
  switch (event.type) {
    case 'moved':
      return isOwn(event.seat, who) ? event : movedBefore(event);
    case 'drew':
      return isOwn(event.player, who) ? event : { ...event, cards: event.cards.map(faceDown) };
    case 'declared':
    case 'bid':
      return isOwn(event.player, who) ? event : { ...event, card: faceDown(event.card) };
    case 'monsterWent':
      return wentBefore(event, who);
    case 'monsterAttacked':
      return sees(event.seenBy, who) ? event : undefined;
    case 'opened':
      // A monster breaking in out of sight would reveal its position.
      return event.why !== 'monster' || sees(event.seenBy, who) ? event : undefined;
    case 'clockMoved':
    case 'clockStopped':
      return sees(event.seenBy, who) ? event : undefined;
    default:
      return event;
  }
}

const isOwn = (seat: number, who: Who): boolean => who === 'all' || who === seat;

const sees = (seats: number, who: Who): boolean =>
  who === 'all' || (who === 'table' ? seats === EVERYBODY : ((seats >> who) & 1) === 1);

const faceDown = (card: Card): Card => (card === NONE ? NONE : FACE_DOWN);

/**
 * Returns the public part of a move. Moves without parameters are announced, and duels are bid in the open, except for
 * the cards. Of all other moves only the effects are perceived.
 */
function movedBefore(event: Moved): Moved | undefined {
  const { move } = event;
  if (isPlain(move)) return event;
  if (move.type === 'duel') return { ...event, move: { ...move, card: faceDown(move.card) } };
  // Without a performer there is no card to hide.
  return move.type === 'answer' && move.by === NONE ? event : undefined;
}

const isPlain = (move: Move): boolean => Object.keys(move).length === 1;

function wentBefore(event: Went, who: Who): Went | undefined {
  const { from, to, seenBy } = event;
  const seen = { from: sees(seenBy.from, who) ? from : NONE, to: sees(seenBy.to, who) ? to : NONE };
  return seen.from === NONE && seen.to === NONE ? undefined : { ...event, ...seen };
}
