import { exportFiles } from '@/lib/services/members/export-files';
import { readWithdrawals } from '@/lib/services/members/withdrawals';
import { answer } from '@/lib/services/requests/answer';
import { requirePace } from '@/lib/services/requests/paces';
import { ART_FOLDER, ART_INDEX } from '@/templates/exports/art-files';
import { writeZip } from '@/templates/exports/zip';

/** Streams everything of this browser's list as an archive; called by a form. */
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
    // Stops when the reader disconnects. Any other error aborts the download, so that it visibly fails.
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

/** Fastest compression level: a better one would take longer, and other requests wait meanwhile. */
const FAST = 1;
