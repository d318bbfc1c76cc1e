import { adoptArt } from '@/lib/services/drafts/art';
import { addDraft, draftAskedFor } from '@/lib/services/drafts/drafts';
import { answer } from '@/lib/services/requests/answer';
import { inTurn } from '@/lib/services/requests/in-turn';
import { becomeMaker, chargeDraft } from '@/lib/services/requests/pay';
import { openSchema, parseRequest, tablePage } from '@/lib/services/tables/table-answers';
import { listTables, openTable } from '@/lib/services/tables/tables';

export const GET = (request: Request): Promise<Response> =>
  answer(request, async ({ services, memberId }) => (memberId === undefined ? [] : listTables(services, memberId)));

/** Opens a table for an existing draft, or for a new one: blank, from a starter, or from a file. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async (visit) => {
    const { services, json } = visit;
    await chargeDraft(visit);
    const { draftId: present, name, colour, begins, ...rest } = parseRequest(openSchema, await json());
    const memberId = await becomeMaker(visit);
    const newDraft = async () => {
      const asked = rest as Parameters<typeof draftAskedFor>[1];
      const { draft, system } = await inTurn(() => draftAskedFor(services, asked));
      const id = await addDraft(services, memberId, draft, system);
      await adoptArt(services, id, memberId, draft);
      return id;
    };
    const table = await openTable(services, present ?? (await newDraft()), memberId, { name, colour }, begins);
    return Response.json(tablePage(table), { status: 201 });
  });
