import type { Who } from '@/lib/contract/played';
import type { Card } from '@/lib/tabletop/playing-cards';
import { type Game, NONE } from './game';
import type { GameEvent } from './log';
import type { Move } from './moves';
import { FACE_DOWN } from './table-view';
import { EVERYBODY } from './world';

type Moved = Extract<GameEvent, { type: 'moved' }>;
type Went = Extract<GameEvent, { type: 'monsterWent' }>;

/**
 * What somebody may hear of an event: cards only where they are theirs or face up, monsters only where somebody sees
 * them (rules 7.8), for all but the GM. The other events happen in front of everybody.
 */
export function hears(_: Game, event: GameEvent, who: Who): GameEvent | undefined {
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
      // What breaks in out of sight would give away where it is.
      return event.why !== 'monster' || sees(event.seenBy, who) ? event : undefined;
    default:
      return event;
  }
}

const isOwn = (seat: number, who: Who): boolean => who === 'all' || who === seat;

const sees = (seats: number, who: Who): boolean =>
  who === 'all' || (who === 'table' ? seats === EVERYBODY : ((seats >> who) & 1) === 1);

const faceDown = (card: Card): Card => (card === NONE ? NONE : FACE_DOWN);

/** Moves that are all in their name are made aloud, and both sides of a duel bid in front of all. Of others their effects are heard. */
function movedBefore(event: Moved): Moved | undefined {
  const { move } = event;
  if (isPlain(move)) return event;
  if (move.type === 'duel') return { ...event, move: { ...move, card: faceDown(move.card) } };
  // There is no card to show for it.
  return move.type === 'answer' && move.by === NONE ? event : undefined;
}

const isPlain = (move: Move): boolean => Object.keys(move).length === 1;

function wentBefore(event: Went, who: Who): Went | undefined {
  const { from, to, seenBy } = event;
  const seen = { from: sees(seenBy.from, who) ? from : NONE, to: sees(seenBy.to, who) ? to : NONE };
  return seen.from === NONE && seen.to === NONE ? undefined : { ...event, ...seen };
}
