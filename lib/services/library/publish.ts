import * as z from 'zod';
import { isJsonObject, type JsonObject } from '@/lib/kernel/json';
import { newPublicationId } from '@/lib/library/address';
import type { PreparedVersion } from '@/lib/library/publishing-jobs';
import type { StarterVersion } from '@/lib/library/starter-versions';
import type { PublishedFigures, VersionDetails } from '@/lib/library/version-details';
import { LINE_MAX } from '@/lib/schema/fields';
import {
  type AddedVersion,
  LISTINGS,
  type Listing,
  type NewVersion,
  type PublicationRow,
  type PublishedPicture,
} from '@/lib/storage/library-port';
import { SYSTEM_MEMBER } from '@/lib/storage/store';
import { requireDraft, requireSystem } from '../drafts/drafts';
import { ApiError, badRequest } from '../requests/api-error';
import { requirePace } from '../requests/paces';
import type { Services } from '../requests/services';
import { makeVersion, playMade, type VersionWork } from './make-version';
import { publisherMark } from './publication-of-draft';
import { ownPublication, requireMayPublish, stopped } from './publisher-rights';

const VERSIONS_MAX = 200;
/** A draft that is published twice at the same time gets the id of the other one once. */
const TRIES = 3;

/** What was published: a version that is safe on disk. */
interface Published {
  readonly id: string;
  readonly version: number;
  readonly sha256: string;
  /** Whether the publication had these bytes before, so that nothing was published. */
  readonly isSame: boolean;
  /** Whether it waits for a moderator's approval. */
  readonly isWaiting: boolean;
}

/** What is published by whom, and where it goes. */
interface Order extends VersionWork {
  readonly draftId: string | null;
  /** Undefined for a new one. */
  readonly publication: PublicationRow | undefined;
  readonly note: string;
  /** Of a new one. */
  readonly listing: Listing;
}

/** What of an order is not in the version itself. */
type Placing = Pick<Order, 'memberId' | 'draftId' | 'note' | 'listing'> & { readonly approved: boolean };

const schema = z.strictObject({
  draft: z.string().max(64).optional(),
  scenario: z.custom<JsonObject>(isJsonObject, 'must be a scenario’s file').optional(),
  id: z.string().max(64).optional(),
  note: z.string().max(LINE_MAX).default(''),
  listing: z.enum(LISTINGS).optional(),
});

