import type { JsonObject } from '@/lib/kernel/json';

/** Brings data from one version of its form to the next. Pure. */
export interface Migration {
  readonly from: number;
  readonly up: (json: JsonObject) => JsonObject;
}

/** The same data in the present version of its form, by one pure step a version. */
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
