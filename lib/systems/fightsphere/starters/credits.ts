/** As the credits of every starter say; the game's own credit (credit.ts) stands beside them. */
export const AUTHORS: readonly string[] = ['Trapdoor, after Fight Sphere'];
export const LICENCE = 'MIT';
