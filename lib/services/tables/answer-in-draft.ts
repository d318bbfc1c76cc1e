import type { System } from '@/lib/contract/authored';
import type { JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { failure, type Result, success } from '@/lib/kernel/result';
import { draftShape } from '@/lib/scenario/draft-shape';
import { type Answer, answerPatches } from '@/lib/table/answer';
import type { Command } from '@/lib/table/commands';
import { followUpsOf } from '@/lib/table/follow-up';
import { linkQuestionsOf } from '@/lib/table/links';
import { placeIdea } from '@/lib/table/place-idea';
import { outlineOf, placesOf } from '@/lib/table/questions';
import { READY } from '@/lib/table/ready-answer';
import type { TableState } from '@/lib/table/state';
import { requireSystem } from '../drafts/drafts';
import type { Services } from '../requests/services';
import { readyAnswersFor } from './ready-in-draft';

/** Writes an answer into the current draft, which shows it live to all its editors. */
export async function putAnswer(
  services: Services,
  { table }: TableState,
  answer: Answer,
  key: string,
): Promise<Result<undefined>> {
  const system = await requireSystem(services, table.system);
  const followUp = followUpsOf(system.form, draftShape(system)).find(({ id }) => id === answer.question);
  let patches: Result<readonly Patch[]> = failure('This game has no such question.');
  await services.documents.edit(table.draftId, (draft) => {
    if (followUp) patches = answerPatches(followUp, answer, key, draft);
    return patches.ok ? patches.value : [];
  });
  return patches.ok ? success(undefined) : failure(patches.error);
}

/** Returns the outline that a table's questions refer to, from the current draft. */
export async function loadOutline(services: Services, draftId: string, systemId: string): Promise<JsonObject> {
  const system = await requireSystem(services, systemId);
  const { form } = system;
  const draft = await services.documents.read(draftId);
  const followUps = followUpsOf(form, draftShape(system));
  const outline = outlineOf(draft, followUps, form.course, placesOf(form), linkQuestionsOf(form));
  const ready = readyAnswersFor(system, draft);
  return ready ? { ...outline, [READY]: ready as unknown as JsonObject } : outline;
}

type Place = Extract<Command, { readonly type: 'place' }>;

export async function roomForIdea(services: Services, state: TableState, command: Place): Promise<Result<undefined>> {
  const system = await requireSystem(services, state.table.system);
  const patches = patchesFor(system, state, command, await services.documents.read(state.table.draftId));
  return patches.ok ? success(undefined) : failure(patches.error);
}

/** Writes an idea into the draft, which shows it live to all its editors. Does nothing if the idea is there already. */
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
  // decide() refuses slots and ideas that the game or the table does not know, with its own messages.
  const { name } = command;
  return place && idea ? placeIdea(place, { ...idea, name }, draft, draftShape(system)) : success([]);
}
