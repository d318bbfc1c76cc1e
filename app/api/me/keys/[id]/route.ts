import { revokeKey } from '@/lib/services/library/keys';
import { answer } from '@/lib/services/requests/answer';

interface At {
  readonly params: Promise<{ readonly id: string }>;
}

/** Revokes an API key: requests with it are refused from now on. */
export const DELETE = (request: Request, { params }: At): Promise<Response> =>
  answer(
    request,
    async ({ services, requireMember }) => {
      await revokeKey(services, requireMember(), (await params).id);
      return { ok: true };
    },
    { takesKeys: true },
  );
