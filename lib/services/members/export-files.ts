import { fileNameOf } from '@/lib/kernel/file-name';
import { writeDraftFile } from '@/lib/scenario/draft';
import { draftShape } from '@/lib/scenario/draft-shape';
import type { OwnPublication } from '@/lib/storage/library-port';
import { mayEdit, type Role } from '@/lib/storage/roles';
import type { DraftRow } from '@/lib/storage/store';
import { personOfMember } from '@/lib/table/decide/join';
import { loadDraft } from '../drafts/drafts';
import { listLinks } from '../drafts/share-links';
import { withPauses } from '../requests/in-turn';
import type { Services } from '../requests/services';
import { tableAnswer } from '../tables/table-answers';
import { recoveryUrl } from './recovery';
import { type Withdrawals, withdrawnBy } from './withdrawals';

interface ExportFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Export request: the member, their browser's withdrawal words, and names for pictures beside a scenario. */
interface ExportAsked {
  readonly memberId: string;
  readonly withdrawals: Withdrawals;
  readonly origin: string;
  readonly artFolder: string;
  readonly artIndex: string;
}

/** Yields all data of a member as files, one at a time: reopenable scenarios with their pictures, and an index. */
export async function* exportFiles(services: Services, asked: ExportAsked): AsyncGenerator<ExportFile> {
  const { store } = services;
  const { memberId, origin } = asked;
  const held = await store.holdingsOf(memberId);
  const listed = await store.draftsOf(memberId);
  const known = new Set(listed.map(({ id }) => id));
  const binned = await Promise.all(held.drafts.filter((id) => !known.has(id)).map((id) => store.draft(id)));
  const rows = [...listed, ...binned.flatMap((row) => (row ? [{ ...row, role: 'owner' as const }] : []))];
  const scenarios: object[] = [];
  for (const row of rows) {
    const folder = `scenarios/${fileNameOf(row.title)}-${row.id.slice(0, 6)}`;
    yield* scenarioFiles(services, row, folder, asked);
    scenarios.push(await describeScenario(services, row, folder));
  }
  const tables: object[] = [];
  for (const id of new Set([...held.tables, ...Object.keys(asked.withdrawals)])) {
    const table = await withPauses(() => describeTable(services, id, asked));
    if (table) tables.push(table);
  }
  const publications: object[] = [];
  for (const row of await store.publicationsOf(memberId)) {
    const folder = `publications/${row.id}`;
    yield* publishedFiles(services, row, folder, asked.artFolder);
    publications.push(await describePublication(services, row, folder));
  }
  const keys = (await store.keysOf(memberId)).map(({ name, createdAt }) => ({ name, createdAt: timeOf(createdAt) }));
  const exportedAt = new Date(services.now()).toISOString();
  yield jsonFile('everything.json', {
    exportedAt,
    recoveryLink: await recoveryUrl(services, memberId, origin),
    scenarios,
    tables,
    publications,
    keys,
    reports: (await store.reportsBy(memberId)).map(({ at, ...report }) => ({ ...report, reportedAt: timeOf(at) })),
  });
}

async function* scenarioFiles(
  services: Services,
  { id, system: systemId, title }: DraftRow,
  folder: string,
  { artFolder, artIndex }: ExportAsked,
): AsyncGenerator<ExportFile> {
  if (!services.findSystem(systemId)) return;
  const { draft, system } = await withPauses(() => loadDraft(services, id, systemId));
  const file = await withPauses(() => writeDraftFile(draft, draftShape(system)));
  yield textFile(`${folder}/${fileNameOf(title)}.trapdoor.json`, file);
  const index: object[] = [];
  for (const { hash, alt, credit } of await services.store.artOf(id)) {
    const art = await withPauses(() => services.store.artBytes(id, hash));
    if (!art) continue;
    index.push({ hash, alt, credit });
    yield { path: `${folder}/${artFolder}/${hash}.png`, bytes: art.bytes };
  }
  if (index.length > 0) yield jsonFile(`${folder}/${artFolder}/${artIndex}`, index);
}

