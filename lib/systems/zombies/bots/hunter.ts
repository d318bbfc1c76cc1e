import type { BotKind } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { type Card, NONE } from '../engine/cards';
import { placeOf, ruleOf } from '../engine/context';
import type { Game } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { bestDeed } from './actions';
import { bestAim, endWorth } from './aiming';
import { bestLock, UNASSIGNED } from './locking';
import { Memory } from './memory';
import { Sight } from './sight';
import { WEIGHTS } from './weights';

const DECLINE: Move = { type: 'decline' };

/** Goes by the odds, and by all it has seen and heard. */
export const hunter: BotKind<Game, View, Move, LogEvent> = {
  id: 'hunter',
  title: 'Hunter',
  help: 'Remembers every card it has seen, reckons with the odds, guards its high creatures and goes for those of others.',
  role: 'player',
  seat(game, seat) {
    const memory = new Memory(game);
    const sight = new Sight(game, seat, memory);
    return { decide: (view) => decide(sight, view), hear: (event) => memory.hear(event) };
  },
};

/** Plays like a hunter who forgets every card as soon as it lies face down again. */
export const forgetful: BotKind<Game, View, Move, LogEvent> = {
  id: 'forgetful',
  title: 'Forgetful hunter',
  help: 'Plays like the hunter, but forgets every card of the others once it lies face down. Shows what memory is worth.',
  role: 'player',
  seat(game, seat) {
    const sight = new Sight(game, seat, new Memory(game));
    return { decide: (view) => decide(sight, view) };
  },
};

function decide(sight: Sight, view: View): Move {
  const { game } = sight;
  if (view.phase === 'place') return at(game.ready.places, 0);
  sight.look(view);
  switch (view.phase) {
    case 'aim':
      return at(game.ready.aims, bestAim(sight).place);
    case 'play':
      return bestDeed(sight, ruleOf(game, view.flipped), view.slot).move ?? DECLINE;
    case 'assign':
      return waits(sight) ? UNASSIGNED : (bestLock(sight).move ?? UNASSIGNED);
    default:
      return heldLock(sight) ?? at(game.ready.flips, bestFlip(sight));
  }
}

/** Whether a Link & Lock is better laid aside, for two creatures to come. */
const waits = ({ game, round }: Sight): boolean =>
  game.rules.linkLockHold && game.decks.length > 1 && round < game.rounds;

function heldLock(sight: Sight): Move | undefined {
  const { view, me } = sight;
  if (view.heldBy(me).length === 0) return undefined;
  const { move } = bestLock(sight);
  const isPair = move?.type === 'assign' && move.creatures.length > 1;
  return isPair || !waits(sight) ? move : undefined;
}

/** The slot to flip. */
function bestFlip(sight: Sight): number {
  const { game, me, cards } = sight;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  let aim: number | undefined;
  for (let slot = 0; slot < game.slots; slot++) {
    const card = at(cards, placeOf(game, me, slot));
    if (card === NONE) continue;
    const rule = ruleOf(game, card);
    let worth = 0;
    if (rule.sort === 'trap' || rule.sort === 'superTrap') {
      aim ??= Math.max(UNAIMED, bestAim(sight).worth);
      worth = aim;
    } else if (rule.sort === 'creature') worth = flipWorth(sight, card, slot);
    else if (rule.sort === 'action')
      worth = bestDeed(sight, rule, slot).worth - patience(sight, rule.effect === 'steal');
    else worth = bestLock(sight).worth - patience(sight, true);
    if (worth <= most) continue;
    best = slot;
    most = worth;
  }
  return best;
}

/** A trap without anybody to aim at does nothing. */
const UNAIMED = -1e6;

/** What it is worth to trap a creature in the own row. */
function flipWorth(sight: Sight, card: Card, slot: number): number {
  const { game, me, round, stake } = sight;
  const number = sight.numberOf(card);
  const then = sight.standingWith(sight.topWithout(me, slot));
  if (number === round) return endWorth(sight, then);
  if (number < round && game.decks.length > 1) return number + stake * (then - sight.standing);
  const held = number > round && number <= game.rounds ? WEIGHTS.hold * number : 0;
  return stake * (then - sight.standing) - held;
}

/** What is given up by using now what may bring more in the last round. */
const patience = ({ game, round }: Sight, isThief: boolean): number =>
  isThief && round < game.rounds ? WEIGHTS.patience * (round + 1) : 0;
