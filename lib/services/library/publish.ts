import * as z from 'zod';
import { isJsonObject, type JsonObject } from '@/lib/kernel/json';
import { newPublicationId } from '@/lib/library/address';
import type { PreparedVersion } from '@/lib/library/publishing-jobs';
import type { StarterVersion } from '@/lib/library/starter-versions';
import type { PublishedFigures, VersionDetails } from '@/lib/library/version-details';
import type { KnownPicture } from '@/lib/scenario/publishable';
import { LINE_MAX } from '@/lib/schema/fields';
import {
  type AddedVersion,
  LISTINGS,
  type Listing,
  type NewVersion,
  type PublicationRow,
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
/** Attempts to publish: after a race with another request for the same draft, the second uses the winner's id. */
const TRIES = 3;

/** Result of publishing: a version that is safe on disk. */
interface Published {
  readonly id: string;
  readonly version: number;
  readonly sha256: string;
  /** True if the publication already had these bytes, so that nothing was published. */
  readonly isSame: boolean;
  /** True if it waits for a moderator's approval. */
  readonly isWaiting: boolean;
}

interface ResolvedRequest extends VersionWork {
  readonly draftId: string | null;
  /** The publication that gets the version; undefined for a new one. */
  readonly publication: PublicationRow | undefined;
  readonly note: string;
  /** Listing of a new publication. */
  readonly listing: Listing;
}

/** The parts of a request that are not in the version itself. */
type Placing = Pick<ResolvedRequest, 'memberId' | 'draftId' | 'note' | 'listing'> & Pick<NewVersion, 'approved' | 'at'>;

const schema = z.strictObject({
  draft: z.string().max(64).optional(),
  scenario: z.custom<JsonObject>(isJsonObject, 'must be a scenario’s file').optional(),
  id: z.string().max(64).optional(),
  note: z.string().max(LINE_MAX).default(''),
  listing: z.enum(LISTINGS).optional(),
});

/** A request to publish: the scenario and the terms. */
interface PublishAsked {
  readonly from: { readonly draft: string } | { readonly scenario: JsonObject };
  /** The publication that gets another version. By default the draft's publication, or a new one. */
  readonly id?: string | undefined;
  /** One line about the changes. */
  readonly note: string;
  /** By default a new publication is public, and an existing one keeps its listing. */
  readonly listing?: Listing | undefined;
}

/** Parses a request to publish. Throws a 400 if it is invalid. */
export function readPublishAsked(asked: JsonObject): PublishAsked {
  const parsed = schema.safeParse(asked);
  if (!parsed.success) throw badRequest(`This can’t be published: ${z.prettifyError(parsed.error)}`);
  const { draft, scenario, note, id, listing } = parsed.data;
  const line = note.replace(/\s+/g, ' ').trim();
  if (scenario && draft === undefined) return { from: { scenario }, id, note: line, listing };
  if (draft !== undefined && !scenario) return { from: { draft }, id, note: line, listing };
  throw badRequest('Say what to publish: “draft” with the id of a scenario of yours, or “scenario” with a file.');
}

/** Parses a request to change the listing. Throws a 400 if it is invalid. */
export function readListingAsked({ listing }: JsonObject): Listing {
  const found = LISTINGS.find((one) => one === listing);
  if (found) return found;
  throw badRequest(`“listing” is one of: ${LISTINGS.join(', ')}.`);
}

/** Publishes a draft or file as the next version, atomically. Throws an ApiError that says what to do. */
export async function publishVersion(services: Services, memberId: string, asked: PublishAsked): Promise<Published> {
  const request = await resolveRequest(services, memberId, asked);
  await requireMayPublish(services, memberId, request.publication ? asked.listing : request.listing);
  let id = request.publication?.id ?? newPublicationId();
  for (let tries = 0; tries < TRIES; tries++) {
    const published = await publishAs(services, request, id);
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

/** Publishes under that id. Returns another id if the draft already has a publication under that one. */
async function publishAs(services: Services, request: ResolvedRequest, id: string): Promise<Published | string> {
  const { store, library, room } = services;
  const { memberId } = request;
  // The draft as it is now: an edit while the games are played is newer than the version.
  const at = services.now();
  const made = await makeVersion(services, request, id);
  const versions = await store.versionsOf(id);
  const same = versions.find(({ sha256 }) => sha256 === made.sha256);
  const result = { id, sha256: made.sha256 };
  if (same) return { ...result, version: same.number, isSame: true, isWaiting: same.approvedAt === null };
  await requirePace(services, 'version', memberId);
  if (versions.length === 0) await requirePace(services, 'publication', memberId);
  await room.require(made.bytes.length);
  const approved = library.mode !== 'review';
  const { draftId, note, listing } = request;
  const figures = await playMade(services, made);
  const added = await addMade(services, id, { ...made, figures }, { memberId, draftId, note, listing, approved, at });
  switch (added.kind) {
    case 'added':
      return { ...result, version: added.number, isSame: false, isWaiting: !approved };
    case 'same':
      return { ...result, version: added.number, isSame: true, isWaiting: false };
    case 'draft-has':
      return added.id;
    default:
      throw await refusalError(services, memberId, added);
  }
}

type Refused = Exclude<AddedVersion, { readonly kind: 'added' | 'same' | 'draft-has' }>;

async function refusalError(
  services: Pick<Services, 'store' | 'publicOrigin'>,
  memberId: string,
  refused: Refused,
): Promise<ApiError> {
  switch (refused.kind) {
    case 'copy':
      return new ApiError(409, 'library/copy', await copyMessage(services, memberId, refused.of));
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

/** Names the copied publication only if it is listed or the publisher's own. */
async function copyMessage(
  { store, publicOrigin = '' }: Pick<Services, 'store' | 'publicOrigin'>,
  memberId: string,
  { id, number, title, isListed }: Extract<Refused, { readonly kind: 'copy' }>['of'],
): Promise<string> {
  const isKnown = isListed || (await store.publication(id))?.memberId === memberId;
  if (!isKnown)
    return 'The same texts are published here already. If you changed somebody’s scenario, start with Remix.';
  return `The same texts are published already as “${title}”: ${publicOrigin}/library/${id}/${number}. Change them, or publish a new version there.`;
}

/** Adds a version with the figures of its playtest to the library. */
export async function addMade(
  { store, library, secret }: Services,
  id: string,
  { figures, ...made }: PreparedVersion & { readonly figures: PublishedFigures | null },
  placing: Placing,
): Promise<AddedVersion> {
  const details: VersionDetails = { ...made.details, figures };
  const version: NewVersion = {
    ...made,
    ...placing,
    publicationId: id,
    entry: { ...made.entry, mark: publisherMark(secret, placing.memberId), ...minutesOf(figures), won: wonOf(figures) },
    details: details as unknown as JsonObject,
  };
  return store.addVersion(version, { versions: VERSIONS_MAX, bytes: library.maxBytes });
}

/** Returns the lowest and highest median minutes over all player counts. */
function minutesOf(figures: PublishedFigures | null): Pick<NewVersion['entry'], 'minutesLow' | 'minutesHigh'> {
  const medians = (figures?.tables ?? []).flatMap(({ minutes }) => (minutes ? [minutes.median] : []));
  if (medians.length === 0) return { minutesLow: null, minutesHigh: null };
  return { minutesLow: Math.min(...medians), minutesHigh: Math.max(...medians) };
}

/** Player count at which scenarios are compared. */
const USUAL_PLAYERS = 4;

/** Returns the share of good endings at the usual player count, or at the nearest one that was played. */
function wonOf(figures: PublishedFigures | null): number | null {
  const away = (players: number) => Math.abs(players - USUAL_PLAYERS);
  const [table] = (figures?.tables ?? []).toSorted((a, b) => away(a.players) - away(b.players));
  return table?.won ?? null;
}

async function resolveRequest(services: Services, memberId: string, asked: PublishAsked): Promise<ResolvedRequest> {
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

async function publishedPictures({ store }: Services, { id, last }: PublicationRow): Promise<readonly KnownPicture[]> {
  return (await store.version(id, last))?.contents?.pictures ?? [];
}

/** Publishes missing current versions of starters as the studio. Safe in parallel; stops when `signal` aborts. */
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
    const at = services.now();
    const placing = { memberId: SYSTEM_MEMBER, draftId: null, note, listing: 'public', approved: true, at } as const;
    await addMade(services, publicationId, made, placing);
  }
}
