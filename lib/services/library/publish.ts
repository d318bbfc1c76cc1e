import type { JsonObject } from '@/lib/kernel/json';
import { newPublicationId } from '@/lib/library/publication-id';
import type { PreparedVersion } from '@/lib/library/publishing-jobs';
import type { PublishedFigures, VersionDetails } from '@/lib/library/version-details';
import type { AddedVersion, Listing, NewVersion, PublicationRow, PublishedPicture } from '@/lib/storage/library-port';
import { requireDraft, requireSystem } from '../drafts/drafts';
import { ApiError } from '../requests/api-error';
import { requirePace } from '../requests/paces';
import type { Services } from '../requests/services';
import { makeVersion, playMade, type VersionWork } from './make-version';
import type { PublishAsked } from './publish-asked';
import { publisherMark } from './publisher-mark';
import { ownPublication, requireMayPublish } from './publisher-rights';
import { sayRefused } from './say-refused';

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
