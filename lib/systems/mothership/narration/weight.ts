import type { Line } from '@/lib/contract/played';
import { type Game, OBJECTIVE } from '../engine/game';
import type { LogEvent } from '../engine/log';

/** How much of a moment it is. */
export function rankOf({ body }: Game, happening: LogEvent): Line['weight'] {
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
      return body.endings[happening.ending]?.good ? 'joy' : 'doom';
    default:
      return 'detail';
  }
}
