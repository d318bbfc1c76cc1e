import { parseId } from '@/lib/kernel/address-parts';
import { newId } from '@/lib/kernel/ids';
import { failure, success } from '@/lib/kernel/result';
import { seededRng } from '@/lib/kernel/rng';
import type { FilledPart } from '@/lib/scenario/filled';
import { writeTicket } from '@/lib/sockets/ticket';
import type { TableChange, TableOfMember } from '@/lib/storage/group-table-port';
import type { Command } from '@/lib/table/commands';
import { stopsOf } from '@/lib/table/course';
import { decide } from '@/lib/table/decide';
import {
  ADMIT_ONLY,
  type Decision,
  leads,
  mayAdmit,
  type Refusal,
  refuse,
  revokeLinks,
  takesPart,
} from '@/lib/table/decide/deciding';
import { newPerson, personOfMember } from '@/lib/table/decide/join';
import { newJoinCode, parseJoinCode } from '@/lib/table/join-code';
import { idsAnsweredAtOnce, placesOf, questionsOf } from '@/lib/table/questions';
import { newTable, type PersonRow, type TableState } from '@/lib/table/state';
import type { Length } from '@/lib/table/vocabulary';
import { requireDraft, requireSystem } from '../drafts/drafts';
import { personId } from '../drafts/people-of-draft';
import { ApiError, forbidden } from '../requests/api-error';
import { requirePace } from '../requests/paces';
import type { Services } from '../requests/services';
import { putAnswer, putIdea, roomForIdea } from './answer-in-draft';
import { fillDraftOf } from './fill-in-draft';
import { putLink } from './link-in-draft';
import { meansOfMaking } from './making';
import { putReady } from './ready-in-draft';
import { newTableId, roleOfToken, tableIdOfToken } from './table-links';

/** A member's seat: the table, and their row there. */
export interface TableSeat {
  readonly state: TableState;
  readonly person: PersonRow;
}

const noSuchTable = () => new ApiError(404, 'table/not-found', 'There is no such table, or you are not at it.');
/** Same answer for every kind of invalid watcher's link. */
const noSuchLink = () => new ApiError(404, 'table/not-found', 'This link no longer works. Ask the GM for a new one.');

/**
 * Opens a table for the member's own draft. Returns their unfinished table for it instead, if there is one. With
 * `begins`, it is led by its opener and has its first question open, without a clock, since the others are yet to come;
 * if the questions are `chosen`, the opener chooses them first.
 */
export async function openTable(
  services: Services,
  draftId: string,
  memberId: string,
  { name, colour }: Pick<PersonRow, 'name' | 'colour'>,
  begins?: Length,
): Promise<{ readonly id: string; readonly code: string }> {
  const { store, secret, now } = services;
  const draft = await requireDraft(services, draftId, memberId, 'edit');
  const isOpen = (table: TableOfMember) =>
    table.draftId === draftId && table.phase !== 'finished' && table.role !== 'watcher';
  const present = (await store.tablesOf(memberId)).find(isOpen);
  if (present) return present;
  // Everybody at a table can write in its draft, so a guest's table would extend the guest's own grant.
  if (draft.role !== 'owner') {
    throw forbidden('Only the scenario’s owner can open tables for it. Duplicate it to play with your own copy.');
  }
  const { system, title } = draft;
  const gm = newPerson({ id: personId(secret, draftId, memberId), memberId, name, colour, role: 'gm' }, now());
  const row = { id: newTableId(), draftId, system, title, code: newJoinCode(), createdAt: now() };
  const { form } = await requireSystem(services, system);
  const state = newTable(row, gm, begins === undefined && form.host !== undefined);
  if (begins === undefined) return store.createTable(state, isOpen);
  const table = await store.createTable({ ...state, table: { ...state.table, length: begins } }, isOpen);
  const [first] = stopsOf({ course: form.course, questions: questionsOf(form) }, { length: begins, chosen: [] });
  if (table.id === row.id && first) {
    const opening = { type: 'openQuestion', question: first.question, anonymous: false, seconds: null } as const;
    await commandTable(services, table.id, memberId, newId(), opening);
  }
  return table;
}

/** Returns the table and the member's row. Throws unless they are at the table. */
export async function requireSeat(services: Services, asked: string, memberId: string | undefined): Promise<TableSeat> {
  const id = parseId(asked);
  const seat = await seatOf(id === undefined ? undefined : await services.store.table(id), memberId);
  if (!seat) throw noSuchTable();
  return seat;
}

