import type { System } from '@/lib/contract/authored';
import type { JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { failure, type Result, success } from '@/lib/kernel/result';
import { draftShape } from '@/lib/scenario/draft-shape';
import type { Command } from '@/lib/table/commands';
import { placeIdea } from '@/lib/table/place-idea';
import { placesOf } from '@/lib/table/questions';
import type { TableState } from '@/lib/table/state';
import { requireSystem } from '../drafts/drafts';
import type { Services } from '../requests/services';

type Place = Extract<Command, { readonly type: 'place' }>;

/** Whether the draft as it is now has room for an idea. */
export async function roomForIdea(services: Services, state: TableState, command: Place): Promise<Result<undefined>> {
  const system = await requireSystem(services, state.table.system);
  const patches = patchesFor(system, state, command, await services.documents.read(state.table.draftId));
  return patches.ok ? success(undefined) : failure(patches.error);
}

/** Puts an idea into the draft, in front of everybody who has it open. One that is there already stays as it is. */
export async function putIdea(services: Services, state: TableState, command: Place): Promise<void> {
  const { draftId } = state.table;
  const system = await requireSystem(services, state.table.system);
  await services.documents.edit(draftId, (draft) => {
    const patches = patchesFor(system, state, command, draft);
    return patches.ok ? patches.value : [];
  });
}

function patchesFor(
  system: System,
  { ideas }: TableState,
  command: Place,
  draft: JsonObject,
): Result<readonly Patch[]> {
  const place = placesOf(system.form).find(({ id }) => id === command.slot);
  const idea = ideas.get(command.idea);
  // What neither the game nor the table knows is refused by decide(), in its own words.
  const { name } = command;
  return place && idea ? placeIdea(place, { ...idea, name }, draft, draftShape(system)) : success([]);
}
