import { exportFiles } from '@/lib/services/members/export-files';
import { readWithdrawals } from '@/lib/services/members/withdrawals';
import { answer } from '@/lib/services/requests/answer';
import { requirePace } from '@/lib/services/requests/paces';
import { ART_FOLDER, ART_INDEX } from '@/templates/exports/art-files';
import { writeZip } from '@/templates/exports/zip';

/** Everything of this browser's list as one archive, written as it is made; comes from a form. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, requireMember, form, origin }) => {
    const memberId = requireMember();
    await requirePace(services, 'export', memberId);
    const withdrawals = readWithdrawals((await form()).get('withdrawals'));
    services.securityLog.note('exported');
    const files = exportFiles(services, {
      memberId,
      withdrawals,
      origin,
      artFolder: ART_FOLDER,
      artIndex: ART_INDEX,
    });
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    // A reader who leaves ends it; whatever else goes wrong leaves an archive that says it is broken.
    void writeZip(files, (chunk) => writer.write(chunk), FAST)
      .then(
        () => writer.close(),
        (error: unknown) => writer.abort(error),
      )
      .catch(() => {});
    return new Response(readable, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="trapdoor.zip"',
      },
    });
  });

/** Smaller would take longer, and others wait meanwhile. */
const FAST = 1;
