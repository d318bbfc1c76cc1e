import { newId } from '@/lib/kernel/ids';
import type { Entry, JsonObject } from '@/lib/kernel/json';
import type { Header, Starter, System } from '@/lib/systems/contract';
import { draftShape } from './draft-shape';
import { orderKeys } from './order-keys';

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

/** A new draft of a game, blank but for what is given. */
export function newDraft(system: System, given: Partial<DraftFields> & { readonly id?: string } = {}): Draft {
  return {
    $schema: schemaAddress(system),
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    system: system.id,
    systemVersion: system.version,
    id: given.id ?? newId(26),
    title: given.title ?? '',
    authors: given.authors ?? [],
    licence: given.licence ?? '',
    language: given.language ?? 'en',
    summary: given.summary ?? '',
    body: given.body ?? system.blank(),
  };
}

/** A draft that begins where a starter ends. */
export function draftFromStarter(system: System, starter: Starter, id?: string): Draft {
  return newDraft(system, {
    ...(id !== undefined && { id }),
    title: starter.title,
    authors: starter.authors.map((name, i) => ({ id: `author${i + 1}`, name })),
    licence: starter.licence,
    summary: starter.summary,
    body: starter.body(),
  });
}

export const headerOf = (draft: Draft): Header => ({
  title: draft.title,
  authors: draft.authors.map(({ name }) => name).filter((name) => name.trim() !== ''),
  licence: draft.licence,
  language: draft.language,
  summary: draft.summary,
});

/** The draft as a file: keys in the order of the schema, so that equal drafts are equal to the byte. */
export function formatDraft(draft: Draft, system: System): string {
  const { title, authors, licence, language, summary, body, ...head } = draft;
  const fields = orderKeys(draftShape(system), { title, authors, licence, language, summary, body });
  return `${JSON.stringify({ ...head, ...fields }, null, 2)}\n`;
}
