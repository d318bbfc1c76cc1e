'use client';

import { useEffect, useRef, useState } from 'react';
import type { LaidPage } from '@/app/_workers/kit-protocol';
import type { PagePictures } from './page-pictures';

/** Delay before small pages are redrawn, so that the large one comes first. */
const PATIENCE_MS = 400;

/** One page as it will be printed. Browsers show an image's old picture until the new one is ready. */
export function PageView(props: {
  readonly pictures: PagePictures;
  readonly page: number;
  readonly laid: LaidPage;
  readonly alt: string;
  readonly patient?: boolean;
}) {
  const { pictures, page, laid, alt, patient } = props;
  const { revision } = laid;
  const [url, setUrl] = useState<string>();
  const drawn = useRef(false);
  // Uses a picture that came with the layout in this render, without a round trip through an effect.
  const wanted = (patient ? undefined : pictures.addressOfKept(page, laid)) ?? url;
  const [broken, setBroken] = useState<string>();
  const shown = wanted === broken ? undefined : wanted;

  useEffect(() => {
    let current = true;
    const show = async () => {
      const address = await pictures.address(page, { revision }, patient);
      if (!current) return;
      drawn.current = true;
      setUrl(address);
    };
    // Rejected because a newer layout is on its way.
    const start = () => void show().catch(() => undefined);
    if (!patient || !drawn.current) {
      start();
      return () => {
        current = false;
      };
    }
    const timer = setTimeout(start, PATIENCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [pictures, page, revision, patient]);

  return (
    <span className="block size-full bg-[#fff]">
      {shown !== undefined && (
        // biome-ignore lint/performance/noImgElement: drawn on this device a moment ago
        <img
          src={shown}
          alt={alt}
          className="block size-full"
          decoding="sync"
          fetchPriority={patient ? 'auto' : 'high'}
          draggable={false}
          // A page that the server draws can fail, for example offline.
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  );
}
