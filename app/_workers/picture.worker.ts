import { digest } from 'lib0/hash/sha256';
import { browserAssets } from '@/templates/assets/browser';
import { fitPicture } from '@/templates/raster/fit-picture';
import { MAX_PICTURE_BYTES } from '@/templates/raster/reencode';
import { browserDecoder } from './decode-in-browser';
import type { PictureReply, PictureRequest } from './protocols';
import { readPicture } from './read-picture';

const reply = (message: PictureReply, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  void draw(data).catch((error: unknown) => {
    const isOffline = error instanceof Error && /offline|load/i.test(error.message);
    const message = isOffline
      ? 'The picture tools could not be loaded. Try again when you are online.'
      : 'This picture could not be read. Save it as a PNG and try again.';
    reply({ type: 'refused', seq: data.seq, message });
  });
});

async function draw({ seq, file, baseUrl }: PictureRequest): Promise<void> {
  const drawn = await readPicture(file, { assets: browserAssets(baseUrl), decode: browserDecoder() });
  if (!drawn.ok) return reply({ type: 'refused', seq, message: drawn.error });
  const png = new Uint8Array(fitPicture(drawn.value, MAX_PICTURE_BYTES));
  const hash = Array.from(digest(png), (byte) => byte.toString(16).padStart(2, '0')).join('');
  reply({ type: 'drawn', seq, picture: { hash, png } }, [png.buffer]);
}

reply({ type: 'ready' });
