import { sealWithdrawal } from '@/lib/services/members/withdrawals';
import { type At, answer } from '@/lib/services/requests/answer';
import { parseRequest } from '@/lib/services/tables/table-answers';
import { commandTable } from '@/lib/services/tables/tables';
import { commandRequestSchema } from '@/lib/table/commands';

/** Sends a command to a table. Idempotent: a repeated key runs the command once and gets the same answer. To `fill`, it says what was filled in. */
export const POST = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId, json }) => {
    const { key, command } = parseRequest(commandRequestSchema, await json());
    const { version, filled } = await commandTable(services, (await params).id, memberId, key, sealWithdrawal(command));
    return { version, ...(filled && { filled }) };
  });
