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
  list(table, moves) {
    const player = table.state.ask.seat;
    moves.push({ type: 'pass' });
    listEscapes(table, player, moves);
    listExploring(table, player, moves);
    listAttempts(table, player, moves);
    listForcing(table, player, moves);
    listAttacks(table, player, moves);
    listControl(table, player, moves);
    listChallenges(table, player, moves);
    listGiving(table, player, moves);
    listTaking(table, player, moves);
    if (controlledBy(table.state, player) !== NONE) moves.push({ type: 'release' });
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
