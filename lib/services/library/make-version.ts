import { invariant } from '@/lib/kernel/invariant';
import type { Issue } from '@/lib/kernel/issue';
import type { KnownVersion, PreparedVersion, PrepareJob, VersionSource } from '@/lib/library/publishing-jobs';
import type { PublishedFigures } from '@/lib/library/version-details';
import type { KnownPicture } from '@/lib/scenario/publishable';
import { ApiError } from '../requests/api-error';
import type { Services } from '../requests/services';

/** Job of publishing: the publisher, the source, and a lookup of the pictures they may use. */
export interface VersionWork {
  readonly memberId: string;
  readonly source: VersionSource;
  readonly pictureOf: (hash: string) => Promise<KnownPicture | undefined>;
}

/** Seconds for Retry-After. */
const BUSY_S = 20;
const BUSY = new ApiError(503, 'library/busy', 'Many scenarios are being published. Try again in a minute.', BUSY_S);

/** Prepares a version under that publication's id. Throws an ApiError with the reason if it can't be published. */
export async function makeVersion(
  services: Services,
  { memberId, source, pictureOf }: VersionWork,
  publicationId: string,
): Promise<PreparedVersion> {
  const versions = new Map<string, KnownVersion | null>();
  const pictures = new Map<string, KnownPicture | null>();
  const job: PrepareJob = { source, publicationId, versions, pictures };
  for (;;) {
    const made = await services.preparer.prepare(job);
    if (!made.ok) throw made.error === 'busy' ? BUSY : TOO_LONG;
    if (made.value.kind === 'ready') return made.value.version;
    if (made.value.kind === 'refused') throw refusal(made.value.issues);
    for (const sha256 of made.value.versions) versions.set(sha256, await knownVersion(services, memberId, sha256));
    for (const hash of made.value.pictures) pictures.set(hash, await pictureWords(hash, pictureOf));
  }
}

/** Returns the figures of a version's playtest; null if it can't be played. */
export async function playMade(
  { preparer, library }: Services,
  { bytes, sha256 }: PreparedVersion,
): Promise<PublishedFigures | null> {
  const played = await preparer.play({ bytes, sha256, timeMs: library.playMs });
  if (!played.ok) throw BUSY;
  return played.value;
}

const TOO_LONG = new ApiError(
  422,
  'library/too-much',
  'This scenario is too large to be published. Shorten its longest texts or split it into several scenarios.',
);

function refusal([first, ...more]: readonly Issue[]): ApiError {
  invariant(first, 'what is refused has an issue');
  const others =
    more.length === 0 ? '' : ` (And ${more.length} more: “trapdoor validate --for publishing” lists them.)`;
  return new ApiError(422, first.code, `${first.message}${others}`);
}

async function pictureWords(hash: string, pictureOf: VersionWork['pictureOf']): Promise<KnownPicture | null> {
  const picture = await pictureOf(hash);
  return picture ? { hash, alt: picture.alt, credit: picture.credit } : null;
}

/** Returns what the library knows of a version that a scenario names as its parent. */
async function knownVersion(
  { store, publicOrigin }: Services,
  memberId: string,
  sha256: string,
): Promise<KnownVersion | null> {
  const row = await store.versionBySha(sha256);
  const version = row && (await store.version(row.publicationId, row.number));
  if (!version?.contents) return null;
  const { publication, publicationId, number, contents } = version;
  const { title, authors, licence } = contents.entry;
  // A remix must not reveal the address of an unlisted version.
  const address = publicOrigin && publication.isListed ? `${publicOrigin}/library/${publicationId}/${number}` : '';
  const link = { title, authors, licence, version: number, sha256, address };
  return { publicationId, link, isOwn: publication.memberId === memberId };
}
