import type { ReactNode } from 'react';
import { requireServices } from '@/lib/services/requests/services';
import { sayDay } from './labels';
import type { Opened } from './open-version';

/** A placard that fills a page or a part of it. */
export function Notice(props: {
  readonly kicker: string;
  readonly title: string;
  readonly heading?: 'h1' | 'h2';
  readonly children: ReactNode;
}) {
  const { heading: Heading = 'h1' } = props;
  return (
    <div className="measure border-4 border-ink bg-raised">
      <p className="kicker border-b-4 border-ink p-3 text-alarm">{props.kicker}</p>
      <div className="flex flex-col gap-4 p-4 sm:p-6">
        <Heading className="text-xl">{props.title}</Heading>
        {props.children}
      </div>
    </div>
  );
}

/** Page in place of something withdrawn, hidden or out of reach; sets the matching status. */
export function GonePage({ gone }: { readonly gone: Exclude<Opened, { readonly kind: 'found' }> }) {
  requireServices().pageAnswer.status(gone.kind === 'away' ? 503 : 410);
  if (gone.kind === 'away') {
    return (
      <Notice kicker="One moment" title="The library can’t be opened right now">
        <p>{gone.message}</p>
      </Notice>
    );
  }
  return gone.why === 'hidden' ? (
    <Notice kicker="Sealed off" title="A moderator has hidden this scenario">
      <p>It can’t be read, printed or downloaded here. If it is yours, ask the person who runs this studio.</p>
    </Notice>
  ) : (
    <Notice kicker="Withdrawn" title="This was withdrawn by its publisher">
      <p>The text and its pictures are deleted. Copies that people made are theirs, as its licence allows.</p>
      <ul className="flex flex-col gap-1">
        {gone.versions.map(({ number, at, withdrawnAt }) => (
          <li key={number}>
            <span className="sign">Version {number}</span>: published on {sayDay(at)}
            {withdrawnAt !== null && `, withdrawn on ${sayDay(withdrawnAt)}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
