import { KitClient } from '@/app/_print/kit-client';
import { fileNameOf } from '@/lib/kernel/file-name';
import type { Json } from '@/lib/kernel/json';
import { themeNamed } from '@/lib/kit/themes';
import { fetchDraft } from './fetch-draft';

/** Size of a portrait picture in the feeds of phones. */
const [WIDTH_PX, HEIGHT_PX] = [1080, 1350];

/** Draws the draft's poster as a PNG, with the poster's ground at its sides. */
export async function photographPoster(draftId: string): Promise<File> {
  const draft = await fetchDraft(draftId);
  const client = new KitClient();
  const request = { baseUrl: window.location.origin, system: draft.system, art: { draftId } };
  const { svg, theme } = await client
    .ask<'poster'>({ type: 'poster', ...request, draft: draft as unknown as Json })
    .finally(() => client.close());
  return new File([await drawPicture(svg, themeNamed(theme).ground)], `${fileNameOf(draft.title)}-poster.png`, {
    type: 'image/png',
  });
}

async function drawPicture(svg: string, ground: string): Promise<Blob> {
  const poster = new Image();
  poster.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await poster.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH_PX, HEIGHT_PX];
  const context = canvas.getContext('2d');
  if (!context) throw new Error(NOT_DRAWN);
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH_PX, HEIGHT_PX);
  const scale = Math.min(WIDTH_PX / poster.width, HEIGHT_PX / poster.height);
  // On whole pixels, since the page's white would shine through at the edges.
  const [width, height] = [Math.round(poster.width * scale), Math.round(poster.height * scale)];
  context.drawImage(poster, Math.round((WIDTH_PX - width) / 2), Math.round((HEIGHT_PX - height) / 2), width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(NOT_DRAWN))), 'image/png');
  });
}

const NOT_DRAWN = 'This browser could not draw the picture. Take a screenshot of the wall instead.';
