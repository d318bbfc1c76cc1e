import type { JsonObject } from '@/lib/kernel/json';
import type { System } from './authored';

/** The body as the present version of its game has it, by one pure step a version. */
export function migrateBody(
  { migrations, version }: Pick<System, 'migrations' | 'version'>,
  body: JsonObject,
  from: number,
): JsonObject {
  let migrated = body;
  for (let at = from; at < version; at++)
    migrated = migrations.find((step) => step.from === at)?.up(migrated) ?? migrated;
  return migrated;
}
