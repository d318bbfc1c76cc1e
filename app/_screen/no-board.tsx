import { buttonLook } from '@/app/_ui/button';
import { Placard } from '@/app/_ui/placard';

export const NoBoard = ({ code }: { readonly code: string }) => (
  <Placard kicker="No entry" title="You can’t see this board from here">
    <p>
      Only people at the table and those with its watch link can see the board. Join the table on this device first, or
      open the link here.
    </p>
    <p>
      <a href={`/table/${encodeURIComponent(code)}`} className={buttonLook('plain')}>
        Go to the join page
      </a>
    </p>
    <p>
      Is this a TV?{' '}
      <a href={`/tv?code=${encodeURIComponent(code)}`} className="underline">
        Show the board on this screen
      </a>
    </p>
  </Placard>
);
