import { createHash } from 'node:crypto';
import { replayDraft } from '@/lib/collab/document/replay-draft';
import type { System } from '@/lib/contract/authored';
import { sayTotal } from '@/lib/contract/facts';
import { checkDraft } from '@/lib/flow';
import { fold } from '@/lib/kernel/fold';
import { invariant } from '@/lib/kernel/invariant';
import { type Issue, isError } from '@/lib/kernel/issue';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { type Result, success } from '@/lib/kernel/result';
import { countWords } from '@/lib/kernel/words';
import { ART_PREFIX, picturesIn } from '@/lib/kit/picture';
import { sayHunters } from '@/lib/kit/poster';
import { acceptedIn } from '@/lib/scenario/accepted';
import { withoutComments } from '@/lib/scenario/comments-file';
import type { ChainLink, Draft, DraftFields } from '@/lib/scenario/draft';
import { draftShape } from '@/lib/scenario/draft-shape';
import { formatDraft, headerOf, newDraft } from '@/lib/scenario/envelope';
import { licenceOf } from '@/lib/scenario/licences';
import { type Opened, openDraft, openEnvelope } from '@/lib/scenario/open';
import { checkForPublishing } from '@/lib/scenario/publishable';
import { withSharedEvenings } from '@/lib/scenario/real-evenings';
import { sha256Of } from '@/lib/scenario/remix';
import { TAG_LABELS } from '@/lib/scenario/tags';
import { textsIn } from '@/lib/schema/texts';
import { readStarters } from '@/lib/starters/read-starters';
import { findSystem } from '@/lib/systems/registry';
import { namesNoSecret } from './play-version';
import type { Prepared, PreparedVersion, PrepareJob, VersionSource } from './publishing-jobs';
import { tokensOf, tokensOfAll } from './search/tokens';
import { linkToStarter, sourceStarter } from './starters';

/** Builds a version, requests data that only the store has, or says why publishing is refused. Deterministic. */
export async function prepareVersion({ source, publicationId, versions, pictures }: PrepareJob): Promise<Prepared> {
  const read = await openSource(source);
  if (!read.ok) return { kind: 'refused', issues: [read.error] };
  const claimed = chainOf(read.value);
  const art = picturesIn({ cover: read.value.draft.cover, body: read.value.draft.body }).flatMap(hashIn);
  const needs = {
    versions: claimed.map(({ sha256 }) => sha256).filter((sha256) => !versions.has(sha256)),
    pictures: art.filter((hash) => !pictures.has(hash)),
  };
  if (needs.versions.length > 0 || needs.pictures.length > 0) return { kind: 'needs', ...needs };

  const known = claimed.flatMap((link) => versions.get(link.sha256) ?? { link, isOwn: false, publicationId: '' });
  // An earlier version of the same publication does not count as a parent.
  const chain = known.filter((version) => version.publicationId !== publicationId);
  const draft = { ...read.value.draft, id: publicationId, remixOf: chain.map(({ link }) => link) };
  const opened: Opened = { ...read.value, draft };
  const shown = art.flatMap((hash) => pictures.get(hash) ?? []);
  const about = { ownsParent: chain[0]?.isOwn ?? false, pictures: shown };
  const issues = checkForPublishing(opened, checkDraft(opened), about).filter(isError);
  if (issues.length > 0) return { kind: 'refused', issues };
  return { kind: 'ready', version: { ...describeVersion(opened), pictures: shown } };
}

async function openSource(source: VersionSource): Promise<Result<Opened, Issue>> {
  if (source.kind === 'file') return openEnvelope(source.scenario, findSystem);
  const system = await findSystem(source.system)?.load();
  invariant(system, 'nobody is let publish a draft of an unknown game');
  const fields = replayDraft(draftShape(system), source.updates) as unknown as DraftFields;
  return success(openDraft(newDraft(system, fields) as unknown as Json, system));
}

/** Returns the remix chain. A scenario made from a starter without declaring it is a remix of the starter. */
function chainOf({ draft, system, open }: Opened): readonly ChainLink[] {
  if (draft.remixOf.length > 0) return draft.remixOf;
  const starter = sourceStarter(system, open.body);
  return starter ? [linkToStarter(system, starter)] : [];
}

