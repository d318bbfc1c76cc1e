import type { JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { failure, type Result, success } from '@/lib/kernel/result';
import { draftShape } from '@/lib/scenario/draft-shape';
import type { Command } from '@/lib/table/commands';
import { placeIdea, slotsOf } from '@/lib/table/place-idea';
import type { TableState } from '@/lib/table/state';
import { requireSystem } from '../drafts/drafts';
import type { House } from '../requests/services';

type Place = Extract<Command, { readonly type: 'place' }>;

/** Whether the draft as it is now has room for an idea. */
export async function roomForIdea(house: House, state: TableState, command: Place): Promise<Result<undefined>> {
  const patches = patchesFor(house, state, command, await house.documents.read(state.table.draftId));
  return patches.ok ? success(undefined) : failure(patches.error);
}

/** Puts an idea into the draft, in front of everybody who has it open. One that is there already stays as it is. */
export async function putIdea(house: House, state: TableState, command: Place): Promise<void> {
  const { draftId } = state.table;
  await house.documents.edit(draftId, (draft) => {
    const patches = patchesFor(house, state, command, draft);
    return patches.ok ? patches.value : [];
  });
}

function patchesFor(
  house: House,
  { table, ideas }: TableState,
  command: Place,
  draft: JsonObject,
): Result<readonly Patch[]> {
  const system = requireSystem(house, table.system);
  const slot = slotsOf(system.form).find(({ id }) => id === command.slot);
  const idea = ideas.get(command.idea);
  // What neither the game nor the table knows is refused by decide(), in its own words.
  return slot && idea ? placeIdea(slot, idea, draft, draftShape(system)) : success([]);
}
