import { conflictOf } from './context';
import { NONE } from './game';
import { bystanders } from './proposals';
import type { PersonId, Shown } from './state';

/** The person for whom somebody decides; NONE where it is the GM's own decision, or a pair's. */
export function deciding(state: Shown): PersonId {
  switch (state.phase) {
    case 'propose':
      return state.last;
    case 'ask':
    case 'roll':
      return conflictOf(state).active;
    case 'stance':
      return conflictOf(state).targets[conflictOf(state).place] ?? NONE;
    case 'oppose':
      return bystanders(state)[conflictOf(state).place] ?? NONE;
    default:
      return NONE;
  }
}
