'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Tick } from '@/app/_ui/tick';
import { toast } from '@/app/_ui/toasts';
import type { PersonView } from '@/lib/table/view';
import { counted } from '@/lib/tabletop/words/wording';
import { PersonSign } from './people-list';
import { type TableSeat, useAsk, useSeat, useServerNow } from './use-table';

const RECENT_MS = 600_000;

/** Removes many unwanted people: selected one by one or by what they have in common. */
export function RemoveSeveral({ onDone }: { readonly onDone: () => void }) {
  const remove = useRemove();
  const seat = useSeat();
  const now = useServerNow(false);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const people = seat.people.filter((person) => mayRemove(seat, person));
  const chosen = people.filter(({ id }) => marked.has(id));
  const came = people.filter(({ joinedAt = 0 }) => now - joinedAt < RECENT_MS);
  const silent = people.filter(({ hasIdea }) => hasIdea === false);
  const mark = (some: readonly PersonView[]) => setMarked(new Set([...marked, ...some.map(({ id }) => id)]));
  const toggle = (id: string) =>
    setMarked(new Set(marked.has(id) ? [...marked].filter((one) => one !== id) : [...marked, id]));
  return (
    <section aria-labelledby="several">
      <h3 id="several" ref={focusWhenShown} tabIndex={-1} className="text-lg">
        Remove several people
      </h3>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button disabled={came.length === 0} onClick={() => mark(came)}>
          Came in the last 10 minutes: {came.length}
        </Button>
        <Button disabled={silent.length === 0} onClick={() => mark(silent)}>
          No idea under their name: {silent.length}
        </Button>
        <Button look="quiet" disabled={chosen.length === 0} onClick={() => setMarked(new Set())}>
          Select nobody
        </Button>
      </div>
      <ul className="mt-2 flex flex-col">
        {people.map(({ id, name, colour, waiting }) => (
          <li key={id} className="border-b-2 border-line">
            <Tick checked={marked.has(id)} onChange={() => toggle(id)}>
              <PersonSign name={name} colour={colour} />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {name} {waiting && <span className="text-sm text-grey">at the door</span>}
              </span>
            </Tick>
          </li>
        ))}
      </ul>
      <div className="sticky -bottom-5 -mb-5 flex flex-wrap gap-2 bg-paper pt-3 pb-5 sm:-bottom-6 sm:-mb-6 sm:pb-6">
        <Button
          look="danger"
          disabled={chosen.length === 0}
          onClick={async () => {
            if (await remove(chosen)) onDone();
          }}
        >
          {chosen.length === 0 ? 'Select people to remove' : `Remove ${counted(chosen.length, 'person', 'people')}`}
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

/** Returns a function that removes people and says what changes for newcomers. Resolves to true once they are gone. */
export function useRemove(): (people: readonly Pick<PersonView, 'id' | 'name'>[]) => Promise<boolean> {
  const ask = useAsk();
  return async (removed) => {
    const people = removed.map(({ id }) => id);
    if (!(await ask({ type: 'remove', people }))) return false;
    const [first] = removed;
    const who = removed.length === 1 && first ? first.name : counted(removed.length, 'person', 'people');
    toast({
      message: `Removed ${who}. Code and links are new: see Invite.`,
      action: { label: 'Undo', run: () => void ask({ type: 'bringBack', people }) },
    });
    return true;
  };
}

/** Tells whether the user may remove a person. Nobody may remove the GM or the opener; only these may remove co-GMs. */
export function mayRemove({ you, people }: TableSeat, { id, role, opener, removed }: PersonView): boolean {
  const isOpener = people.some((each) => each.opener && each.id === you.person);
  return (
    id !== you.person && !removed && role !== 'gm' && !opener && (you.role === 'gm' || isOpener || role !== 'co-gm')
  );
}

/** Ref callback that moves the focus here when the focused element has gone. */
const focusWhenShown = (element: HTMLElement | null) => element?.focus();
