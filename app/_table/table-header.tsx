'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { Toasts } from '@/app/_ui/toasts';
import { Clock } from './clock';
import { LazyInvite, LazyPeople } from './lazy-dialogs';
import { PHASE_TITLES } from './news';
import { peopleIn, useLineState, useOutbox, useSeat } from './use-table';

export function TableHeader() {
  const seat = useSeat();
  const { table, you, people } = seat;
  const [open, setOpen] = useState<'people' | 'invite' | undefined>(undefined);
  const close = () => setOpen(undefined);
  const atTheDoor = seat.mayAdmit ? people.filter(({ waiting, removed }) => waiting && !removed).length : 0;
  const here = peopleIn(seat).filter(({ present }) => present).length;
  return (
    <header className="sticky top-0 z-30 has-[[data-notice]]:z-45 border-b-4 border-ink bg-paper [@media(height<26rem)]:static">
      <a
        href="#step"
        className="sr-only focus:not-sr-only focus:fixed focus:left-2 focus:top-2 focus:z-50 focus:bg-hazard focus:p-3 focus:text-on-hazard"
      >
        Skip to the question
      </a>
      <div className="mx-auto flex min-h-13 max-w-6xl items-center gap-2 px-3 py-1 sm:px-6">
        {/* Notices cover the clock too: nowhere else on a phone would they cover no controls. */}
        <div className="relative flex min-h-11 min-w-0 flex-1 items-center gap-2">
          <PhaseTitle />
          <Clock timer={table.timer} />
          <Toasts step={`${table.phase} ${table.round} ${table.question}`} className="absolute inset-0" />
        </div>
        {!you.waiting && (
          <>
            {seat.mayAdmit && (
              <Button look="quiet" className="px-2!" onClick={() => setOpen('invite')}>
                <Icon name="door" />
                <span className="sr-only sm:not-sr-only">Invite</span>
              </Button>
            )}
            <Button look="quiet" className="relative px-2!" onClick={() => setOpen('people')}>
              <Icon name="people" />
              <span aria-hidden className="tabular-nums">
                {here}
              </span>
              <span className="sr-only">
                People, {here} here{atTheDoor > 0 && `, ${atTheDoor} at the door`}
              </span>
              {atTheDoor > 0 && (
                <span aria-hidden className="kicker border-2 border-[#16201b] bg-hazard px-1 text-on-hazard">
                  +{atTheDoor}
                </span>
              )}
            </Button>
          </>
        )}
      </div>
      {open === 'people' && <LazyPeople onClose={close} />}
      {open === 'invite' && <LazyInvite onClose={close} />}
    </header>
  );
}

/** The table's phase and title, or a notice while the connection is lost. */
function PhaseTitle() {
  const { table } = useSeat();
  const { at } = useLineState();
  const { pending } = useOutbox();
  const lost = at === 'lost';
  return (
    <div className="min-w-0 flex-1">
      <p role="status" className={lost ? 'bg-hazard px-2 py-0.5 text-xs leading-tight text-on-hazard' : 'sr-only'}>
        {lost &&
          `Not connected; trying again. ${pending.length > 0 ? 'Your ideas are kept here.' : 'Keep typing; nothing is lost.'}`}
      </p>
      {!lost && (
        <>
          <p className="kicker truncate text-exit">{PHASE_TITLES[table.phase]}</p>
          <p className="sign truncate text-sm sm:text-base">{table.title || 'Untitled disaster'}</p>
        </>
      )}
    </div>
  );
}
