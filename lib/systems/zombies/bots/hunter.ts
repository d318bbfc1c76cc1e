import type { BotKind } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { invariant } from '@/lib/kernel/invariant';
import { seededRng } from '@/lib/kernel/rng';
import { ruleOf } from '../engine/context';
import { type Card, type CardRule, type Game, type Move, NONE } from '../engine/game';
import type { LogEvent } from '../engine/log';
import { DECLINE } from '../engine/moves';
import type { View } from '../engine/view';
import { placeOf } from '../rules/rows';
import { bestLock, bestUse, type RatedMove, UNASSIGNED } from './actions';
import { type Best, bestAim, endWorth } from './aiming';
import { Memory } from './memory';
import { Situation, type Spot, WEIGHTS } from './situation';

/** Plays by probabilities and remembers every card it has seen. */
export const hunter: BotKind<Game, View, Move, LogEvent> = {
  id: 'hunter',
  title: 'Hunter',
  help: 'Remembers every card it has seen, reckons with the odds, guards its high creatures and goes for those of others.',
  role: 'player',
  seat(game, seat) {
    const memory = new Memory(game);
    return { decide: deciderOf(new Situation(game, seat, memory)), observe: (event) => memory.hear(event) };
  },
};

/** The hunter without memory: it forgets every card as soon as that lies face down again. */
export const forgetful: BotKind<Game, View, Move, LogEvent> = {
  id: 'forgetful',
  title: 'Forgetful hunter',
  help: 'Plays like the hunter, but forgets every card of the others once it lies face down. Shows what memory is worth.',
  role: 'player',
  seat: (game, seat, seed) => ({ decide: deciderOf(new Situation(game, seat, new Memory(game), seededRng(seed))) }),
};

/** A card to flip, its value, and the follow-up move if that is already decided. */
interface Plan {
  readonly slot: number;
  readonly worth: number;
  readonly next: Move | undefined;
}

/** Creates a decider. A follow-up planned with a flip is played unchanged, since nothing happens in between. */
function deciderOf(situation: Situation): (view: View) => Move {
  const { game } = situation;
  let next: Move | undefined;
  let turn = NONE;
  return (view) => {
    const { phase } = view.table;
    if (phase === 'place') return at(game.ready.places, 0);
    const planned = view.table.turns === turn && !view.table.edge ? next : undefined;
    next = undefined;
    if (planned && (phase === 'aim' || phase === 'play')) return planned;
    situation.look(view);
    switch (phase) {
      case 'aim':
        return aimAt(game, bestAim(situation).spot);
      case 'play':
        return bestUse(situation, ruleOf(game, view.table.flipped), view.table.slot).move ?? DECLINE;
      case 'assign':
        return waits(situation) ? UNASSIGNED : (bestLock(situation).move ?? UNASSIGNED);
      default: {
        const held = heldLock(situation);
        if (held) return held;
        const plan = bestPlan(situation);
        turn = view.table.turns;
        next = plan.next;
        return at(game.ready.flips, plan.slot);
      }
    }
  };
}

/** Tells whether a Link & Lock is better laid aside until two creatures can be linked. */
const waits = ({ game, round }: Situation): boolean =>
  game.rules.linkLockHold && game.decks.length > 1 && round < game.rounds;

function heldLock(situation: Situation): Move | undefined {
  const { view, me } = situation;
  if (view.heldBy(me).length === 0) return undefined;
  const { move } = bestLock(situation);
  const isPair = move?.type === 'assign' && move.creatures.length > 1;
  return isPair || !waits(situation) ? move : undefined;
}

/** Returns the most valuable flip. */
function bestPlan(situation: Situation): Plan {
  let best: Plan = { slot: 0, worth: Number.NEGATIVE_INFINITY, next: undefined };
  let aim: Best | undefined;
  for (const { slot, card } of situation.row) {
    if (card === NONE) continue;
    const rule = ruleOf(situation.game, card);
    const isTrap = rule.sort === 'trap' || rule.sort === 'superTrap';
    if (isTrap) aim ??= bestAim(situation);
    const { move, worth } = isTrap && aim ? trapUse(situation, aim) : otherUse(situation, card, rule, slot);
    if (worth > best.worth) best = { slot, worth, next: move };
  }
  return best;
}

const trapUse = ({ game }: Situation, { spot, worth }: Best): RatedMove =>
  spot ? { worth, move: aimAt(game, spot) } : { worth: NOBODY_TO_AIM_AT, move: undefined };

const NOBODY_TO_AIM_AT = -1e6;

/** Aims at a spot. The game asks for an aim only if there is a target. */
function aimAt(game: Game, spot: Spot | undefined): Move {
  invariant(spot, 'an opponent has a card face down');
  return at(game.ready.aims, placeOf(game, spot.player, spot.slot));
}

function otherUse(situation: Situation, card: Card, rule: CardRule, slot: number): RatedMove {
  if (rule.sort === 'creature') return { worth: flipWorth(situation, card, slot), move: undefined };
  if (rule.sort === 'linkLock') return { worth: bestLock(situation).worth - patience(situation), move: undefined };
  const { move = DECLINE, worth } = bestUse(situation, rule, slot);
  return { worth: rule.effect === 'steal' ? worth - patience(situation) : worth, move };
}

/** Value of flipping, and so trapping, a creature in the bot's own row. */
function flipWorth(situation: Situation, card: Card, slot: number): number {
  const { game, me, round, stake } = situation;
  const number = situation.numberOf(card);
  const then = situation.standingAfter({ player: me, slot });
  if (number === round) return endWorth(situation, then);
  if (number < round && game.decks.length > 1) return number + stake * (then - situation.standing);
  const held = number > round && number <= game.rounds ? WEIGHTS.hold * number : 0;
  return stake * (then - situation.standing) - held;
}

/** Opportunity cost of using a thief or a Link & Lock before the last round, where it may earn more. */
const patience = ({ game, round }: Situation): number => (round < game.rounds ? WEIGHTS.patience * (round + 1) : 0);
