import type { System } from '@/lib/contract/authored';
import { type Issue, isError } from '@/lib/kernel/issue';
import { isEntry, isJsonObject, type Json } from '@/lib/kernel/json';
import { type Path, valueAt } from '@/lib/kernel/path';
import { parsePlace } from '@/lib/kit/grid';
import { ART_PREFIX, parsePicture, pathToPicture, picturesIn } from '@/lib/kit/picture';
import { findEntry, listPathOf } from '@/lib/schema/references';
import type { Shape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';
import { isUnused } from '@/lib/schema/versions';
import type { ChainLink, Draft } from './draft';
import { LICENCE_IDS, LICENCES, type LicenceId, licenceOf, mayBecome, normaliseLicence } from './licences';
import type { Opened } from './open';
import { refusalToRemix, sha256Of } from './remix';

export interface PublishingContext {
  /** True if the nearest version in the chain is by the same publisher, who may remix it under any licence. */
  readonly ownsParent?: boolean;
  /** Descriptions of uploaded pictures; not checked if undefined. */
  readonly pictures?: readonly KnownPicture[];
}

/** An uploaded picture, with its description and its source. */
export interface KnownPicture {
  readonly hash: string;
  readonly alt: string;
  readonly credit: string;
}

/** Returns the issues that publishing adds to those of the inspection report, `found`. Errors prevent publishing. */
export function checkForPublishing(
  opened: Opened,
  found: readonly Issue[],
  { ownsParent = false, pictures }: PublishingContext = {},
): readonly Issue[] {
  const { draft } = opened;
  return [
    ...checkErrors(found),
    ...checkLicence(draft),
    ...(ownsParent ? [] : checkChain(draft)),
    ...(pictures ? checkPictures(draft, pictures) : []),
    ...checkCover(draft),
    ...checkStarter(opened),
  ];
}

const issue = (code: string, path: Issue['path'], message: string): Issue => ({
  code: `publish/${code}`,
  severity: 'error',
  path,
  message,
});

function* checkErrors(found: readonly Issue[]): Generator<Issue> {
  const errors = found.filter(isError).length;
  if (errors === 0) return;
  const count = errors === 1 ? 'an error' : `${errors} errors`;
  yield issue('errors', [], `The inspection report lists ${count}. Fix what it marks as an error, then publish.`);
}

function* checkLicence({ licence }: Draft): Generator<Issue> {
  if (licence.trim() === '') {
    yield issue(
      'no-licence',
      ['licence'],
      'Nobody knows what they may do with this. Choose a licence; “All rights reserved” is one too.',
    );
  } else if (licenceOf(licence) !== normaliseLicence(licence)) {
    yield {
      ...issue(
        'no-licence',
        ['licence'],
        `“${licence.trim()}” is no licence of the list, so it counts as “All rights reserved”. Choose one if you meant to allow more.`,
      ),
      severity: 'warning',
    };
  }
}

/** Checks only the nearest link: earlier ones may be by the same publisher, who may change the licence. */
function* checkChain({ licence, remixOf: [parent] }: Draft): Generator<Issue> {
  if (!parent) return;
  const refusal = refusalToRemix(parent);
  if (refusal !== undefined) {
    yield issue('remix-forbidden', ['remixOf'], refusal);
    return;
  }
  const from = licenceOf(parent.licence);
  if (licence.trim() === '' || mayBecome(from, licenceOf(licence))) return;
  const allowed = LICENCE_IDS.filter((to) => mayBecome(from, to));
  const [first] = allowed;
  yield {
    ...issue('remix-forbidden', ['licence'], sayAllowed(parent, allowed)),
    ...(first && {
      fix: { label: `Use ${LICENCES[first].name}`, patches: [{ op: 'set', path: ['licence'], value: first }] },
    }),
  };
}

const sayAllowed = ({ title, licence }: ChainLink, allowed: readonly LicenceId[]): string =>
  `This is a remix of “${title.trim() || 'Untitled'}”, which has the licence ${LICENCES[licenceOf(licence)].name}. So it has to be ${allowed.map((id) => LICENCES[id].name).join(' or ')} as well.`;

/** Returns the hashes of all uploaded pictures in a draft, including its cover. */
export const ownPicturesIn = ({ cover, body }: Draft): readonly string[] =>
  picturesIn({ cover, body }).flatMap((name) => {
    const picture = parsePicture(name);
    return picture.kind === 'art' ? [picture.hash] : [];
  });

function* checkPictures(draft: Draft, pictures: readonly KnownPicture[]): Generator<Issue> {
  const { cover, body } = draft;
  const known = new Map(pictures.map((picture) => [picture.hash, picture]));
  for (const hash of ownPicturesIn(draft)) {
    const shown = known.get(hash);
    const lacks = [...(shown?.alt.trim() ? [] : ['description']), ...(shown?.credit.trim() ? [] : ['credit'])];
    if (lacks.length === 0) continue;
    yield issue(
      'picture-credit',
      pathToPicture({ cover, body }, `${ART_PREFIX}${hash}`) ?? [],
      shown
        ? `A picture of yours has no ${lacks.join(' and no ')}. Say what it shows, and who made it under which licence.`
        : 'A picture of yours is missing. Bring its file again, or remove it.',
    );
  }
}

function* checkCover({ summary, warnings }: Draft): Generator<Issue> {
  if (summary.trim() === '') {
    yield issue(
      'no-summary',
      ['summary'],
      'There is no summary. Write two or three sentences without spoilers: players choose by them.',
    );
  }
  if (warnings.length === 0) {
    yield issue(
      'no-warnings',
      ['warnings'],
      'No content warnings are chosen. Choose those that apply, or “None needed”.',
    );
  }
}

/** Length of a digest: enough digits to recognise a starter, and little data for browsers. */
const DIGITS = 16;

/** Hexadecimal fingerprint of a body without its ids: the `digest` of a starter's card. */
export const bodyDigest = ({ shape }: Pick<System, 'shape'>, body: Json): string =>
  sha256Of(JSON.stringify(bare(shape, body, [], body))).slice(0, DIGITS);

/** Replaces ids by list positions, in references too, so that only content counts. Keeps ids of grid places. */
function bare(shape: Shape, json: Json | undefined, path: Path, body: Json): Json {
  if (shape.kind === 'list') {
    const entries: readonly Json[] = Array.isArray(json) ? json : [];
    return entries.map((entry, i) => bare(shape.entry, entry, [...path, isEntry(entry) ? entry.id : i], body));
  }
  if (shape.kind === 'object' || shape.kind === 'variants') {
    const value = isJsonObject(json) ? json : {};
    // Fields of newer versions count once they are used, so that they leave the digests of older bodies as they are.
    const fields = Object.entries(variantOf(shape, json)?.fields ?? {}).filter(
      ([key, field]) => field.since === undefined || !isUnused(field, value[key] ?? null),
    );
    return Object.fromEntries(fields.map(([key, field]) => [key, bare(field, value[key], [...path, key], body)]));
  }
  if (shape.kind === 'id') return standsOnGrid(String(json)) ? String(json) : '';
  if (shape.kind === 'ref') return placeOf(findEntry(body, listPathOf(shape.to, path), String(json)), body);
  return json ?? null;
}

/** Tells whether an id denotes a grid cell ("B2") or the side between two cells ("A1-B1"). */
const standsOnGrid = (id: string): boolean => id.split(/[-|]/).every((part) => parsePlace(part) !== undefined);

/** Returns the path to an entry, with list positions instead of ids. */
const placeOf = (path: Path | undefined, body: Json): string =>
  (path ?? [])
    .map((step, i) => {
      const list = valueAt(body, (path ?? []).slice(0, i));
      return Array.isArray(list) ? list.findIndex((entry) => isEntry(entry) && entry.id === step) : step;
    })
    .join('/');

function checkStarter({ draft, system }: Opened): readonly Issue[] {
  const digest = bodyDigest(system, draft.body);
  const starter = system.starters.find((card) => card.digest === digest);
  if (!starter) return [];
  return [
    issue(
      'starter-unchanged',
      ['body'],
      `This is “${starter.title}” as it comes with Trapdoor, which the library has already. Change something first.`,
    ),
  ];
}
