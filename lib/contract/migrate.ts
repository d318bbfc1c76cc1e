import type { JsonObject } from '@/lib/kernel/json';

/** Migrates data from version `from` to the next. Pure. */
export interface Migration {
  readonly from: number;
  readonly up: (json: JsonObject) => JsonObject;
}

export function migrate(
  { migrations, version }: { readonly migrations: readonly Migration[]; readonly version: number },
  json: JsonObject,
  from: number,
): JsonObject {
  let migrated = json;
  for (let at = from; at < version; at++)
    migrated = migrations.find((step) => step.from === at)?.up(migrated) ?? migrated;
  return migrated;
}