/** Returns the seat of a GM or co-GM. Throws for everybody else. */
export async function requireLead(
  services: Services,
  tableId: string,
  memberId: string | undefined,
): Promise<TableSeat> {
  const seat = await requireSeat(services, tableId, memberId);
  if (!isLeading(seat)) throw refused(NOT_LEADING);
  return seat;
}

const isLeading = ({ person }: TableSeat) => leads(person) && takesPart(person);
const NOT_LEADING = { code: 'table/role', message: 'Only the GM and co-GMs can do that.' };

/** Returns the member's seat at the table with that code. Reveals nothing about other tables. */
export async function findSeatByCode(
  services: Services,
  code: string,
  memberId: string | undefined,
): Promise<TableSeat | undefined> {
  const parsed = parseJoinCode(code);
  if (parsed === undefined || memberId === undefined) return undefined;
  // Searches the member's own tables, so that not even timing reveals whether another table has that code.
  const mine = (await services.store.tablesOf(memberId)).find((table) => table.code === parsed);
  return mine && seatOf(await services.store.table(mine.id), memberId);
}

function seatOf(state: TableState | undefined, memberId: string | undefined): TableSeat | undefined {
  const person = state && memberId !== undefined ? personOfMember(state, memberId) : undefined;
  return state && person && !person.removed ? { state, person } : undefined;
}

/** Lists the member's tables, newest first. */
export async function listTables({ store }: Services, memberId: string) {
  const tables = await store.tablesOf(memberId);
  return tables.map(({ createdAt, ...table }) => ({ ...table, createdAt: new Date(createdAt).toISOString() }));
}

/** Returns the table of a link's token and the role it grants; undefined if it is invalid. */
export async function tableOfToken(services: Services, token: string) {
  const id = tableIdOfToken(token);
  const state = id === undefined ? undefined : await services.store.table(id);
  const role = state && roleOfToken(services.secret, state.table, token);
  return state && role ? { state, role } : undefined;
}

/** Carries out a member's command. Idempotent by `key`: a repeat changes nothing and gets the same answer. */
export async function commandTable(
  services: Services,
  tableId: string,
  memberId: string | undefined,
  key: string,
  command: Command,
): Promise<TableChange & { readonly filled?: readonly FilledPart[] }> {
  const { person, state } = await requireSeat(services, tableId, memberId);
  if (RATE_LIMITED.has(command.type)) await requirePace(services, 'idea', person.memberId);
  const { form } = await requireSystem(services, state.table.system);
  const places = new Map(placesOf(form).map((place) => [place.id, place]));
  const followUps = idsAnsweredAtOnce(form);
  const room = command.type === 'place' ? await roomForIdea(services, state, command) : success(undefined);
  const making = await meansOfMaking(services, state, command.type);
  const means = {
    rng: freshRng(),
    newId: () => newId(),
    newCode: newJoinCode,
    isSlot: (id: string) => places.has(id),
    isFollowUp: (id: string) => followUps.has(id),
    isSingle: (id: string) => places.get(id)?.isSingle === true,
    ...making,
  };
  const decideOn = (present: TableState) => decide(present, person.id, command, { ...means, now: services.now() });
  if (isAnsweredAtOnce(command)) {
    const decision = decideOn(state);
    if (!decision.ok) throw refused(decision.error);
    const put = await putAtOnce(services, state, command, key);
    if (!put.ok) throw refused({ code: 'table/not-answered', message: put.error });
    return { state, version: state.version, changed: false, writersChanged: false };
  }
  if (command.type === 'react') {
    const decision = decideOn(state);
    if (!decision.ok) throw refused(decision.error);
    await requirePace(services, 'reaction', person.memberId);
    const { idea, reaction } = command;
    services.reactions.change(tableId, { round: state.table.round, idea, person: person.id, reaction });
    return { state, version: state.version, changed: false, writersChanged: false };
  }
  if (command.type === 'fill') {
    const decision = decideOn(state);
    if (!decision.ok) throw refused(decision.error);
    await requirePace(services, 'fill', person.memberId);
    const filled = await fillDraftOf(services, state.table);
    return { state, version: state.version, changed: false, writersChanged: false, filled };
  }
  const change = await changeTable(services, tableId, key, (present) => {
    const decision = decideOn(present);
    return decision.ok && command.type === 'place' && !room.ok ? refuse('no-room', room.error) : decision;
  });
  if (!change.ok) throw refused(change.error);
  if (command.type === 'place' && isPlaced(change.value.state, person.id, command)) {
    await putIdea(services, change.value.state, command);
  }
  return change.value;
}

