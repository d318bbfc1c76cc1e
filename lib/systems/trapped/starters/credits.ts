/** As the credits of every starter say. */
export const AUTHORS: readonly string[] = ['Trapdoor, after Adam Dray'];
export const LICENCE = 'Words: MIT. The game Trapped! is © 2005 Adam Dray.';
