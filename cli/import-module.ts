/** Replaced by cli/start.ts in the built command line: Node lets no script import that V8 has kept code of. */
export const modules = { import: (address: string): Promise<unknown> => import(address) };
