import type { Line } from '@/lib/contract/played';
import type { Game } from '../engine/game';
import type { GameEvent, GameEventType } from '../engine/log';
import type { View } from '../engine/view';
import { conflicts } from './conflicts';
import { creation } from './creation';
import { ends } from './ends';
import { harm } from './harm';
import { incidents } from './incidents';
import { monsters } from './monsters';
import { turns } from './turns';
import type { Teller, Tellers } from './words';

// Every kind of event has its teller, or the compiler says so.
const TELLERS: Tellers = { ...creation, ...turns, ...conflicts, ...harm, ...incidents, ...monsters, ...ends };

/** Tells somebody what they hear of an event, while it happens; nothing that bores. */
export const narrate = (_: Game, event: GameEvent, view: View): Line | undefined =>
  (TELLERS[event.type] as Teller<GameEventType>)(view, event);
