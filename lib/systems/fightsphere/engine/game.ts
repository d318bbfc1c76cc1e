import type { compile } from './compile';

/** No seat, fighter, episode, problem or NPC. */
export const NONE = -1;

/** A campaign as it is played, shared by all its games; never changes. */
export type Game = Readonly<ReturnType<typeof compile>>;
