'use client';

import { OpenLink } from '@/app/_data/open-link';
import { askWithTimeout } from '@/app/_data/request';
import { Alert } from '@/app/_ui/alert';
import { Button, buttonLook } from '@/app/_ui/button';
import { CopyLine } from '@/app/_ui/copy-line';
import { Placard } from '@/app/_ui/placard';
import { useAttempt } from '@/app/_ui/use-attempt';
import type { RecoveryOffer } from '@/lib/services/members/recovery';
import { sayBelongings } from './say-belongings';

/** Opens a recovery link: shows its offer, or that this browser already has the list. */
export const RecoveryLink = () => (
  <OpenLink<RecoveryOffer>
    address="/api/me/recover/offer"
    missing="A recovery link ends in a long secret behind a “#”. Copy all of it. A browser that still has your list shows the link."
  >
    {(offer, token) => (offer.isOwn ? <OwnList /> : <Offer key={token} token={token} offer={offer} />)}
  </OpenLink>
);

const OwnList = () => (
  <Placard kicker="Recovery link" title="This browser already has this list">
    <p>Nothing has to be done. Keep the link for another device.</p>
    <p>
      <a href="/#own" className={buttonLook('main')}>
        Go to your list
      </a>
    </p>
  </Placard>
);

interface OfferProps {
  readonly token: string;
  readonly offer: RecoveryOffer;
}

/** Compares the link's list with this browser's, with a button for each choice. */
function Offer({ token, offer: { brings, has, ownUrl } }: OfferProps) {
  const { trouble, busy, attempt } = useAttempt({ leaves: true });
  const hasAny = has.scenarios + has.tables > 0;
  const follow = (lists: 'join' | 'keep') =>
    attempt(async () => {
      const { page } = await askWithTimeout<{ page: string }>('POST', '/api/me/recover', { token, lists });
      window.location.assign(page);
    });
  return (
    <Placard kicker="Recovery link" title="Open this list in this browser?">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="sign">The link brings</dt>
        <dd>{sayBelongings(brings)}</dd>
        <dt className="sign">This browser has</dt>
        <dd>{sayBelongings(has)}</dd>
      </dl>
      <p className="border-l-4 border-hazard pl-3">
        Continue only if the link is yours. {hasAny && 'Anyone else who has it could open everything in a joined list.'}
      </p>
      <Alert className="border-l-4 border-alarm pl-3 text-alarm">{trouble}</Alert>
      <div className="flex flex-col gap-6">
        {hasAny ? (
          <>
            <div className="flex flex-col gap-2">
              <Button look="main" disabled={busy} onClick={() => follow('join')}>
                Join both lists
              </Button>
              <p className="text-sm">
                One list with everything, here and wherever the link is opened. Nothing is lost.
              </p>
            </div>
            <div className="flex flex-col gap-2">
              <Button disabled={busy} onClick={() => follow('keep')}>
                Switch to the link’s list
              </Button>
              <p className="text-sm">
                The lists stay apart. This browser’s present list stays reachable by its own recovery link; copy it
                before you switch.
              </p>
              {ownUrl !== undefined && <CopyLine label="Recovery link of the present list" url={ownUrl} />}
            </div>
          </>
        ) : (
          <Button look="main" disabled={busy} onClick={() => follow('keep')}>
            Open the list
          </Button>
        )}
        <a href="/" className={buttonLook('quiet')}>
          Change nothing
        </a>
      </div>
    </Placard>
  );
}
