import type { System } from '@/lib/contract/authored';
import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { applyPatches, changesBetween, type Patch } from '@/lib/kernel/patch';
import { failure, type Result, success } from '@/lib/kernel/result';
import type { Command } from '@/lib/table/commands';
import { planPicture, type ReadyAnswer } from '@/lib/table/ready-answer';
import type { TableState } from '@/lib/table/state';
import { requireSystem } from '../drafts/drafts';
import type { Services } from '../requests/services';

type ChooseReady = Extract<Command, { readonly type: 'chooseReady' }>;

const GONE = 'That is no longer offered. Look again.';

/** Puts a ready answer into the draft as it is by then, in front of everybody who has it open. */
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

/** Only what differs, so that somebody who edits the same part meanwhile loses as little as possible. */
function patchesFor(parts: Parts, draft: JsonObject): readonly Patch[] {
  const whole = applyPatches(
    draft,
    parts.map(({ path, value }) => ({ op: 'set', path: ['body', ...path], value })),
  );
  return changesBetween(draft, whole);
}

/** All ready answers of a game for the draft as it is, by question; undefined in games that have none. */
export function readyAnswersFor(
  system: System,
  draft: JsonObject,
): Readonly<Record<string, readonly ReadyAnswer[]>> | undefined {
  const questions = system.form.steps.flatMap(({ ready = [] }) => ready);
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
