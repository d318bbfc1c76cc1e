'use client';

import { Button } from '@/app/_ui/button';
import { Toggle } from './toggle';
import { useAsk, useSeat } from './use-table';

/** Whether new people can join, and whether they wait first. Those who are at the table stay either way. */
export function Door() {
  const ask = useAsk();
  const { table } = useSeat();
  const { locked, lobby } = table;
  return (
    <section aria-labelledby="door">
      <h3 id="door" className="text-lg">
        The door
      </h3>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <p aria-live="polite" className="min-w-0 flex-1 basis-48">
          {locked ? 'Closed: nobody new can join. Everybody at the table stays.' : 'Open: the code and the links work.'}
        </p>
        <Button look={locked ? 'main' : 'plain'} onClick={() => void ask({ type: 'setDoor', locked: !locked, lobby })}>
          {locked ? 'Open the door' : 'Close the door'}
        </Button>
      </div>
      <Toggle checked={lobby} onAsk={(wanted) => ask({ type: 'setDoor', locked, lobby: wanted })}>
        New people wait until they are let in
      </Toggle>
    </section>
  );
}
