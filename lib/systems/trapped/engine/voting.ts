import { votePasses, votersAmong } from '../rules/vote';
import { askFor, push, TASKS } from './agenda';
import { type Context, endChallenge, gmOf } from './context';
import { draw, putAway } from './deck';
import { NONE } from './game';

/** Starts the vote on a dare; the challenger counts as in favour (rulings A25, A53). */
export function beginVote({ state }: Context): void {
  state.challenge.yes = 1;
  state.challenge.no = 0;
  push(state, TASKS.vote, 1);
}

/** Asks the next voter, clockwise with the GM last, until the result is certain. */
export function askForVote(context: Context, cast: number): void {
  const { game, state } = context;
  const { challenger, yes, no } = state.challenge;
  const voters = votersAmong(state.players, game.options.gmVotes);
  if (cast === voters || 2 * Math.max(yes, no) > voters) {
    close(context);
    return;
  }
  push(state, TASKS.vote, cast + 1);
  askFor(state, 'vote', cast < state.players ? (challenger + cast) % state.players : gmOf(state));
}

/** Counts the votes. A rejected dare is void and still uses up the challenger's turn. */
function close(context: Context): void {
  const { state, emit } = context;
  const { challenged, yes, no } = state.challenge;
  const cards = yes === no ? { yes: draw(context), no: draw(context) } : { yes: NONE, no: NONE };
  putAway(context, cards.yes);
  putAway(context, cards.no);
  const passed = votePasses(yes, no, cards) === true;
  emit?.({ type: 'voted', about: 'dare', yes, no, cards: yes === no ? [cards.yes, cards.no] : [], passed });
  if (passed) askFor(state, 'challenge', challenged);
  else endChallenge(state);
}
