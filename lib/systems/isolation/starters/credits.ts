/** As the credits of every starter say; the game's own credit stands beside them. */
export const AUTHORS: readonly string[] = ['Trapdoor, after Isolation'];
export const LICENCE = 'MIT';
