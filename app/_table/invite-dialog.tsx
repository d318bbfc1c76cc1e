'use client';

import { useState } from 'react';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { CopyLine } from '@/app/_ui/copy-line';
import { Dialog } from '@/app/_ui/dialog';
import { Titled } from '@/app/_ui/titled';
import { InvitePanel, useDoors } from './invite-panel';

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { doors, trouble, renew } = useDoors();
  const [renewed, setRenewed] = useState(false);
  const { player, watcher, gm } = doors?.links ?? {};
  return (
    <Dialog open onOpenChange={onClose} title="Invite people">
      <Alert className="mb-4 text-alarm">{trouble}</Alert>
      <InvitePanel doors={doors} />
      {player !== undefined && (
        <div className="mt-4">
          <Labelled label="Link for players" url={player} />
        </div>
      )}
      <Titled id="others" as="h3" title="Other links" look="mb-2 text-lg" className="mt-4 border-t-2 border-ink pt-4">
        <div className="flex flex-col gap-3">
          {watcher !== undefined && <Labelled label="Link to watch" url={watcher} />}
          {gm !== undefined && <Labelled label="Link for a co-GM: anyone who has it can lead" url={gm} />}
          <div className="flex flex-col items-start gap-1">
            <Button look="danger" onClick={async () => setRenewed((await renew()) === true)}>
              Replace the code and all links
            </Button>
            <p role="status" className="text-sm text-grey">
              {renewed
                ? 'The old code and links no longer work. Players stay; anyone watching by link has been disconnected.'
                : ''}
            </p>
          </div>
        </div>
      </Titled>
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