/** A request to publish: the scenario and the terms. */
interface PublishAsked {
  /** The id of a draft, or what a file holds. */
  readonly from: { readonly draft: string } | { readonly scenario: JsonObject };
  /** The publication that gets another version. By default the one that the draft has, or a new one. */
  readonly id?: string | undefined;
  /** One line about the changes. */
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

/**
 * Publishes a member's draft, or a file, as the next version of a publication: whole, or not at all. Throws an ApiError
 * that says what to do about it.
 */
export async function publishVersion(services: Services, memberId: string, asked: PublishAsked): Promise<Published> {
  const order = await orderOf(services, memberId, asked);
  await requireMayPublish(services, memberId, order.publication ? asked.listing : order.listing);
  let id = order.publication?.id ?? newPublicationId();
  for (let tries = 0; tries < TRIES; tries++) {
    const published = await publishAs(services, order, id);
    if (typeof published !== 'string') {
      if (asked.listing !== undefined) await services.store.setListing(published.id, memberId, asked.listing);
      return published;
    }
    if (asked.id !== undefined) throw new ApiError(409, 'library/draft-has-another', HAS_ANOTHER);
    id = published;
  }
  throw new ApiError(503, 'library/busy', 'This scenario is being published elsewhere. Try again in a moment.', 5);
}

const HAS_ANOTHER = 'This scenario has a publication of its own. Publish it without “id”, or make a copy of it first.';

/** Publishes under that id; another id if the draft has a publication under that one. */
async function publishAs(services: Services, order: Order, id: string): Promise<Published | string> {
  const { store, library, room } = services;
  const { memberId } = order;
  const made = await makeVersion(services, order, id);
  const versions = await store.versionsOf(id);
  const same = versions.find(({ sha256 }) => sha256 === made.sha256);
  const saying = { id, sha256: made.sha256 };
  if (same) return { ...saying, version: same.number, isSame: true, isWaiting: same.approvedAt === null };
  await requirePace(services, 'version', memberId);
  if (versions.length === 0) await requirePace(services, 'publication', memberId);
  await room.require(made.bytes.length);
  const approved = library.mode !== 'review';
  const { draftId, note, listing } = order;
  const figures = await playMade(services, made);
  const added = await addMade(services, id, { ...made, figures }, { memberId, draftId, note, listing, approved });
  switch (added.kind) {
    case 'added':
      return { ...saying, version: added.number, isSame: false, isWaiting: !approved };
    case 'same':
      return { ...saying, version: added.number, isSame: true, isWaiting: false };
    case 'draft-has':
      return added.id;
    default:
      throw await sayRefused(services, memberId, added);
  }
}

type Refused = Exclude<AddedVersion, { readonly kind: 'added' | 'same' | 'draft-has' }>;

/** Why the store did not take a version, in the publisher's words. */
async function sayRefused(
  services: Pick<Services, 'store' | 'publicOrigin'>,
  memberId: string,
  refused: Refused,
): Promise<ApiError> {
  switch (refused.kind) {
    case 'copy':
      return new ApiError(409, 'library/copy', await sayCopy(services, memberId, refused.of));
    case 'missing-picture':
      return new ApiError(
        409,
        'publish/picture-missing',
        'A picture was deleted meanwhile. Add it again, then publish.',
      );
    case 'too-many':
      return new ApiError(
        507,
        'library/too-many-versions',
        'This publication has 200 versions, the most there can be. Publish a copy of the scenario as a new one.',
      );
    case 'full':
      return new ApiError(
        507,
        'library/full',
        'This studio’s library is full. Withdraw what you no longer need, or ask the person who runs the studio to make room.',
      );
    case 'not-yours':
      return new ApiError(404, 'library/not-found', 'You have no such publication. Look up its id in your list.');
    case 'stopped':
      return stopped();
    case 'gone':
      return new ApiError(403, 'library/hidden', 'A moderator has hidden this publication. It takes no more versions.');
  }
}

/** Only what the library lists, and what is the publisher's own, is named. */
async function sayCopy(
  { store, publicOrigin = '' }: Pick<Services, 'store' | 'publicOrigin'>,
  memberId: string,
  { id, number, title, isListed }: Extract<Refused, { readonly kind: 'copy' }>['of'],
): Promise<string> {
  const isKnown = isListed || (await store.publication(id))?.memberId === memberId;
  if (!isKnown)
    return 'The same texts are published here already. If you changed somebody’s scenario, start with Remix.';
  return `The same texts are published already as “${title}”: ${publicOrigin}/library/${id}/${number}. Change them, or publish a new version there.`;
}

/** Publishes a version with what came of its playtest. */
export async function addMade(
  { store, library, secret, now }: Services,
  id: string,
  { figures, ...made }: PreparedVersion & { readonly figures: PublishedFigures | null },
  placing: Placing,
): Promise<AddedVersion> {
  const details: VersionDetails = { ...made.details, figures };
  const version: NewVersion = {
    ...made,
    ...placing,
    publicationId: id,
    at: now(),
    entry: { ...made.entry, mark: publisherMark(secret, placing.memberId), ...minutesOf(figures), won: wonOf(figures) },
    details: details as unknown as JsonObject,
  };
  return store.addVersion(version, { versions: VERSIONS_MAX, bytes: library.maxBytes });
}

/** The lowest and the highest median of all numbers of players. */
function minutesOf(figures: PublishedFigures | null): Pick<NewVersion['entry'], 'minutesLow' | 'minutesHigh'> {
  const medians = (figures?.tables ?? []).flatMap(({ minutes }) => (minutes ? [minutes.median] : []));
  if (medians.length === 0) return { minutesLow: null, minutesHigh: null };
  return { minutesLow: Math.min(...medians), minutesHigh: Math.max(...medians) };
}

/** The size of table at which scenarios are compared. */
const USUAL_PLAYERS = 4;

/** How often games end well at the usual table, or at the size next to it that was played. */
function wonOf(figures: PublishedFigures | null): number | null {
  const away = (players: number) => Math.abs(players - USUAL_PLAYERS);
  const [table] = (figures?.tables ?? []).toSorted((a, b) => away(a.players) - away(b.players));
  return table?.won ?? null;
}

async function orderOf(services: Services, memberId: string, asked: PublishAsked): Promise<Order> {
  const { note, listing = 'public', from } = asked;
  const about = { memberId, note, listing };
  const given = asked.id === undefined ? undefined : await ownPublication(services, memberId, asked.id);
  if ('scenario' in from) {
    const source = { kind: 'file', scenario: from.scenario } as const;
    const published = given ? await publishedPictures(services, given) : [];
    const pictureOf = async (hash: string) =>
      published.find((picture) => picture.hash === hash) ?? services.store.artSeenBy(memberId, hash);
    return { ...about, draftId: null, publication: given, source, pictureOf };
  }
  const { id: draftId, system } = await requireDraft(services, from.draft, memberId, 'owner');
  await requireSystem(services, system);
  const updates = (await services.store.load(draftId)).map(({ bytes }) => bytes);
  const pictures = await services.store.artOf(draftId);
  return {
    ...about,
    draftId,
    publication: given ?? (await services.store.publicationOfDraft(draftId, memberId)),
    source: { kind: 'draft', system, updates },
    pictureOf: async (hash) => pictures.find((picture) => picture.hash === hash),
  };
}

/** The pictures of a publication's newest version. */
async function publishedPictures(
  { store }: Services,
  { id, last }: PublicationRow,
): Promise<readonly PublishedPicture[]> {
  return (await store.version(id, last))?.contents?.pictures ?? [];
}

/**
 * Publishes each starter that the library does not have as it is now, as the studio itself. Other processes may do the
 * same meanwhile. Ends early when it is told to.
 */
export async function publishStarters(
  services: Services,
  starters: readonly StarterVersion[],
  signal: AbortSignal,
): Promise<void> {
  if (services.library.mode === 'off') return;
  for (const { publicationId, ...made } of starters) {
    signal.throwIfAborted();
    const versions = await services.store.versionsOf(publicationId);
    if (versions.some(({ sha256 }) => sha256 === made.sha256)) continue;
    const note = versions.length === 0 ? '' : 'Came with a new release of Trapdoor.';
    const placing = { memberId: SYSTEM_MEMBER, draftId: null, note, listing: 'public', approved: true } as const;
    await addMade(services, publicationId, made, placing);
  }
}
