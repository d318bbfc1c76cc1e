'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { CopyLine } from '@/app/_ui/copy-line';
import { Dialog } from '@/app/_ui/dialog';
import { formatJoinCode } from '@/lib/session/join-code';
import { askTable } from './ask-table';
import { QrCode } from './qr-code';
import { useSeat, useTable } from './use-table';

interface Doors {
  readonly origin: string;
  readonly links?: { readonly gm?: string; readonly player?: string; readonly watcher?: string };
}

/** The ways in: a code for cameras, one for fingers, and links. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { tableId } = useTable();
  const { table } = useSeat();
  const [doors, setDoors] = useState<Doors | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [renewed, setRenewed] = useState(false);
  const attempt = useCallback(async (work: () => Promise<void>) => {
    setTrouble(undefined);
    try {
      await work();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  }, []);
  const address = `/api/tables/${tableId}`;
  useEffect(() => void attempt(async () => setDoors(await askTable('GET', address))), [attempt, address]);
  const renew = () =>
    attempt(async () => {
      await askTable('POST', `${address}/links/renew`, {});
      setDoors(await askTable('GET', address));
      setRenewed(true);
    });
  const { player, watcher, gm } = doors?.links ?? {};
  return (
    <Dialog open onOpenChange={onClose} title="Invite people">
      {table.locked && <p className="mb-4 border-l-4 border-hazard pl-3">The table is locked: nobody new gets in.</p>}
      {trouble !== undefined && (
        <p role="alert" className="mb-4 text-alarm">
          {trouble}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-[14rem_1fr]">
        {player === undefined ? (
          <div className="aspect-square border-2 border-line bg-sunk" />
        ) : (
          <QrCode url={player} label={`Code for cameras: leads to ${player}`} className="w-full border-2 border-ink" />
        )}
        <div className="flex flex-col gap-3">
          <p>Point a phone’s camera at the sign, or open</p>
          <p className="sign text-lg [overflow-wrap:anywhere]">{doors ? addressOf(doors.origin) : '…'}</p>
          <p>and type</p>
          <p className="font-sign text-2xl font-extrabold tracking-widest" translate="no">
            {formatJoinCode(table.code)}
          </p>
        </div>
      </div>
      {player !== undefined && (
        <div className="mt-4">
          <Labelled label="Link for players" url={player} />
        </div>
      )}
      <section aria-labelledby="others" className="mt-4 border-t-2 border-ink pt-4">
        <h3 id="others" className="mb-2 text-lg">
          Other ways in
        </h3>
        <div className="flex flex-col gap-3">
          {watcher !== undefined && <Labelled label="Link for those who look on" url={watcher} />}
          {gm !== undefined && <Labelled label="Link for a co-GM: whoever has it may lead" url={gm} />}
          {gm !== undefined && (
            <div className="flex flex-col items-start gap-1">
              <Button look="danger" onClick={() => void renew()}>
                Take all links back and make new ones
              </Button>
              <p role="status" className="text-sm text-grey">
                {renewed ? 'The old links are dead. Whoever is at the table stays.' : ''}
              </p>
            </div>
          )}
        </div>
      </section>
    </Dialog>
  );
}

function Labelled({ label, url }: { readonly label: string; readonly url: string }) {
  return (
    <div>
      <p className="sign text-sm">{label}</p>
      <CopyLine label={label} url={url} />
    </div>
  );
}

/** As one types it: without what browsers add by themselves. */
const addressOf = (origin: string): string => `${origin.replace(/^https?:\/\//, '')}/table`;