const AT_ONCE = ['answer', 'chooseReady', 'link', 'unlink'] as const;
type AtOnce = Extract<Command, { readonly type: (typeof AT_ONCE)[number] }>;
const isAnsweredAtOnce = (command: Command): command is AtOnce => AT_ONCE.some((type) => type === command.type);
const RATE_LIMITED: ReadonlySet<Command['type']> = new Set(['addIdea', ...AT_ONCE]);

/** Writes an answer into the draft. */
function putAtOnce(services: Services, state: TableState, command: AtOnce, key: string) {
  if (command.type === 'answer') return putAnswer(services, state, command, key);
  return command.type === 'chooseReady' ? putReady(services, state, command) : putLink(services, state, command);
}

/** Checks that the table has the idea in this slot: after a repeated key, nothing was decided about this command. */
function isPlaced({ people, ideas }: TableState, personId: string, command: Extract<Command, { type: 'place' }>) {
  const [person, idea] = [people.get(personId), ideas.get(command.idea)];
  return person !== undefined && takesPart(person) && idea?.fate === 'placed' && idea.slot === command.slot;
}

/** Revokes the code and all links. Members at the table stay; watchers by link are removed. */
export async function renewLinks(services: Services, tableId: string, memberId: string | undefined): Promise<void> {
  await requireSeat(services, tableId, memberId);
  const change = await changeTable(services, tableId, undefined, (state) => {
    const seat = seatOf(state, memberId);
    return seat && mayAdmit(seat.person)
      ? success([revokeLinks(state.table, newJoinCode(), 'go')])
      : failure({ code: 'table/role', message: ADMIT_ONLY });
  });
  if (!change.ok) throw refused(change.error);
}

/** View of a table: from a seat, or by a watcher's link. */
interface TableView {
  readonly state: TableState;
  /** Undefined for watchers by link who are no members of the table. */
  readonly person: PersonRow | undefined;
  readonly isWatching: boolean;
}

/** Returns the caller's view of a table. Throws if they have none. */
export async function requireTableView(
  services: Services,
  tableId: string,
  memberId: string | undefined,
  token: string | undefined,
): Promise<TableView> {
  if (token === undefined) return { ...(await requireSeat(services, tableId, memberId)), isWatching: false };
  const found = await tableOfToken(services, token);
  // A player's link leads to the join page, where players may have to wait.
  if (found?.state.table.id !== tableId || found.role === 'player') throw noSuchLink();
  // A member with a watcher's link watches anonymously, but loses the view once removed from the table.
  const person = memberId === undefined ? undefined : personOfMember(found.state, memberId);
  if (person?.removed) throw noSuchLink();
  return { state: found.state, person, isWatching: true };
}

/** A ticket for a table's socket: as a member of the table, as a member's second screen, or as a watcher by link. */
export async function ticketFor(
  services: Services,
  tableId: string,
  memberId: string | undefined,
  { screen = false, token }: { readonly screen?: boolean | undefined; readonly token?: string | undefined },
): Promise<string> {
  const { state, person, isWatching } = await requireTableView(services, tableId, memberId, token);
  // People in the lobby get no second screen.
  const kind = isWatching ? 'watch' : screen && !person?.waiting ? 'screen' : 'table';
  const ticket = { kind, subject: tableId, epoch: state.table.epoch } as const;
  // Includes the watcher's member, if known, so that their link ends if they are removed.
  return writeTicket(services.secret, ticket, memberId, services.now());
}

/** Changes a table, and wakes everything that shows it. */
export async function changeTable(
  services: Services,
  tableId: string,
  key: string | undefined,
  decideOn: (state: TableState) => Decision,
) {
  const { store, wakeups, documents } = services;
  const change = await store.changeTable<Refusal>(tableId, key, decideOn);
  if (!change) return failure({ code: 'table/no-such-table', message: noSuchTable().message });
  if (!change.ok || !change.value.changed) return change;
  wakeups.publish(`table:${tableId}`);
  if (change.value.writersChanged) await documents.recheck(change.value.state.table.draftId);
  return change;
}

/** Maps refusals to HTTP: 403 for lack of rights, 404 for no table, 409 if the table's state forbids it. */
export function refused({ code, message }: Refusal): ApiError {
  const status = code === 'table/role' || code === 'table/not-in' ? 403 : code === 'table/no-such-table' ? 404 : 409;
  return new ApiError(status, code, message);
}

function freshRng() {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return seededRng((high & 0x1fffff) * 2 ** 32 + low);
}
