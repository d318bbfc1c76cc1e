import { buttonLook } from '@/app/_ui/button';
import { Placard } from '@/app/_ui/placard';

/** A read link that was taken back, whose scenario was deleted, or that never was one. */
export default function NotFound() {
  return (
    <Placard kicker="No entry" title="There is nothing to read here">
      <p>
        The link was revoked, its scenario was deleted, or part of the address is missing. Ask the person who sent it
        for a new one.
      </p>
      <p>
        <a href="/" className={buttonLook('plain')}>
          Go to the home page
        </a>
      </p>
    </Placard>
  );
}
