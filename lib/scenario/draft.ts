import type { System } from '@/lib/contract/authored';
import type { Entry, JsonObject } from '@/lib/kernel/json';

export const FORMAT = 'trapdoor/scenario';
export const FORMAT_VERSION = 1;

/** A scenario as typed: complete enough to save, not yet fit to play. The body fits its game's schema. */
export interface Draft {
  readonly $schema: string;
  readonly format: typeof FORMAT;
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly system: string;
  readonly systemVersion: number;
  readonly id: string;
  readonly title: string;
  readonly authors: readonly (Entry & { readonly name: string })[];
  readonly licence: string;
  readonly language: string;
  readonly summary: string;
  readonly body: JsonObject;
}

export type DraftFields = Pick<Draft, 'title' | 'authors' | 'licence' | 'language' | 'summary' | 'body'>;

/** Where the JSON Schema of a game's scenarios is published, from the studio's root. */
export const schemaAddress = (system: Pick<System, 'id' | 'version'>): string =>
  `/schema/${system.id}.v${system.version}.json`;

/** The draft that these fields make, with the head that every file of its game has. */
export const draftOf = (
  system: Pick<System, 'id' | 'version'>,
  { id, title, authors, licence, language, summary, body }: DraftFields & { readonly id: string },
): Draft => ({
  $schema: schemaAddress(system),
  format: FORMAT,
  formatVersion: FORMAT_VERSION,
  system: system.id,
  systemVersion: system.version,
  id,
  title,
  authors,
  licence,
  language,
  summary,
  body,
});
