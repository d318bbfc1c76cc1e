import type { System } from '@/lib/contract/authored';
import type { Starter } from '@/lib/scenario/envelope';
import { readStarter, readStarters } from '@/lib/starters/read-starters';
import { findSystem } from '@/lib/systems/registry';

/** Returns a starter of a loaded game. */
export function starterIn(system: System, id: string): Starter {
  const starter = readStarter(system, id);
  if (!starter) throw new Error(`${system.id} has no starter “${id}”.`);
  return starter;
}

/** Loads all starters of a game. */
export async function startersOf(game: string): Promise<readonly Starter[]> {
  const system = await findSystem(game)?.load();
  if (!system) throw new Error(`There is no game “${game}”.`);
  return readStarters(system);
}

/** Loads a starter of a game. */
export async function starterOf(game: string, id: string): Promise<Starter> {
  const starter = (await startersOf(game)).find((each) => each.id === id);
  if (!starter) throw new Error(`${game} has no starter “${id}”.`);
  return starter;
}
