'use client';

import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { askWorker } from '@/app/_workers/ask-worker';
import type { DrawnPicture, PictureReply, PictureRequest } from '@/app/_workers/protocols';
import { PICTURE_WORDS_MAX } from '@/lib/kit/picture';
import { ArtRefused, keepArt } from './send-art';

/** Without the format of iPhones, which then convert to JPEG. A dropped or pasted one is read where the browser can. */
const TYPES =
  'image/png,image/jpeg,image/webp,image/avif,image/gif,image/bmp,image/svg+xml,.png,.jpg,.jpeg,.webp,.avif,.gif,.bmp,.svg';

/** Refusal of a file; the message is shown to the user. */
class PictureRefused extends Error {}

/** Time limit for processing a picture. Nobody waits longer, and a hostile file gets no more. */
const TIMEOUT_MS = 30_000;

let seq = 0;

/** Re-encodes a picture in a worker, then terminates it. Only pixels come back, whatever the file contains. */
async function redraw(file: Blob): Promise<DrawnPicture> {
  const worker = new Worker(new URL('../_workers/picture.worker.ts', import.meta.url), { type: 'module' });
  const request: PictureRequest = { seq: ++seq, baseUrl: window.location.origin, file };
  const drawn = await askWorker<PictureReply>(worker, request, {
    limitMs: TIMEOUT_MS,
    tooSlow: 'This picture takes too long to process. Save a smaller version.',
    broken: 'The picture tools could not be loaded. Try again when you are online.',
  }).catch((error: Error) => {
    throw new PictureRefused(error.message);
  });
  if (drawn.type === 'refused') throw new PictureRefused(drawn.message);
  return drawn.picture;
}

/** Upload of the user's own picture by drop, file dialog or paste, with alt text and credit. */
export function OwnPicture(props: { readonly draftId: string; readonly onBrought: (hash: string) => void }) {
  const [drawn, setDrawn] = useState<DrawnPicture & { readonly address: string }>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);
  const [alt, setAlt] = useState('');
  const [credit, setCredit] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const address = drawn?.address;
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address]);

  const take = async (file: File | undefined) => {
    if (!file || busy) return;
    setRefusal(undefined);
    // After a refusal, the picture before it must not look like the new one.
    setDrawn(undefined);
    setBusy(true);
    try {
      const picture = await redraw(file);
      setDrawn({ ...picture, address: URL.createObjectURL(new Blob([picture.png], { type: 'image/png' })) });
    } catch (error) {
      setRefusal(sayRefusal(error));
    } finally {
      setBusy(false);
    }
  };

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (!file) return;
      event.preventDefault();
      void take(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  const use = async () => {
    if (!drawn) return;
    setBusy(true);
    try {
      await keepArt({
        draftId: props.draftId,
        hash: drawn.hash,
        bytes: drawn.png,
        alt: alt.trim(),
        credit: credit.trim(),
      });
      props.onBrought(drawn.hash);
    } catch (error) {
      setRefusal(sayRefusal(error));
      setBusy(false);
    }
  };

  return (
    <section className="flex flex-col gap-3" aria-label="Your own picture">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse */}
      <div
        className={`flex flex-col items-center gap-3 border-2 border-dashed p-4 text-center ${over ? 'border-exit bg-sunk' : 'border-line'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {drawn && (
          // biome-ignore lint/performance/noImgElement: it lives in this page's memory alone
          <img src={drawn.address} alt="As it will be printed" className="max-h-40 max-w-full bg-white" />
        )}
        <input
          ref={input}
          type="file"
          accept={TYPES}
          className="sr-only"
          tabIndex={-1}
          aria-label="Picture file"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()} disabled={busy} icon="file">
          {drawn ? 'Choose another file' : 'Choose a file'}
        </Button>
        <p className="text-sm text-grey">
          A photograph or another picture up to 30 MB, or an SVG up to 2 MB. You can also drop one here, or paste it.
        </p>
      </div>
      <p role="status" className="text-sm text-grey empty:hidden">
        {busy ? 'Processing…' : ''}
      </p>
      <Alert className="border-l-4 border-alarm pl-3 text-sm">{refusal}</Alert>
      {drawn && (
        <>
          <Line label="What it shows" help="Screen readers read this aloud." value={alt} onChange={setAlt} />
          <Line
            label="Credit"
            help="Who made it and under which licence; printed on the credits page. For example: Ann, CC BY 4.0"
            value={credit}
            onChange={setCredit}
          />
          <div>
            <Button look="main" onClick={() => void use()} disabled={busy}>
              Use this picture
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function Line(props: {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="flex flex-col gap-1">
      <span className="sign">{props.label}</span>
      <span className="text-sm text-grey">{props.help}</span>
      <input
        className="input"
        maxLength={PICTURE_WORDS_MAX}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </label>
  );
}

const sayRefusal = (error: unknown): string =>
  error instanceof PictureRefused || error instanceof ArtRefused
    ? error.message
    : 'The picture could not be saved: you are offline, and this browser stores nothing. Try again when you are online.';
