import { failure, type Result, success } from '@/lib/kernel/result';
import type { Command } from '@/lib/table/commands';
import { isOffered, linkQuestionsOf, unlinkPatches } from '@/lib/table/links';
import type { TableState } from '@/lib/table/state';
import { requireSystem } from '../drafts/drafts';
import type { Services } from '../requests/services';

type Linking = Extract<Command, { readonly type: 'link' | 'unlink' }>;

const GONE = 'One of the two, or a word of theirs, is no longer in the draft. Look again.';

/** Makes or removes links in the current draft, which shows them live to all its editors. */
export async function putLink(services: Services, { table }: TableState, command: Linking): Promise<Result<undefined>> {
  const system = await requireSystem(services, table.system);
  const question = linkQuestionsOf(system.form).find(({ id }) => id === command.question);
  let isFound = false;
  await services.documents.edit(table.draftId, (draft) => {
    isFound = question !== undefined && (command.type === 'unlink' || isOffered(question, command, draft));
    if (!question || !isFound) return [];
    if (command.type === 'unlink') return unlinkPatches(question, command.link, draft);
    return system
      .open(draft.body)
      .link(command)
      .map((patch) => ({ ...patch, path: ['body', ...patch.path] }));
  });
  return isFound ? success(undefined) : failure(GONE);
}
