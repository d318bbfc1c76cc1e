import { elementId } from '@/app/_draft/element-id';
import { issuesByStep, studioSteps } from '@/app/_draft/steps';
import type { Inspection } from '@/app/_table/use-inspection';
import type { System } from '@/lib/contract/authored';
import { checkDraft } from '@/lib/flow';
import { type Issue, isError } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { gameManifestOf } from '@/lib/scenario/game-manifest';
import { openDraft } from '@/lib/scenario/open';
import { loadDraft } from '@/lib/services/drafts/drafts';
import { lastEdit } from '@/lib/services/drafts/restore-points';
import { type At, answer } from '@/lib/services/requests/answer';
import { forbidden } from '@/lib/services/requests/api-error';
import { RecentAnswers } from '@/lib/services/requests/recent-answers';
import { parseRequest, ticketSchema } from '@/lib/services/tables/table-answers';
import { requireTableView } from '@/lib/services/tables/tables';
import { canEditDraft } from '@/lib/table/state';

/** Cache: one check of each version of a setting is enough for all viewers, who poll. */
const inspections = new RecentAnswers<{
  readonly errors: readonly Issue[];
  readonly system: System;
  readonly verb: string | undefined;
}>(Number.POSITIVE_INFINITY, 200);

/** Returns the number of errors in the table's setting, and for editors also their fields. */
export const POST = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId, json }): Promise<Inspection> => {
    const { token } = parseRequest(ticketSchema, await json());
    const { state, person, isWatching } = await requireTableView(services, (await params).id, memberId, token);
    if (person?.waiting && !isWatching) throw forbidden('You are still waiting at the door.');
    const { draftId, system: game } = state.table;
    const { errors, system, verb } = await inspections.get(
      `${draftId}@${await lastEdit(services, draftId)}`,
      services.now(),
      async () => {
        const { draft, system } = await loadDraft(services, draftId, game);
        const errors = checkDraft(openDraft(draft as unknown as Json, system)).filter(isError);
        return { errors, system, verb: (await system.play?.())?.aims.verb };
      },
    );
    if (isWatching || !person || !canEditDraft(person))
      return { errors: errors.length, missing: [], ...(verb && { verb }) };
    const manifest = gameManifestOf(system);
    const found = issuesByStep(manifest, errors);
    const missing = studioSteps(manifest).flatMap(({ id, title }) =>
      (found.get(id) ?? []).map(({ path, message }) => ({ step: id, title, field: elementId(path), message })),
    );
    return { errors: errors.length, missing, ...(verb && { verb }) };
  });
