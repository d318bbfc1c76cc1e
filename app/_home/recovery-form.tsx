import { buttonLook } from '@/app/_ui/button';
import { CopyLine } from '@/app/_ui/copy-line';
import { Placard } from '@/app/_ui/placard';
import type { RecoveryOffer } from '@/lib/services/members/recovery';
import { sayBelongings } from './say-belongings';

interface Props {
  readonly token: string;
  readonly offer: RecoveryOffer;
  /** Where this browser's present list can be reached afterwards, if it has one. */
  readonly ownUrl: string | undefined;
}

/** What a recovery link brings and what this browser has, with the ways to go on. Works without scripts. */
export function RecoveryForm({ token, offer: { brings, has }, ownUrl }: Props) {
  const hasAny = has.scenarios + has.tables > 0;
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
      <form method="post" action="/api/me/recover" className="flex flex-col gap-6">
        <input type="hidden" name="token" value={token} />
        {hasAny ? (
          <>
            <div className="flex flex-col gap-2">
              <button type="submit" name="lists" value="join" className={buttonLook('main')}>
                Join both lists
              </button>
              <p className="text-sm">
                One list with everything, here and wherever the link is opened. Nothing is lost.
              </p>
            </div>
            <div className="flex flex-col gap-2">
              <button type="submit" name="lists" value="keep" className={buttonLook('plain')}>
                Switch to the link’s list
              </button>
              <p className="text-sm">
                The lists stay apart. This browser’s present list stays reachable by its own recovery link; copy it
                before you switch.
              </p>
              {ownUrl !== undefined && <CopyLine label="Recovery link of the present list" url={ownUrl} />}
            </div>
          </>
        ) : (
          <button type="submit" name="lists" value="keep" className={buttonLook('main')}>
            Open the list
          </button>
        )}
        <a href="/" className={buttonLook('quiet')}>
          Change nothing
        </a>
      </form>
    </Placard>
  );
}
