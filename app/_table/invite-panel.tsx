'use client';

import { useCallback, useEffect, useState } from 'react';
import { askWithTimeout } from '@/app/_data/request';
import { Button } from '@/app/_ui/button';
import { useAttempt } from '@/app/_ui/use-attempt';
import { isOnLan } from '@/lib/config/lan';
import { formatJoinCode } from '@/lib/table/join-code';
import { QrCode } from './qr-code';
import { useAsk, useSeat, useTable } from './use-table';

/** Addresses of a table; links are only for the GM and co-GMs. */
interface Doors {
  readonly origin: string;
  readonly links?: { readonly gm?: string; readonly player?: string; readonly watcher?: string };
}

/** Returns the table's links, fetched once; `renew` revokes all of them and creates new ones. */
export function useDoors() {
  const { tableId } = useTable();
  const { table } = useSeat();
  const [doors, setDoors] = useState<Doors | undefined>(undefined);
  const { trouble, attempt } = useAttempt();
  const address = `/api/tables/${tableId}`;
  const load = useCallback(async () => {
    setDoors(await askWithTimeout('GET', address));
    return true;
  }, [address]);
  // With a new code come new links, no matter who made them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  useEffect(() => void attempt(load), [attempt, load, table.code]);
  const renew = () => attempt(() => askWithTimeout('POST', `${address}/links/renew`, {}).then(load));
  return { doors, trouble, renew };
}

/** Section with the code and the QR code, for the GM, co-GMs and the opener. */
export function Inviting() {
  const { doors } = useDoors();
  return (
    <section aria-label="How to join" className="border-2 border-ink bg-raised p-4">
      <InvitePanel doors={doors} />
    </section>
  );
}

export function InvitePanel({ doors }: { readonly doors: Doors | undefined }) {
  const ask = useAsk();
  const { table, mayAdmit } = useSeat();
  const player = doors?.links?.player;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[14rem_1fr]">
      {player === undefined ? (
        <div className="mx-auto aspect-square w-full max-w-56 border-2 border-line bg-sunk" />
      ) : (
        <QrCode url={player} label={`QR code for ${player}`} className="mx-auto w-full max-w-56 border-2 border-ink" />
      )}
      <div className="flex flex-col gap-2">
        {table.locked && (
          <div className="flex flex-wrap items-center gap-2 border-l-4 border-hazard pl-3">
            <p>The door is closed: nobody new can join.</p>
            {mayAdmit && (
              <Button onClick={() => void ask({ type: 'setDoor', locked: false, lobby: table.lobby })}>
                Open the door
              </Button>
            )}
          </div>
        )}
        <p>Scan the QR code with a phone, or open</p>
        <p className="sign text-lg [overflow-wrap:anywhere]">{doors ? `${hostOf(doors.origin)}/table` : '…'}</p>
        <p>and type</p>
        <p className="font-sign text-2xl font-extrabold tracking-widest" translate="no">
          {formatJoinCode(table.code)}
        </p>
        {doors && isOnLan(doors.origin) && <p>{SAME_WIFI}</p>}
      </div>
      <div className="border-t-2 border-line pt-3 sm:col-span-2">
        <p>
          Type this code on the TV at{' '}
          <span className="sign [overflow-wrap:anywhere]">{doors ? tvPage(doors) : '…'}</span> to show the board there.
        </p>
      </div>
    </div>
  );
}

export const SAME_WIFI = 'Phones must be on the same Wi-Fi as this studio.';

/** Returns the origin without the scheme, which browsers add themselves. */
export const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '');
const tvPage = ({ origin }: Doors): string => `${hostOf(origin)}/tv`;
