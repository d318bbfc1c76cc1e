import type { System } from '@/lib/contract/authored';
import type { RealEvening } from '@/lib/contract/playtest-report';
import type { Entry, JsonObject } from '@/lib/kernel/json';
import type { Measured } from '@/lib/kit/order';
import type { ThemeId } from '@/lib/kit/themes';
import { orderKeys } from '@/lib/schema/order-keys';
import type { ObjectShape } from '@/lib/schema/shape';
import { oldestVersion } from '@/lib/schema/versions';
import { normaliseLicence } from './licences';
import type { Tag } from './tags';
import type { Warning } from './warnings';

export const FORMAT = 'trapdoor/scenario';
export const FORMAT_VERSION = 2;

/** A published version that a scenario was made from. */
export interface ChainLink extends JsonObject {
  readonly title: string;
  readonly authors: readonly string[];
  readonly licence: string;
  readonly version: number;
  readonly sha256: string;
  /** An http(s) address, or ''. */
  readonly address: string;
}

/** A comment in a file. */
export interface FileComment {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
  readonly about: string;
  readonly re?: string;
  readonly text: string;
  /** True if it began a thread that is resolved. */
  readonly resolved?: true;
}

/** The typed and chosen content. The body fits its game's schema. */
export interface DraftFields {
  readonly title: string;
  readonly authors: readonly (Entry & { readonly name: string })[];
  readonly licence: string;
  readonly language: string;
  readonly summary: string;
  /** A picture as lib/kit/picture.ts names it, or ''. */
  readonly cover: string;
  /** '' or absent for the game's usual theme. */
  readonly theme?: ThemeId | '';
  readonly tags: readonly Tag[];
  readonly warnings: readonly Warning[];
  /** Nearest first. */
  readonly remixOf: readonly ChainLink[];
  /** Marks of what was filled in from prompts. */
  readonly filled?: readonly (Entry & { readonly path: string; readonly text: string })[];
  /** Warnings that the authors accept as the point. */
  readonly accepted?: readonly (Entry & Readonly<Record<'code' | 'path' | 'says' | 'by' | 'at', string>>)[];
  /** Median lengths of games in the last playtest. */
  readonly measured?: readonly (Entry & Measured)[];
  /** Games that people played. Only the authors see them, unless they are shared. */
  readonly evenings?: readonly RealEvening[];
  readonly body: JsonObject;
}

/** A scenario in progress: complete enough to save, not necessarily playable. */
export interface Draft extends DraftFields {
  readonly $schema: string;
  readonly format: typeof FORMAT;
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly system: string;
  readonly systemVersion: number;
  readonly id: string;
  /** Only in files whose author asked for comments: the draft's own are kept beside it. */
  readonly comments?: readonly FileComment[];
}

/** Path of the published JSON Schema of a game's scenarios, from the studio's root. */
export const schemaAddress = (system: Pick<System, 'id' | 'version'>): string =>
  `/schema/${system.id}.v${system.version}.json`;

/** Builds a draft from its fields, with the head that every file of the game has. */
export const draftOf = (
  system: Pick<System, 'id' | 'version'>,
  { id, ...fields }: DraftFields & { readonly id: string },
): Draft => ({
  $schema: schemaAddress(system),
  format: FORMAT,
  formatVersion: FORMAT_VERSION,
  system: system.id,
  systemVersion: system.version,
  id,
  ...fields,
});

/** Splits a draft into its head and its content. */
export function partsOf<T extends Partial<Draft>>({
  $schema,
  format,
  formatVersion,
  system,
  systemVersion,
  id,
  ...fields
}: T) {
  return { head: { $schema, format, formatVersion, system, systemVersion, id }, fields };
}

/**
 * Serialises a draft with its keys in the order of the shape, so that equal drafts are equal byte for byte. The file
 * has the oldest version that can hold the draft.
 */
export function writeDraftFile(draft: Draft, shape: ObjectShape): string {
  const { head, fields } = partsOf(draft);
  const version = oldestVersion(shape, fields as unknown as JsonObject, draft.systemVersion);
  const system = { id: draft.system, version };
  const licence = normaliseLicence(draft.licence);
  const content = orderKeys(shape, { ...fields, licence } as unknown as JsonObject);
  const { comments = [] } = draft;
  const own = { ...head, $schema: schemaAddress(system), systemVersion: version };
  return `${JSON.stringify({ ...own, ...content, ...(comments.length > 0 && { comments }) }, null, 2)}\n`;
}
