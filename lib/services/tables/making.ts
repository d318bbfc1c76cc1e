import type { Json } from '@/lib/kernel/json';
import type { CastSheet } from '@/lib/kit/order';
import { openDraft } from '@/lib/scenario/open';
import type { CommandType } from '@/lib/table/commands';
import type { DecideContext } from '@/lib/table/decide/deciding';
import { personOfMember } from '@/lib/table/decide/join';
import { castOf } from '@/lib/table/making';
import type { TableState } from '@/lib/table/state';
import { loadDraft, requireSystem } from '../drafts/drafts';
import type { Services } from '../requests/services';

const MAKING: readonly CommandType[] = [
  'startMaking',
  'beginMaking',
  'typeCard',
  'untypeCard',
  'placeCard',
  'describe',
  'restSeat',
  'moveSeat',
  'resumeSeat',
];

/** Loads the part of the game that decisions on characters and Extras need, and for `beginMaking` the setting's. */
export async function meansOfMaking(
  services: Services,
  { table }: TableState,
  type: CommandType,
): Promise<Pick<DecideContext, 'creation' | 'beginning'>> {
  if (!MAKING.includes(type)) return {};
  const creation = (await (await requireSystem(services, table.system)).play?.())?.creation;
  if (!creation || type !== 'beginMaking') return { creation };
  const { draft, system } = await loadDraft(services, table.draftId, table.system);
  const { open } = openDraft(draft as unknown as Json, system);
  return { creation, beginning: { players: open.players(), of: (players) => creation.begin(open.body, players) } };
}

/** Returns the cast made for a draft at the newest of the member's tables that has one; otherwise an empty list. */
export async function castFor(services: Services, draftId: string, memberId: string): Promise<readonly CastSheet[]> {
  const tables = (await services.store.tablesOf(memberId)).filter((table) => table.draftId === draftId);
  for (const { id } of tables) {
    const state = await services.store.table(id);
    const person = state && personOfMember(state, memberId);
    const cast = state && person && !person.waiting ? castOf(state) : [];
    if (cast.length > 0) return cast;
  }
  return [];
}
