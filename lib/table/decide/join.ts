import { failure } from '@/lib/kernel/result';
import type { PersonRow, TableState } from '../state';
import { type Colour, TABLE_LIMITS, type TableRole } from '../vocabulary';
import { change, type Decision, NOTHING, type Refusal, refuse, setPerson } from './deciding';

export interface Newcomer {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly colour: Colour;
  /** Role granted by their link: a GM's link makes a co-GM. */
  readonly role: Exclude<TableRole, 'gm'>;
}

/** Refusal for people who may not join; does not reveal whether the code is wrong. */
export const NOT_FOUND: Refusal = {
  code: 'table/no-such-table',
  message: 'No open table has that code or link. Ask for it again: the GM may have changed it.',
};
export const NO_SUCH_TABLE: Decision = failure(NOT_FOUND);

export const FULL = refuse(
  'full',
  `A table has room for ${TABLE_LIMITS.people} people, and this one is full. The GM can remove some.`,
);

/** Admits a person, perhaps again. Known people keep their role unless a GM's link grants a higher one. */
export function decideJoin(state: TableState, newcomer: Newcomer, now: number): Decision {
  const { id, memberId, name, colour, role } = newcomer;
  const known = personOfMember(state, memberId);
  if (known) {
    if (known.removed) return NO_SUCH_TABLE;
    // A browser with a seat shows the board with that seat.
    if (role === 'watcher') return NOTHING;
    const rises = role === 'co-gm' && (known.role === 'player' || known.role === 'watcher');
    const set = { name, colour, ...(rises && { role, waiting: false }) };
    const isSame = known.name === name && known.colour === colour && !rises;
    return isSame ? NOTHING : change(setPerson(known.id, set));
  }
  if (state.table.locked) return NO_SUCH_TABLE;
  const { size } = state.people;
  if (countInside(state) >= TABLE_LIMITS.people || size >= TABLE_LIMITS.comers) return FULL;
  return change({
    type: 'addPerson',
    person: {
      ...newPerson({ id, memberId, name, colour, role }, now),
      waiting: state.table.lobby && role !== 'co-gm',
      place: size + 1,
    },
  });
}

/** Returns the number of people at the table or waiting. */
export const countInside = ({ people }: TableState): number =>
  [...people.values()].filter(({ removed }) => !removed).length;

export const personOfMember = ({ people }: TableState, memberId: string): PersonRow | undefined =>
  [...people.values()].find((person) => person.memberId === memberId);

export const newPerson = (
  who: Pick<PersonRow, 'id' | 'memberId' | 'name' | 'colour' | 'role'>,
  now: number,
): PersonRow => ({
  ...who,
  waiting: false,
  removed: false,
  consents: false,
  wouldFollow: null,
  wantsGm: false,
  gmVote: null,
  gmVotes: null,
  gmCard: null,
  place: 1,
  joinedAt: now,
  here: false,
  seenAt: now,
});
