import type { Header, System } from '@/lib/contract/authored';
import type { StarterCard } from '@/lib/contract/starter';
import { newId } from '@/lib/kernel/ids';
import type { Issue } from '@/lib/kernel/issue';
import { blankObject } from '@/lib/schema/blank';
import { READ_AS } from '@/lib/schema/certain-meaning';
import { objectShapeOf } from '@/lib/schema/shape';
import { cover } from './cover';
import { type Draft, type DraftFields, draftOf, writeDraftFile } from './draft';
import { draftShape } from './draft-shape';

export { type ChainLink, type Draft, type DraftFields, FORMAT, FORMAT_VERSION, schemaAddress } from './draft';

export function newDraft(
  system: Pick<System, 'id' | 'version' | 'blank'>,
  given: Partial<DraftFields> & { readonly id?: string } = {},
): Draft {
  const front = blankObject(objectShapeOf(cover)) as unknown as Omit<DraftFields, 'body'>;
  const body = given.body ?? system.blank();
  return draftOf(system, { id: newId(26), ...front, language: 'en', ...given, body });
}

/** A complete scenario to start from, playable as it is. */
export interface Starter extends StarterCard, DraftFields {}

export function draftFromStarter(system: System, starter: Starter, id?: string): Draft {
  const {
    title,
    authors,
    licence,
    language,
    summary,
    cover,
    theme = '',
    tags,
    warnings,
    remixOf,
    measured = [],
    body,
  } = starter;
  const fields = { title, authors, licence, language, summary, cover, theme, tags, warnings, remixOf, measured, body };
  return newDraft(system, { ...fields, ...(id !== undefined && { id }) });
}

export const headerOf = (draft: Draft): Header => ({
  title: draft.title,
  authors: draft.authors.map(({ name }) => name).filter((name) => name.trim() !== ''),
  licence: draft.licence,
  language: draft.language,
  summary: draft.summary,
  measured: draft.measured ?? [],
});

export const formatDraft = (draft: Draft, system: Pick<System, 'shape'>): string =>
  writeDraftFile(draft, draftShape(system));

/** Filters the issues about content that could not be kept when the file was opened. A missing part is no loss, nor is a value whose meaning is certain. */
export const unreadableParts = (issues: readonly Issue[]): readonly Issue[] =>
  issues.filter(({ code }) => /^(?:shape|markdown)\//.test(code) && code !== 'shape/missing' && code !== READ_AS);
