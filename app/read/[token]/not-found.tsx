import { buttonLook } from '@/app/_ui/button';
import { Placard } from '@/app/_ui/placard';

/** For a read link that is invalid or revoked, or whose scenario was deleted. */
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
