import type { Metadata } from 'next';
import Link from 'next/link';
import { buttonLook } from './_ui/button';
import { Placard } from './_ui/placard';

export const metadata: Metadata = { title: 'No such room' };

export default function NotFound() {
  return (
    <Placard kicker="404" title="This room is not on the plan">
      <p>The address leads nowhere. It may have been mistyped, or somebody took the link back.</p>
      <p>
        <Link href="/" className={buttonLook('main')}>
          To the way in
        </Link>
      </p>
    </Placard>
  );
}