const hashIn = (picture: string): readonly string[] =>
  picture.startsWith(ART_PREFIX) ? [picture.slice(ART_PREFIX.length)] : [];

/** Minimum number of original letters for a fingerprint; with fewer, a copy can't be recognised reliably. */
const LEAST_LETTERS = 200;

/**
 * Returns a fingerprint of a body's texts, independent of ids, order, case and accents: a SHA-256, or '' if there is
 * too little text. Ignores texts of the game's starters, since any scenario can begin with them.
 */
export function textsFingerprint(body: JsonObject, system: System): string {
  const common = startersTexts(system);
  const own = [...foldedTexts(body, system)].filter((text) => !common.has(text)).toSorted();
  const letters = own.reduce((sum, text) => sum + text.length, 0);
  return letters < LEAST_LETTERS ? '' : sha256Of(JSON.stringify(own));
}

const foldedTexts = (body: JsonObject, { shape }: System): ReadonlySet<string> =>
  new Set(
    [...textsIn(shape, body)].map((text) =>
      fold(text)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    ),
  );

const known = new WeakMap<System, ReadonlySet<string>>();

function startersTexts(system: System): ReadonlySet<string> {
  const cached = known.get(system);
  if (cached) return cached;
  const bodies = [system.blank(), ...readStarters(system).map(({ body }) => body)];
  const texts = new Set(bodies.flatMap((body) => [...foldedTexts(body, system)]));
  known.set(system, texts);
  return texts;
}

/** Returns a version of an opened scenario, complete except for its pictures. */
export function describeVersion({ draft, system, open }: Opened): Omit<PreparedVersion, 'pictures'> {
  const { title, summary, language, tags, warnings, cover, remixOf: chain } = draft;
  const { authors } = headerOf(draft);
  const players = open.players();
  const texts = [...textsIn(system.shape, open.forPlayers())];
  const accepted = acceptedIn(draft as unknown as Json);
  return {
    system: system.id,
    ...versionFile(draft, system),
    fingerprint: textsFingerprint(draft.body, system),
    parents: chain.map(({ sha256 }) => sha256),
    entry: {
      title,
      authors,
      summary,
      language,
      licence: licenceOf(draft.licence),
      tags,
      warnings,
      cover,
      playersMin: players.min,
      playersMax: players.max,
      hunter: sayHunters(open.poster().hunters, title),
    },
    tokens: {
      title: tokensOf(title),
      people: tokensOfAll([...authors, ...tags.map((tag) => TAG_LABELS[tag])]),
      summary: tokensOf(summary),
      rest: tokensOfAll(texts),
    },
    details: {
      ...factsOf({ system, open }),
      chain,
      cover,
      words: texts.reduce((sum, text) => sum + countWords(text), 0),
      ...(accepted.length > 0 && { accepted: accepted.map(({ says }) => says) }),
    },
  };
}

/** Returns the bytes of a version's file and their SHA-256 in hexadecimal. Equal drafts have equal files. */
export function versionFile(
  draft: Draft,
  system: Pick<System, 'shape'>,
): { readonly bytes: Uint8Array; readonly sha256: string } {
  // Who accepted a warning is nobody's business but the group's.
  const accepted = draft.accepted?.map((one) => ({ ...one, by: '' }));
  const bytes = new TextEncoder().encode(
    formatDraft(withSharedEvenings({ ...withoutComments(draft), ...(accepted && { accepted }) }), system),
  );
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Returns the counts and the ways out, without names that only the GM knows. */
function factsOf(
  opened: Pick<Opened, 'system' | 'open'>,
): Pick<PreparedVersion['details'], 'counts' | 'routes' | 'effort'> {
  const { counts, routes, effort } = opened.open.facts();
  const mayBeNamed = namesNoSecret(opened);
  return {
    counts: counts.map((count) => ({ one: count.one, many: count.many, total: sayTotal(count) })),
    routes: routes.map(({ title, reachable, least, exact }) => ({
      title: mayBeNamed(title) ? title : '',
      reachable,
      least,
      exact,
    })),
    effort: { one: effort.one, many: effort.many },
  };
}
