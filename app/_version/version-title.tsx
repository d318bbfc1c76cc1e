import type { ReactNode } from 'react';
import { sanitiseLine } from '@/lib/kernel/visible';

/** Heading of a page about a version, with a link back to it. */
export function VersionTitle(props: {
  readonly kicker: string;
  readonly title: string;
  readonly number: number;
  readonly page: string;
  readonly children?: ReactNode;
}) {
  const { kicker, title, number, page, children } = props;
  return (
    <header className="mb-6 [overflow-wrap:anywhere]">
      <p className="kicker mb-2 text-exit">{kicker}</p>
      <h1 className="text-2xl sm:text-3xl">{sanitiseLine(title) || 'Untitled'}</h1>
      <p className="mt-1">
        <a href={page} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Version {number} in the library
        </a>
      </p>
      {children}
    </header>
  );
}
