import { always, type Decision } from '../decision';
import { NONE } from '../game';
import { controlledBy } from '../world';
import { challenge, listChallenges } from './challenge';
import {
  attack,
  attempt,
  control,
  explore,
  force,
  listAttacks,
  listAttempts,
  listControl,
  listExploring,
  listForcing,
} from './deeds';
import { escaping, listEscapes } from './escape';
import { give, listGiving, listTaking, release, take } from './things';

/** What a turn can be used for, and what can be done besides (rules 7.1 to 7.6). */
export const action: Decision = {
  list(context, moves) {
    const player = context.state.ask.seat;
    moves.push({ type: 'pass' });
    listEscapes(context, player, moves);
    listExploring(context, player, moves);
    listAttempts(context, player, moves);
    listForcing(context, player, moves);
    listAttacks(context, player, moves);
    listControl(context, player, moves);
    listChallenges(context, player, moves);
    listGiving(context, player, moves);
    listTaking(context, player, moves);
    if (controlledBy(context.state, player) !== NONE) moves.push({ type: 'release' });
  },
  rules: {
    pass: always(() => {}),
    explore,
    attempt,
    force,
    attack,
    control,
    challenge,
    escape: escaping,
    give,
    take,
    release,
  },
};
