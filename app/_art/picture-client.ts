import type { DrawnPicture, PictureReply, PictureRequest } from '@/app/_workers/picture-protocol';

/** What a file is refused for, in the user's words. */
export class PictureRefused extends Error {}

/** A drawing of minutes is none that anybody waits for; a hostile file gets no more than this either. */
const WITHIN_MS = 30_000;

let seq = 0;

/** Redraws a file in a worker of its own, which ends with it: whatever the file holds, only its pixels come back. */
export async function redraw(file: Blob): Promise<DrawnPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('../_workers/picture.worker.ts', import.meta.url), { type: 'module' });
  const request: PictureRequest = { seq: ++seq, baseUrl: window.location.origin, bytes };
  return new Promise<DrawnPicture>((resolve, reject) => {
    setTimeout(
      () => reject(new PictureRefused('This picture takes too long to process. Save a smaller version.')),
      WITHIN_MS,
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new PictureRefused('The picture tools could not be loaded. Try again when you are online.'));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<PictureReply>) => {
      if (data.type === 'ready') worker.postMessage(request, [bytes.buffer]);
      else if (data.type === 'drawn') resolve(data.picture);
      else reject(new PictureRefused(data.message));
    });
  }).finally(() => worker.terminate());
}
