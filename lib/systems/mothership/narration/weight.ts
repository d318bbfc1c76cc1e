import type { Line } from '@/lib/contract/played';
import { type Game, OBJECTIVE } from '../engine/game';
import type { Happening } from '../engine/log';

/** How much of a moment it is. */
export function rankOf({ kit }: Game, happening: Happening): Line['weight'] {
  switch (happening.type) {
    case 'roundBegan':
    case 'turnBegan':
      return 'turn';
    case 'moved':
    case 'disarmed':
    case 'levelChosen':
      return 'deed';
    case 'sprung':
    case 'tileLeft':
    case 'tileLacked':
      return 'doom';
    case 'shutDown':
    case 'escaped':
      return 'joy';
    case 'freed':
      return happening.by === 'time' ? 'detail' : 'joy';
    case 'turnedUp':
      return happening.tile === OBJECTIVE ? 'joy' : 'detail';
    case 'over':
      return kit.endings[happening.ending]?.good ? 'joy' : 'doom';
    default:
      return 'detail';
  }
}
