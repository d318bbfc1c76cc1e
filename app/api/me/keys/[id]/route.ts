import { publishOnly, revokeKey } from '@/lib/services/library/keys';
import { type At, answer } from '@/lib/services/requests/answer';

/** Revokes an API key: requests with it are refused from now on. A key for publishing can revoke only itself. */
export const DELETE = (request: Request, { params }: At): Promise<Response> =>
  answer(
    request,
    async ({ services, requireMember, key }) => {
      const { id } = await params;
      if (key?.rights === 'publish' && key.keyId !== id) throw publishOnly();
      await revokeKey(services, requireMember(), id);
      return { ok: true };
    },
    { takesKeys: 'publish' },
  );
