import { systems } from '@/test/support/all-systems';

/** Finds a game whose characters are created at a table. */
async function findGame() {
  for (const system of systems) {
    const creation = (await system.play?.())?.creation;
    if (creation) return { system, creation };
  }
  throw new Error('The tests need a game that makes people at a table.');
}

export const { system, creation } = await findGame();
