import type { Happening } from '@/lib/tabletop/step-by-step';
import type { Game } from './game';
import type { LogEvent } from './log';
import type { State } from './state';

export type Context = Happening<Game, State, LogEvent>;
