'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { OpenLink } from '@/app/_data/open-link';
import { JoinForm } from '@/app/_table/join-form';
import { partMissing } from '@/app/_ui/part-missing';
import { Placard } from '@/app/_ui/placard';
import type { OpenedTable } from '@/lib/services/tables/open-link';

// Most links lead players to the join form, where there is no board yet.
const Screen = dynamic(() => import('./screen').then((module) => module.Screen, partMissing), { ssr: false });

/** Opens a link to a table: the visitor's seat, the board for watchers, or the join form. */
export function TableLink() {
  const [chance] = useState(Math.random);
  return (
    <OpenLink<Exclude<OpenedTable, { page: string }>>
      address="/api/tables/knock"
      missing="A link to a table ends in a long secret behind a “#”. Copy all of it, scan the QR code again, or ask for the table’s code."
    >
      {(opened, token) =>
        'board' in opened ? (
          <Screen key={token} board={opened.board} token={token} inHand />
        ) : (
          <Placard
            kicker={opened.door.role === 'co-gm' ? 'For a co-GM' : 'Everybody is welcome'}
            title={opened.door.title || 'Untitled disaster'}
          >
            <JoinForm door={{ token }} as={opened.door.role} taken={opened.door.colours} chance={chance} />
          </Placard>
        )
      }
    </OpenLink>
  );
}
