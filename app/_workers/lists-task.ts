import '@/app/_data/without-eval';
import { writeListsFile } from '@/lib/intake/spreadsheet/lists-file';
import { planLists } from '@/lib/intake/spreadsheet/plan';
import { readLists } from '@/lib/intake/spreadsheet/read-lists';
import { writeLists } from '@/lib/intake/spreadsheet/write-lists';
import { WORKBOOK_LIMITS } from '@/lib/intake/zip-directory';
import { failure, type Result, success } from '@/lib/kernel/result';
import { compareDrafts } from '@/lib/scenario/compare';
import type { Draft } from '@/lib/scenario/draft';
import { draftShape } from '@/lib/scenario/draft-shape';
import { type ListsReply, type ListsRequest, MOST_CHANGES, type PlannedLists } from './lists-protocol';

/** Writes the lists of a scenario to a file, or compares such a file with the scenario. */
export async function runLists(request: ListsRequest): Promise<ListsReply> {
  if (request.type === 'plan') return { type: 'planned', result: await plan(request) };
  const { shape, draft, format } = request;
  const bytes = await writeListsFile(writeLists(draftShape({ shape }), draft), format);
  return { type: 'written', bytes };
}

async function plan({
  shape,
  draft,
  file,
  options,
}: ListsRequest & { readonly type: 'plan' }): Promise<Result<PlannedLists>> {
  if (file.size > WORKBOOK_LIMITS.bytes) {
    return failure(`This file is larger than ${WORKBOOK_LIMITS.bytes / 1e6} MB. Choose the lists of one scenario.`);
  }
  const read = await readLists(new Uint8Array(await file.arrayBuffer()), file.name);
  if (!read.ok) return read;
  const { after, ...planned } = planLists(draftShape({ shape }), draft, read.value, options);
  const isRight = planned.problems.length === 0;
  const changes = isRight ? compareDrafts(asDraft(draft), asDraft(after), { shape }).changes : [];
  return success({
    ...planned,
    changes: changes.slice(0, MOST_CHANGES),
    moreChanges: Math.max(0, changes.length - MOST_CHANGES),
  });
}

const asDraft = (json: ListsRequest['draft']): Draft => json as unknown as Draft;
