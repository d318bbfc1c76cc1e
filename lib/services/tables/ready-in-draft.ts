import type { System } from '@/lib/contract/authored';
import type { ReadyQuestion } from '@/lib/contract/form';
import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { applyPatches, changesBetween, type Patch } from '@/lib/kernel/patch';
import { failure, type Result, success } from '@/lib/kernel/result';
import type { Command } from '@/lib/table/commands';
import { planPicture, type ReadyAnswer } from '@/lib/table/ready-answer';
import type { TableState } from '@/lib/table/state';
import { requireSystem } from '../drafts/drafts';
import type { Services } from '../requests/services';

type ChooseReady = Extract<Command, { readonly type: 'chooseReady' }>;

const GONE = 'This option is no longer offered. Choose another one.';

/** Writes a ready answer into the current draft, which shows it live to all its editors. */
export async function putReady(
  services: Services,
  { table }: TableState,
  { question, option }: ChooseReady,
): Promise<Result<undefined>> {
  const system = await requireSystem(services, table.system);
  let isFound = false;
  await services.documents.edit(table.draftId, (draft) => {
    const chosen = system
      .open(draft.body)
      .ready(question)
      .find(({ id }) => id === option);
    isFound = chosen !== undefined;
    return chosen ? patchesFor(chosen.parts, draft) : [];
  });
  return isFound ? success(undefined) : failure(GONE);
}

type Parts = readonly { readonly path: readonly (string | number)[]; readonly value: Json }[];

/** Returns patches for differing parts only, so that concurrent edits of the same parts lose little. */
function patchesFor(parts: Parts, draft: JsonObject): readonly Patch[] {
  const whole = applyPatches(
    draft,
    parts.map(({ path, value }) => ({ op: 'set', path: ['body', ...path], value })),
  );
  return changesBetween(draft, whole);
}

/** Returns all ready answers of a game for the given draft, by question, links included; undefined without any. */
export function readyAnswersFor(
  system: System,
  draft: JsonObject,
): Readonly<Record<string, readonly ReadyAnswer[]>> | undefined {
  const questions: readonly Pick<ReadyQuestion, 'id' | 'isDrawn'>[] = system.form.steps.flatMap(
    ({ ready = [], links = [] }) => [...ready, ...links],
  );
  if (questions.length === 0) return undefined;
  return Object.fromEntries(
    questions.map(({ id: question, isDrawn }) => [
      question,
      system
        .open(draft.body)
        .ready(question)
        .map(({ id, title, text, parts }): ReadyAnswer => {
          const patches = patchesFor(parts, draft);
          const after = applyPatches(draft, patches);
          const plan = isDrawn && isJsonObject(after) ? system.open(after.body).plan('table') : undefined;
          return { id, title, text, isChosen: patches.length === 0, ...(plan && { picture: planPicture(plan) }) };
        }),
    ]),
  );
}
