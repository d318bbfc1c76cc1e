import { z } from 'zod';
import { isJsonObject, type JsonObject } from '@/lib/kernel/json';
import { LINE_MAX } from '@/lib/schema/fields';
import { LISTINGS, type Listing } from '@/lib/storage/library-port';
import { badRequest } from '../requests/api-error';

const schema = z.strictObject({
  draft: z.string().max(64).optional(),
  scenario: z.custom<JsonObject>(isJsonObject, 'must be a scenario’s file').optional(),
  id: z.string().max(64).optional(),
  note: z.string().max(LINE_MAX).default(''),
  listing: z.enum(LISTINGS).optional(),
});

/** What is to be published, and how. */
export interface PublishAsked {
  /** The id of a draft, or what a file holds. */
  readonly from: { readonly draft: string } | { readonly scenario: JsonObject };
  /** The publication that gets another version. By default the one that the draft has, or a new one. */
  readonly id?: string | undefined;
  /** What changed, in a line. */
  readonly note: string;
  /** By default a new publication is public, and one that is there stays as it is. */
  readonly listing?: Listing | undefined;
}

/** Reads what a request asks to publish. Throws if it makes no sense. */
export function readPublishAsked(asked: JsonObject): PublishAsked {
  const parsed = schema.safeParse(asked);
  if (!parsed.success) throw badRequest(`This can’t be published: ${z.prettifyError(parsed.error)}`);
  const { draft, scenario, note, id, listing } = parsed.data;
  const line = note.replace(/\s+/g, ' ').trim();
  if (scenario && draft === undefined) return { from: { scenario }, id, note: line, listing };
  if (draft !== undefined && !scenario) return { from: { draft }, id, note: line, listing };
  throw badRequest('Say what to publish: “draft” with the id of a scenario of yours, or “scenario” with a file.');
}

/** Reads a request for another listing. Throws if it makes no sense. */
export function readListingAsked({ listing }: JsonObject): Listing {
  const found = LISTINGS.find((one) => one === listing);
  if (found) return found;
  throw badRequest(`“listing” is one of: ${LISTINGS.join(', ')}.`);
}
