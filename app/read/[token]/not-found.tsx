import { buttonLook } from '@/app/_ui/button';
import { Placard } from '@/app/_ui/placard';

/** A read link that was taken back, whose scenario was deleted, or that never was one. */
export default function NotFound() {
  return (
    <Placard kicker="No entry" title="There is nothing to read here">
      <p>
        The link was taken back, its scenario was deleted, or a part of the address is missing. Ask whoever sent it for
        a new one.
      </p>
      <p>
        <a href="/" className={buttonLook('plain')}>
          To the way in
        </a>
      </p>
    </Placard>
  );
}
