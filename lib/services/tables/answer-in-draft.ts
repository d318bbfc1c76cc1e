import type { JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { failure, type Result, success } from '@/lib/kernel/result';
import { draftShape } from '@/lib/scenario/draft-shape';
import { type Answer, answerPatches } from '@/lib/table/answer';
import { followUpsOf } from '@/lib/table/follow-up';
import { outlineOf } from '@/lib/table/outline';
import { placesOf } from '@/lib/table/questions';
import { READY } from '@/lib/table/ready-answer';
import type { TableState } from '@/lib/table/state';
import { requireSystem } from '../drafts/drafts';
import type { Services } from '../requests/services';
import { readyAnswersFor } from './ready-in-draft';

/** Puts what somebody answered into the draft as it is by then, in front of everybody who has it open. */
export async function putAnswer(
  services: Services,
  { table }: TableState,
  answer: Answer,
  key: string,
): Promise<Result<undefined>> {
  const system = await requireSystem(services, table.system);
  const followUp = followUpsOf(system.form, draftShape(system)).find(({ id }) => id === answer.question);
  let patches: Result<readonly Patch[]> = failure('This game does not ask that.');
  await services.documents.edit(table.draftId, (draft) => {
    if (followUp) patches = answerPatches(followUp, answer, key, draft);
    return patches.ok ? patches.value : [];
  });
  return patches.ok ? success(undefined) : failure(patches.error);
}

/** What a table's questions are about, as it is in the draft now. */
export async function loadOutline(services: Services, draftId: string, systemId: string): Promise<JsonObject> {
  const system = await requireSystem(services, systemId);
  const { form } = system;
  const draft = await services.documents.read(draftId);
  const outline = outlineOf(draft, followUpsOf(form, draftShape(system)), form.course, placesOf(form));
  const ready = readyAnswersFor(system, draft);
  return ready ? { ...outline, [READY]: ready as unknown as JsonObject } : outline;
}
