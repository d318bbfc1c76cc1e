// The package “trapdoor”, for programs, in Node and in browsers. Nothing here prints, exits or reads files.
export type { Report } from '@/lib/contract/playtest-report';
export type { Fix, Issue, Severity } from '@/lib/kernel/issue';
export type { Json, JsonObject } from '@/lib/kernel/json';
export type { Patch } from '@/lib/kernel/patch';
export { diff, games, schema } from './describe';
export { type ErrorCode, TrapdoorError } from './error';
export { playtest, replay } from './play';
export { applyFix, check, open } from './scenario';
export type {
  Change,
  Comparison,
  Game,
  OwnCheck,
  PlaytestOptions,
  Replay,
  ReplayedMove,
  ReplayOptions,
  Scenario,
  TableOptions,
} from './types';
