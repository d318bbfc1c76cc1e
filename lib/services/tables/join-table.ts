import { failure, type Result, success } from '@/lib/kernel/result';
import type { JoinRequest } from '@/lib/table/commands';
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

/** Seats a member by code or link. All invalid codes and links get the same answer after the same time. */
export async function joinTable(
  services: Services,
  asked: JoinRequest,
  memberId: string,
  address: string,
): Promise<{ readonly id: string; readonly code: string }> {
  const { secret, now, joinLimiter } = services;
  const { name, colour, watches = false } = asked;
  const joined = await joinLimiter.attempt(address, secretOf(asked), async () => {
    const found = await tableBehind(services, asked);
    if (!found) return undefined;
    // The code comes with a seat, and would let a watcher become a player.
    if (found.role === 'watcher')
      throw new ApiError(409, 'table/look-on', 'You don’t need a seat to watch. Open the link itself.');
    const id = personId(secret, found.state.table.draftId, memberId);
    const role: Newcomer['role'] = watches ? 'watcher' : found.role;
    const newcomer = { id, memberId, name, colour, role };
    // Checks again inside the transaction: the code or link may have been renewed since.
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

type Key = Pick<JoinRequest, 'token' | 'code'>;

const secretOf = ({ token, code }: Key): string => token ?? parseJoinCode(code ?? '') ?? '';

/** Facts about a table that a visitor with a valid code or link sees before joining. */
export interface JoinPreview {
  readonly colours: readonly Colour[];
}

/** Checks whether a code or link would let a visitor in, member or not. Guesses are slowed as in joining. */
export async function previewJoin(
  services: Services,
  asked: Key,
  memberId: string | undefined,
  address: string,
): Promise<Result<JoinPreview, Refusal>> {
  const answer = await services.joinLimiter.attempt(address, secretOf(asked), async () => {
    const found = await tableBehind(services, asked);
    if (!found || found.role === 'watcher') return undefined;
    const nobody = { id: '', memberId: memberId ?? '', name: '', colour: 'green', role: found.role } as const;
    const decision = decideJoin(found.state, nobody, services.now());
    if (decision.ok) return success({ colours: coloursOf(found.state, memberId) });
    return decision.error.code === NOT_FOUND.code ? undefined : decision;
  });
  return answer ?? failure(NOT_FOUND);
}

/** Colours taken by everybody else at the table. */
const coloursOf = ({ people }: TableState, memberId: string | undefined): readonly Colour[] =>
  [...people.values()]
    .filter((person) => !person.removed && person.role !== 'watcher' && person.memberId !== memberId)
    .map(({ colour }) => colour);

/** Finds the table of a link or code, and the role it grants. */
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

/** Returns the role that a link or code grants at this table now; undefined if it is not valid here. */
function roleBy({ secret }: Services, { table }: TableState, { token, code }: Key): Newcomer['role'] | undefined {
  if (token === undefined) return parseJoinCode(code ?? '') === table.code ? 'player' : undefined;
  const role = roleOfToken(secret, table, token);
  return role === 'gm' ? 'co-gm' : role;
}
