/**
 * Imports a module by its address. cli/start.ts replaces this in the built command line: Node lets no script import
 * that V8 has kept code of.
 */
export const modules = { import: (address: string): Promise<unknown> => import(address) };
