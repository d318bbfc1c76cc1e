'use client';

import { useEffect, useState } from 'react';
import { artAddress, readAllArt, readArt } from '@/app/_data/art-store';

interface Present {
  readonly hash: string;
  readonly alt: string;
}

/** Pictures already uploaded to this scenario. Renders nothing if there are none. */
export function PresentArt(props: { readonly draftId: string; readonly onChoose: (hash: string) => void }) {
  const { draftId, onChoose } = props;
  const [pictures, setPictures] = useState<readonly Present[]>([]);

  useEffect(() => {
    let gone = false;
    void loadPresent(draftId).then((found) => !gone && setPictures(found));
    return () => {
      gone = true;
    };
  }, [draftId]);

  if (pictures.length === 0) return null;
  return (
    <section className="flex flex-col gap-2" aria-label="Pictures in this scenario">
      <h4 className="sign text-base">Already in this scenario</h4>
      <ul className="flex flex-wrap gap-2">
        {pictures.map(({ hash, alt }, i) => (
          <li key={hash}>
            <button
              type="button"
              className="rounded-sm border-2 border-line bg-raised p-1 hover:border-ink"
              onClick={() => onChoose(hash)}
            >
              <Thumbnail draftId={draftId} hash={hash} alt={alt || `Number ${i + 1}`} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thumbnail({ draftId, hash, alt }: { readonly draftId: string; readonly hash: string; readonly alt: string }) {
  const address = useArtAddress(draftId, hash);
  return address === undefined ? (
    <span className="block size-16" />
  ) : (
    // biome-ignore lint/performance/noImgElement: it is somebody's own, behind their cookie
    <img src={address} alt={alt} className="size-16 bg-white object-contain" />
  );
}

/** Returns the address of a picture: on this device if stored here, else on the server; undefined while unknown. */
export function useArtAddress(draftId: string, hash: string | undefined): string | undefined {
  const [shown, setShown] = useState<{ readonly hash: string; readonly address: string }>();
  useEffect(() => {
    if (hash === undefined) return;
    let gone = false;
    let made: string | undefined;
    void readArt(draftId, hash).then((art) => {
      if (gone) return;
      if (art) made = URL.createObjectURL(new Blob([art.bytes], { type: 'image/png' }));
      setShown({ hash, address: made ?? artAddress(draftId, hash) });
    });
    return () => {
      gone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [draftId, hash]);
  return shown?.hash === hash ? shown?.address : undefined;
}

/** Returns the pictures on this device and on the server, without duplicates. */
async function loadPresent(draftId: string): Promise<readonly Present[]> {
  const there = await fetch(artAddress(draftId))
    .then((response) => (response.ok ? (response.json() as Promise<readonly Present[]>) : []))
    .catch(() => []);
  const here = await readAllArt(draftId);
  return [...new Map([...here, ...there].map(({ hash, alt }) => [hash, { hash, alt }])).values()];
}
