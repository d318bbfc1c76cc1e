'use client';

import { useEffect, useState } from 'react';
import type { PageSize } from '@/app/_workers/kit-protocol';
import type { KitClient } from './kit-client';

/** One page as it will be printed; drawn when it comes into view. */
export function PageView(props: {
  readonly client: KitClient;
  readonly version: number;
  readonly page: number;
  readonly count: number;
  readonly size: PageSize;
  readonly small?: boolean;
}) {
  const { client, version, page, size, small } = props;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [near, setNear] = useState(false);
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    if (!frame) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new page under the old number
  useEffect(() => {
    if (!near) return;
    let made: string | undefined;
    let current = true;
    client.ask<'page'>({ type: 'page', page }).then(
      ({ svg }) => {
        if (!current) return;
        made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        setUrl(made);
      },
      // A newer layout is on its way.
      () => undefined,
    );
    return () => {
      current = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [client, version, page, near]);

  return (
    <span
      ref={setFrame}
      className="block w-full bg-white"
      style={{ aspectRatio: `${size.widthMm} / ${size.heightMm}` }}
    >
      {url !== undefined && (
        // biome-ignore lint/performance/noImgElement: drawn on this device a moment ago
        <img
          src={url}
          alt={small ? '' : `Page ${page + 1} of ${props.count}, as it will be printed`}
          className="block size-full"
        />
      )}
    </span>
  );
}
