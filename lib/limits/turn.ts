import { AsyncLocalStorage } from 'node:async_hooks';
import type { Payer } from './fair-queue';

/** The turn of a request that is being answered. */
interface RequestTurn {
  readonly payer: Payer;
  /** Ends the turn early: from here on the request only waits. */
  readonly leave: () => void;
}

// The pages' bundle and the server's each have their own copy of this module; they share the global object.
const KEY = Symbol.for('trapdoor/turn');
const place = globalThis as { [KEY]?: AsyncLocalStorage<RequestTurn> };
place[KEY] ??= new AsyncLocalStorage<RequestTurn>();
const turns = place[KEY];

const STUDIO: Payer = { network: 'studio', member: undefined };

/** Runs `work` as part of this turn. */
export const inTurnOf = <T>(turn: RequestTurn, work: () => T): T => turns.run(turn, work);

/** Payer of the current request; outside of requests the studio itself. */
export const currentPayer = (): Payer => turns.getStore()?.payer ?? STUDIO;

/** Ends the current request's turn, if it has one: call it before a long wait that takes nothing of the event loop. */
export const leaveTurn = (): void => turns.getStore()?.leave();
