'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import { Titled } from '@/app/_ui/titled';
import { formatJoinCode } from '@/lib/table/join-code';
import type { PersonView } from '@/lib/table/view';
import { OwnForm } from './own-form';
import { describePerson, PersonSign } from './people-list';
import { PersonRow } from './person-row';
import { mayRemove, RemoveSeveral, useRemove } from './remove-several';
import { Toggle } from './toggle';
import { isChoosingGm, useAsk, useSeat } from './use-table';

/** The people at the table and the user's own form; for leaders, also roles, names and removal. */
export function PeopleDialog({ onClose }: { readonly onClose: () => void }) {
  const ask = useAsk();
  const remove = useRemove();
  const seat = useSeat();
  const { table, people, you, mayAdmit } = seat;
  const [isRemoving, setRemoving] = useState<boolean | undefined>(undefined);
  const isBack = isRemoving === false;
  const removable = people.filter((person) => mayRemove(seat, person)).length;
  const waiting = people.filter((person) => person.waiting && !person.removed);
  const seated = people.filter((person) => !person.waiting && !person.removed);
  const removed = people.filter((person) => person.removed);
  if (isRemoving) {
    return (
      <Dialog open onOpenChange={onClose} title="People">
        <RemoveSeveral onDone={() => setRemoving(false)} />
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title="People">
      <div className="flex flex-col gap-6">
        {mayAdmit && <Door />}
        {mayAdmit && waiting.length > 0 && (
          <Titled id="at-door" as="h3" title={`At the door: ${waiting.length}`}>
            {waiting.length > 1 && (
              <Button className="mt-2" onClick={() => void ask({ type: 'admit', people: waiting.map(({ id }) => id) })}>
                Let everybody in
              </Button>
            )}
            <ul className="mt-2 flex flex-col gap-2">
              {waiting.map(({ id, name, colour }) => (
                <li key={id} className="flex items-center gap-3 border-2 border-hazard p-2">
                  <PersonSign name={name} colour={colour} />
                  <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
                  <Button look="main" onClick={() => void ask({ type: 'admit', people: [id] })}>
                    Let in<span className="sr-only"> {name}</span>
                  </Button>
                  <Button look="danger" onClick={() => void remove([{ id, name }])}>
                    No<span className="sr-only">, send {name} away</span>
                  </Button>
                </li>
              ))}
            </ul>
          </Titled>
        )}
        <Titled id="seated" as="h3" title={`At the table: ${seated.length}`}>
          <ul className="mt-2 flex flex-col">
            {seated.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                description={describePerson(person, person.id === you.person, isChoosingGm(table))}
                mayChange={mayAdmit && person.id !== you.person}
              />
            ))}
          </ul>
          {table.watchers > 0 && (
            <p className="mt-2 text-sm text-grey">
              {table.watchers === 1 ? 'One person is watching.' : `${table.watchers} people are watching.`}
            </p>
          )}
          {removable > 1 && (
            <Button ref={isBack ? focusWhenShown : undefined} className="mt-3" onClick={() => setRemoving(true)}>
              Remove several
            </Button>
          )}
        </Titled>
        {mayAdmit && removed.length > 0 && <Removed people={removed} />}
        <div className="border-t-2 border-ink pt-4">
          <OwnForm />
        </div>
      </div>
    </Dialog>
  );
}

/** Sets whether new people can join, and whether they wait first. People at the table stay either way. */
function Door() {
  const ask = useAsk();
  const { table } = useSeat();
  const { locked, lobby } = table;
  return (
    <Titled id="door" as="h3" title="The door">
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
    </Titled>
  );
}

/** Ref callback that returns the focus here. */
const focusWhenShown = (element: HTMLElement | null) => element?.focus();

const SHOWN = 20;

/** Removed people, the latest first, with a button to let them back in. */
function Removed({ people }: { readonly people: readonly PersonView[] }) {
  const ask = useAsk();
  const { table } = useSeat();
  const [all, setAll] = useState(false);
  const last = people.toReversed();
  return (
    <Titled id="removed" as="h3" title={`Removed: ${people.length}`}>
      <p className="mt-1 text-sm text-grey">
        The code and all links have changed. The code is now{' '}
        <span className="sign whitespace-nowrap" translate="no">
          {formatJoinCode(table.code)}
        </span>
        ; the links are under Invite.
        {table.watchers > 0 && ' Watchers stay. To remove those who came by link, replace all links there.'}
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {(all ? last : last.slice(0, SHOWN)).map(({ id, name, colour }) => (
          <li key={id} className="flex items-center gap-3">
            <PersonSign name={name} colour={colour} />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
            <Button onClick={() => void ask({ type: 'admit', people: [id] })}>
              Let back in<span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {people.length > SHOWN && !all && (
        <Button look="quiet" className="mt-2" onClick={() => setAll(true)}>
          Show all {people.length}
        </Button>
      )}
    </Titled>
  );
}
