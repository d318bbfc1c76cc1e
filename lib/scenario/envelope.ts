import type { Header, System } from '@/lib/contract/authored';
import type { Starter } from '@/lib/contract/starter';
import { newId } from '@/lib/kernel/ids';
import { blankObject } from '@/lib/schema/blank';
import { objectShapeOf } from '@/lib/schema/shape';
import { cover } from './cover';
import { type Draft, type DraftFields, draftOf } from './draft';
import { writeDraftFile } from './draft-file';
import { draftShape } from './draft-shape';
import type { Tag } from './tags';
import type { Warning } from './warnings';

export { type ChainLink, type Draft, type DraftFields, FORMAT, FORMAT_VERSION, schemaAddress } from './draft';

/** A new draft of a game, blank but for what is given. */
export function newDraft(system: System, given: Partial<DraftFields> & { readonly id?: string } = {}): Draft {
  const front = blankObject(objectShapeOf(cover)) as unknown as Omit<DraftFields, 'body'>;
  const body = given.body ?? system.blank();
  return draftOf(system, { id: newId(26), ...front, language: 'en', ...given, body });
}

/** A draft that begins where a starter ends. */
export function draftFromStarter(system: System, starter: Starter, id?: string): Draft {
  return newDraft(system, {
    ...(id !== undefined && { id }),
    title: starter.title,
    authors: starter.authors.map((name, i) => ({ id: `author${i + 1}`, name })),
    licence: starter.licence,
    language: 'en',
    summary: starter.summary,
    cover: starter.cover ?? '',
    tags: (starter.tags ?? []) as readonly Tag[],
    warnings: (starter.warnings ?? []) as readonly Warning[],
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

/** The draft as a file. */
export const formatDraft = (draft: Draft, system: Pick<System, 'shape'>): string =>
  writeDraftFile(draft, draftShape(system));
