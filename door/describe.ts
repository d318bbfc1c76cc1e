import type { JsonObject } from '@/lib/kernel/json';
import { compareDrafts } from '@/lib/scenario/compare';
import { buildJsonSchema } from '@/lib/scenario/json-schema';
import { findSystem, systems } from '@/lib/systems/registry';
import { TrapdoorError } from './error';
import { openedOf } from './opened';
import type { Comparison, Game, Scenario } from './types';

/** Every game that this release knows. */
export const games: readonly Game[] = systems.map(({ id, title, credit }) => ({ id, title, credit }));

/**
 * Returns the JSON Schema (draft 2020-12) of a game’s scenarios, as the studio publishes it. Its example is a complete
 * small scenario.
 *
 * Rejects with a TrapdoorError `game/unknown`.
 */
export async function schema(game: string): Promise<JsonObject> {
  const system = await findSystem(game)?.load();
  if (!system) {
    throw new TrapdoorError(
      'game/unknown',
      `There is no game “${game}”. There is: ${games.map(({ id }) => id).join(', ')}.`,
    );
  }
  return buildJsonSchema(system);
}

/**
 * Compares two scenarios of a game by part, entry and field. Matches entries by their ids, and ignores the ids of the
 * scenarios themselves.
 *
 * Throws a TrapdoorError `game/mismatch` for scenarios of two games.
 */
export function diff(before: Scenario, after: Scenario): Comparison {
  const [was, is] = [openedOf(before), openedOf(after)];
  if (was.system.id !== is.system.id) {
    const message = `Only scenarios of one game can be compared, not one of ${was.system.title} with one of ${is.system.title}.`;
    throw new TrapdoorError('game/mismatch', message);
  }
  const { same, changes } = compareDrafts(was.draft, is.draft, is.system);
  return {
    same,
    changes: changes.map(({ path, names, kind, before, after }) => ({
      path,
      title: names.join(' · '),
      kind,
      before,
      after,
    })),
  };
}
