import type { Bot, BotKind } from '@/lib/contract/played';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { adopt, answer, answerChallenge, beginTurn, board, consent, duel, lucky, stand, vote } from './answers';
import { bid } from './bidding';
import { act } from './deeds';
import { Mind, type Temper } from './mind';
import { setAspect, setAttribute, setRelationship } from './sheets';

const PASS: Move = { type: 'pass' };

/** A player who has a plan. */
class Planner implements Bot<View, Move> {
  readonly #mind: Mind;

  constructor(mind: Mind) {
    this.#mind = mind;
  }

  decide(view: View): Move {
    const mind = this.#mind;
    switch (view.table.askKind) {
      case 'bid':
        return bid(mind, view);
      case 'action':
        return act(mind, view);
      case 'aspect':
        return setAspect(mind, view);
      case 'lucky':
        return lucky(mind, view);
      case 'stand':
        return stand(mind, view);
      case 'attribute':
        return setAttribute(mind, view);
      case 'relationship':
        return setRelationship(mind, view);
      case 'turn':
        return beginTurn(mind, view);
      case 'adopt':
        return adopt(mind, view);
      case 'challenge':
        return answerChallenge(mind, view);
      case 'vote':
        return vote(mind, view);
      case 'duel':
        return duel(mind, view);
      case 'answer':
        return answer(mind, view);
      case 'consent':
        return consent(mind, view);
      case 'boarding':
        return board(mind, view);
      default:
        return PASS;
    }
  }
}

const kindOf = (id: string, title: string, help: string, temper: Temper): BotKind<Game, View, Move> => ({
  id,
  title,
  help,
  role: 'player',
  seat: (game, seat, seed) => new Planner(new Mind(game, seat, seed, temper)),
});

export const planner = kindOf(
  'planner',
  'Planner',
  'Works toward the cheapest way out, shares the work, helps friends, and minds the seats when there are few.',
  { alone: false },
);

export const saboteur = kindOf(
  'saboteur',
  'Saboteur',
  'Keeps everybody else from getting out and wants to be the only one who does.',
  { alone: true },
);
