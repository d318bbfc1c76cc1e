'use client';

import { useEffect, useState } from 'react';
import type { LaidPage } from '@/app/_workers/kit-protocol';
import type { PagePictures } from './page-pictures';

/** One page as it will be printed. What is shown stays until the new picture is ready. */
export function PageView(props: {
  readonly pictures: PagePictures;
  readonly page: number;
  readonly laid: LaidPage;
  readonly alt: string;
}) {
  const { pictures, page, laid, alt } = props;
  const { revision } = laid;
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    let current = true;
    const show = async () => {
      const address = await pictures.address(page, { revision });
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      if (current) setUrl(address);
    };
    // A newer layout is on its way.
    show().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [pictures, page, revision]);

  return (
    <span className="block size-full bg-white">
      {url !== undefined && (
        // biome-ignore lint/performance/noImgElement: drawn on this device a moment ago
        <img src={url} alt={alt} className="block size-full" draggable={false} />
      )}
    </span>
  );
}
