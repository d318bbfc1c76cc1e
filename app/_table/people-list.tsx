'use client';

import { COLOUR_LOOK, initialsOf } from '@/app/_ui/colours';
import type { PersonView } from '@/lib/table/view';
import type { Colour } from '@/lib/table/vocabulary';
import { isChoosingGm, peopleIn, useSeat } from './use-table';

export const ROLE_TITLES = { gm: 'GM', 'co-gm': 'Co-GM', player: 'Player', watcher: 'Watching' } as const;

export function PeopleList({ narrow = false }: { readonly narrow?: boolean }) {
  const seat = useSeat();
  return (
    <ul className={`grid gap-2 ${narrow ? '' : 'sm:grid-cols-2'}`}>
      {peopleIn(seat).map((person) => (
        <li key={person.id} className="flex items-center gap-3">
          <PersonSign name={person.name} colour={person.colour} size="large" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {person.name}
            <span className="block text-sm text-grey">
              {describePerson(person, person.id === seat.you.person, isChoosingGm(seat.table))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Initials of a person on their colour. The name stands beside it, or is read aloud. */
export function PersonSign(props: {
  readonly name: string;
  readonly colour: Colour;
  readonly size?: 'small' | 'large';
}) {
  const { ground, ink } = COLOUR_LOOK[props.colour];
  return (
    <span
      aria-hidden
      className={`sign inline-flex shrink-0 items-center justify-center rounded-sm border-2 border-ink ${props.size === 'large' ? 'size-11 text-base' : 'size-8 text-xs'}`}
      style={{ background: ground, color: ink }}
    >
      {initialsOf(props.name)}
    </span>
  );
}

/** Describes a person's role and presence. Nobody is called GM while the table is choosing one. */
export function describePerson({ role, present }: PersonView, isYou: boolean, isChoosing: boolean): string {
  const hasTitle = role !== 'player' && !(isChoosing && role === 'gm');
  const parts = [isYou && 'You', hasTitle && ROLE_TITLES[role], !present && !isYou && 'away'];
  return parts.filter((part) => part !== false).join(', ') || 'here';
}
