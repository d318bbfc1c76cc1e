import { always, type Decision } from '../decision';
import { challenge } from './challenge';
import { attack, attempt, control, explore, force } from './deeds';
import { escaping } from './escape';
import { give, release, take } from './things';

/** Moves of a turn: its main action and free actions (rules 7.1 to 7.6). */
export const action: Decision = {
  pass: always(() => {}),
  escape: escaping,
  explore,
  attempt,
  force,
  attack,
  control,
  challenge,
  give,
  take,
  release,
};
