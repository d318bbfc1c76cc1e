import type { MoveContext } from '@/lib/tabletop/play/step-by-step';
import type { Game } from './game';
import type { LogEvent } from './log';
import type { State } from './state';

export type Context = MoveContext<Game, State, LogEvent>;
