import type { Metadata } from 'next';
import Link from 'next/link';
import { buttonLook } from './_ui/button';
import { Placard } from './_ui/placard';

export const metadata: Metadata = { title: 'No such room' };

export default function NotFound() {
  return (
    <Placard kicker="404" title="This room is not on the plan">
      <p>There is nothing at this address. It may have been mistyped, or the link was revoked.</p>
      <p>
        <Link href="/" className={buttonLook('main')}>
          Go to the home page
        </Link>
      </p>
    </Placard>
  );
}
