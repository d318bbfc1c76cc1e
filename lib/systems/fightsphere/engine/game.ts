import type { compile } from './compile';

/** No seat, fighter, episode, problem or NPC. */
export const NONE = -1;

/** A compiled campaign. Immutable; shared by all its games. */
export type Game = Readonly<ReturnType<typeof compile>>;
