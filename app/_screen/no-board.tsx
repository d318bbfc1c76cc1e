import { buttonLook } from '@/app/_ui/button';
import { Placard } from '@/app/_ui/placard';

/** For whoever may not see a table's board from here. */
export const NoBoard = ({ code }: { readonly code: string }) => (
  <Placard kicker="No entry" title="No board to be seen from here">
    <p>
      A table’s board is for those who sit at it, and for whoever has its link for looking on. Join the table on this
      device first, or open the link here.
    </p>
    <p>
      <a href={`/table/${encodeURIComponent(code)}`} className={buttonLook('plain')}>
        To the table’s door
      </a>
    </p>
  </Placard>
);
