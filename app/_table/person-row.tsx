'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Form } from '@/app/_ui/form';
import { Options } from '@/app/_ui/options';
import type { PersonView } from '@/lib/table/view';
import { NAME_MAX, TABLE_ROLES, type TableRole } from '@/lib/table/vocabulary';
import { PersonSign, ROLE_TITLES } from './people-list';
import { mayRemove, useRemove } from './remove-several';
import { isChoosingGm, useAsk, useSeat } from './use-table';

export function PersonRow(props: {
  readonly person: PersonView;
  readonly description: string;
  readonly mayChange: boolean;
}) {
  const { person, description, mayChange } = props;
  const [open, setOpen] = useState(false);
  return (
    <li className="border-b-2 border-line py-2">
      <div className="flex items-center gap-3">
        <PersonSign name={person.name} colour={person.colour} />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {person.name} <span className="text-sm text-grey">{description}</span>
        </span>
        {mayChange && (
          <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            Change<span className="sr-only"> {person.name}</span>
          </Button>
        )}
      </div>
      {open && mayChange && <Changes person={person} />}
    </li>
  );
}

function Changes({ person }: { readonly person: PersonView }) {
  const ask = useAsk();
  const remove = useRemove();
  const seat = useSeat();
  const { you, leads, table } = seat;
  const { id, name, role } = person;
  const [handing, setHanding] = useState(false);
  const isGm = you.role === 'gm';
  // Only the GM appoints and demotes co-GMs.
  const mayDemote = leads && role !== 'gm' && (isGm || role !== 'co-gm');
  const isChoosing = isChoosingGm(table);
  const roles = TABLE_ROLES.filter(
    (known): known is Exclude<TableRole, 'gm'> => known !== 'gm' && (isGm || known !== 'co-gm'),
  );
  return (
    <div className="mt-2 flex flex-col gap-3 border-l-4 border-ink pl-3">
      {leads && role !== 'gm' && <Renaming id={id} name={name} />}
      {mayDemote && (
        <label className="flex flex-col gap-1">
          <span className="sign text-sm">Role</span>
          <select
            className="input"
            value={role}
            onChange={(event) => {
              const chosen = roles.find((known) => known === event.target.value);
              if (chosen) void ask({ type: 'setRole', person: id, role: chosen });
            }}
          >
            <Options of={roles.map((known) => [known, ROLE_TITLES[known]])} />
          </select>
        </label>
      )}
      <div className="flex flex-wrap gap-2">
        {isGm &&
          !isChoosing &&
          role !== 'watcher' &&
          (handing ? (
            <>
              <Button look="main" onClick={() => void ask({ type: 'handOver', person: id })}>
                Yes, {name} is the new GM
              </Button>
              <Button look="quiet" onClick={() => setHanding(false)}>
                No
              </Button>
            </>
          ) : (
            <Button onClick={() => setHanding(true)}>Make them the GM</Button>
          ))}
        {mayRemove(seat, person) && (
          <Button look="danger" onClick={() => void remove([person])}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

function Renaming({ id, name }: Pick<PersonView, 'id' | 'name'>) {
  const ask = useAsk();
  const [typed, setTyped] = useState(name);
  return (
    <Form className="flex items-end gap-2" onSubmit={() => ask({ type: 'rename', person: id, name: typed.trim() })}>
      <label className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="sign text-sm">Name</span>
        <input
          className="input"
          value={typed}
          maxLength={NAME_MAX}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button type="submit" disabled={typed.trim() === '' || typed.trim() === name}>
        Rename
      </Button>
    </Form>
  );
}
