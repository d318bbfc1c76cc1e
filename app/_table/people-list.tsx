'use client';

import type { PersonView } from '@/lib/table/view';
import { PersonSign } from './person-sign';
import { isChoosingGm, peopleIn, useSeat } from './use-table';

export const ROLE_TITLES = { gm: 'GM', 'co-gm': 'Co-GM', player: 'Player', watcher: 'Watching' } as const;

/** Who is at the table, and whether they are here. */
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
              {standing(person, person.id === seat.you.person, isChoosingGm(seat.table))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Nobody is called GM while the table is choosing one. */
export function standing({ role, present }: PersonView, isYou: boolean, isChoosing: boolean): string {
  const hasTitle = role !== 'player' && !(isChoosing && role === 'gm');
  const parts = [isYou && 'You', hasTitle && ROLE_TITLES[role], !present && !isYou && 'away'];
  return parts.filter((part) => part !== false).join(', ') || 'here';
}
