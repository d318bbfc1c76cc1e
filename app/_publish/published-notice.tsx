'use client';

import { useEffect, useRef } from 'react';
import { buttonLook } from '@/app/_ui/button';
import { CopyLine } from '@/app/_ui/copy-line';

/** What the server answers to publishing. */
export interface Published {
  readonly id: string;
  readonly version: number;
  readonly url: string;
  /** These bytes were published before, under that number. */
  readonly same?: true;
  /** A moderator has to approve it before it is listed. */
  readonly waits?: true;
}

/** Where the version is now, or that there was nothing to publish. */
export function PublishedNotice({ published }: { readonly published: Published }) {
  const { version, url, same, waits } = published;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg text-exit outline-none">
        {same ? `Same as version ${version}: nothing was published` : `Version ${version} is published`}
      </h3>
      {waits && !same && (
        <p className="border-l-4 border-hazard pl-3">
          It waits for approval: the library lists it once a moderator has looked at it. Its address works at once.
        </p>
      )}
      <div className="flex">
        <CopyLine label={`Address of version ${version}`} url={url} />
      </div>
      <p>
        <a href={url} className={buttonLook('main')}>
          Open its page
        </a>
      </p>
    </div>
  );
}