async function describeScenario(services: Services, row: DraftRow & { readonly role: Role }, folder: string) {
  const { id, title, system, role, createdAt, updatedAt, deletedAt } = row;
  return {
    id,
    title,
    system,
    role,
    folder,
    createdAt: timeOf(createdAt),
    updatedAt: timeOf(updatedAt),
    ...(deletedAt !== null && { deletedAt: timeOf(deletedAt) }),
    ...(mayEdit(role) && { namedVersions: await namedVersions(services, id) }),
    ...(role === 'owner' && { links: await listLinks(services, id) }),
  };
}

/** Lists names of a draft's earlier states with their edits, for members who can see them in the studio. */
async function namedVersions({ store }: Services, draftId: string) {
  const names = [...(await store.pointNames(draftId))].map(([edit, name]) => ({ edit, name }));
  return names.toSorted((a, b) => a.edit - b.edit);
}

/** Yields every version that is not withdrawn, as published, and their pictures without duplicates. */
async function* publishedFiles(
  { store }: Services,
  { id }: OwnPublication,
  folder: string,
  artFolder: string,
): AsyncGenerator<ExportFile> {
  const shown = new Set<string>();
  for (const { number } of await store.versionsOf(id)) {
    const bytes = await withPauses(() => store.versionBytes(id, number));
    if (!bytes) continue;
    yield { path: `${folder}/version-${number}.trapdoor.json`, bytes };
    for (const { hash } of (await store.version(id, number))?.contents?.pictures ?? []) {
      const art = shown.has(hash) ? undefined : await withPauses(() => store.versionArt(id, number, hash));
      if (!art) continue;
      shown.add(hash);
      yield { path: `${folder}/${artFolder}/${hash}.png`, bytes: art.bytes };
    }
  }
}

async function describePublication(
  { store }: Services,
  { id, system, listing, createdAt }: OwnPublication,
  folder: string,
) {
  const versions = await store.versionsOf(id);
  return {
    id,
    system,
    listing,
    folder,
    createdAt: timeOf(createdAt),
    versions: versions.map(({ number, sha256, at, note, approvedAt, withdrawnAt }) => ({
      number,
      sha256,
      publishedAt: timeOf(at),
      note,
      approved: approvedAt !== null,
      ...(withdrawnAt !== null && { withdrawnAt: timeOf(withdrawnAt) }),
    })),
  };
}

/** Describes a member's seat and ideas at a table; undefined if there are none or the table was deleted. */
async function describeTable(services: Services, tableId: string, { memberId, withdrawals, origin }: ExportAsked) {
  const state = await services.store.table(tableId);
  const person = state && personOfMember(state, memberId);
  if (!state) return undefined;
  const isWithdrawn = withdrawnBy(withdrawals[tableId] ?? []);
  const ideas = [...state.ideas.values()]
    .filter((idea) => isWithdrawn(idea) || (person && idea.author === person.id))
    .map(({ question, text, fate, author }) => ({ question, text, fate, signed: author !== null }));
  if (!person && ideas.length === 0) return undefined;
  const { code, title, system, createdAt, phase } = state.table;
  const links = person && !person.removed ? tableAnswer(services, { state, person }, origin).links : undefined;
  return {
    title,
    system,
    phase,
    openedAt: timeOf(createdAt),
    ...(person && {
      seat: {
        name: person.name,
        colour: person.colour,
        role: person.role,
        joinedAt: timeOf(person.joinedAt),
        seenAt: timeOf(person.seenAt),
        namedInRecord: person.consents,
        removed: person.removed,
      },
    }),
    ...(links && { code, links }),
    ideas,
  };
}

const timeOf = (ms: number) => new Date(ms).toISOString();
const textFile = (path: string, text: string): ExportFile => ({ path, bytes: new TextEncoder().encode(text) });
const jsonFile = (path: string, value: unknown) => textFile(path, `${JSON.stringify(value, null, 2)}\n`);
