/** As the credits of every starter say; the game's own credit (credit.ts) stands beside them. */
export const AUTHORS: readonly string[] = ['Trapdoor, after TRAP – Group 3'];
export const LICENCE = 'MIT';
