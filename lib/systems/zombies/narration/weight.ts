import type { Line } from '@/lib/contract/played';
import type { LogEvent } from '../engine/log';

/** How much of a moment it is. */
export function weightOf(event: LogEvent): Line['weight'] {
  switch (event.type) {
    case 'roundBegan':
    case 'turnBegan':
      return 'turn';
    case 'flipped':
    case 'uncovered':
    case 'swapped':
    case 'peeked':
    case 'scrambled':
    case 'wentAgain':
    case 'steadied':
    case 'rescued':
      return 'deed';
    case 'saved':
    case 'locked':
    case 'over':
      return 'joy';
    case 'caught':
      return event.wanted ? 'joy' : 'deed';
    case 'stolen':
    case 'buried':
    case 'removed':
    case 'unclaimed':
    case 'fizzled':
    case 'wasted':
      return 'doom';
    default:
      return 'detail';
  }
}
