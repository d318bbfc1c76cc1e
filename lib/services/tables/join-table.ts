import { failure, type Result, success } from '@/lib/kernel/result';
import type { AskedToJoin } from '@/lib/table/commands';
import type { Refusal } from '@/lib/table/decide/deciding';
import { decideJoin, type Newcomer, NO_SUCH_TABLE, NOT_FOUND } from '@/lib/table/decide/join';
import { parseJoinCode } from '@/lib/table/join-code';
import type { TableState } from '@/lib/table/state';
import type { Colour } from '@/lib/table/vocabulary';
import { personId } from '../drafts/people-of-draft';
import { ApiError } from '../requests/api-error';
import type { Services } from '../requests/services';
import { roleOfToken, tableIdOfToken } from './table-links';
import { changeTable, refused } from './tables';

/** Lets somebody in by code or link. Whatever is wrong with either, the answer is the same, and as late. */
export async function joinTable(
  services: Services,
  asked: AskedToJoin,
  memberId: string,
  address: string,
): Promise<{ readonly id: string; readonly code: string }> {
  const { secret, now, joinLimiter } = services;
  const { name, colour, watches = false } = asked;
  const joined = await joinLimiter.look(address, wordOf(asked), async () => {
    const found = await tableBehind(services, asked);
    if (!found) return undefined;
    // A seat comes with the code, which would make more of it.
    if (found.role === 'watcher')
      throw new ApiError(409, 'table/look-on', 'You don’t need a seat to watch. Open the link itself.');
    const id = personId(secret, found.state.table.draftId, memberId);
    const role: Newcomer['role'] = watches ? 'watcher' : found.role;
    const newcomer = { id, memberId, name, colour, role };
    // Asked again in the transaction that lets them in: the code or link may have been renewed since.
    const change = await changeTable(services, found.state.table.id, undefined, (state) =>
      roleBy(services, state, asked) === found.role ? decideJoin(state, newcomer, now()) : NO_SUCH_TABLE,
    );
    if (change.ok) return change.value.state.table;
    if (change.error.code === NOT_FOUND.code) return undefined;
    throw refused(change.error);
  });
  if (!joined) throw refused(NOT_FOUND);
  return joined;
}

type Key = Pick<AskedToJoin, 'token' | 'code'>;

const wordOf = ({ token, code }: Key): string => token ?? parseJoinCode(code ?? '') ?? '';

/** A door that opens: what somebody may know of the table before they have said who they are. */
export interface OpenDoor {
  readonly colours: readonly Colour[];
}

/** Whether a code or link would let somebody in, who may be nobody yet. Guessing is slowed as it is in joining. */
export async function knock(
  services: Services,
  asked: Key,
  memberId: string | undefined,
  address: string,
): Promise<Result<OpenDoor, Refusal>> {
  const answer = await services.joinLimiter.look(address, wordOf(asked), async () => {
    const found = await tableBehind(services, asked);
    if (!found || found.role === 'watcher') return undefined;
    const nobody = { id: '', memberId: memberId ?? '', name: '', colour: 'green', role: found.role } as const;
    const decision = decideJoin(found.state, nobody, services.now());
    if (decision.ok) return success({ colours: coloursOf(found.state, memberId) });
    return decision.error.code === NOT_FOUND.code ? undefined : decision;
  });
  return answer ?? failure(NOT_FOUND);
}

/** Of everybody else at the table. */
const coloursOf = ({ people }: TableState, memberId: string | undefined): readonly Colour[] =>
  [...people.values()]
    .filter((person) => !person.removed && person.role !== 'watcher' && person.memberId !== memberId)
    .map(({ colour }) => colour);

/** The table that a link or code leads to, and which role it gives. */
async function tableBehind(
  services: Services,
  asked: Key,
): Promise<{ readonly state: TableState; readonly role: Newcomer['role'] } | undefined> {
  const { token, code } = asked;
  const parsed = parseJoinCode(code ?? '');
  const byCode = () => (parsed === undefined ? undefined : services.store.tableIdByCode(parsed));
  const id = token === undefined ? await byCode() : tableIdOfToken(token);
  const state = id === undefined ? undefined : await services.store.table(id);
  const role = state && roleBy(services, state, asked);
  return state && role && { state, role };
}

/** What a link or code makes of somebody at this table as it is; undefined if it does not lead there. */
function roleBy({ secret }: Services, { table }: TableState, { token, code }: Key): Newcomer['role'] | undefined {
  if (token === undefined) return parseJoinCode(code ?? '') === table.code ? 'player' : undefined;
  const role = roleOfToken(secret, table, token);
  return role === 'gm' ? 'co-gm' : role;
}
