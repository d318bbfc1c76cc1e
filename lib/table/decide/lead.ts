import { secretsOf } from '../notes';
import type { Change, PersonRow, TableState } from '../state';
import { GM_GONE_MS } from '../vocabulary';
import {
  change,
  type Decide,
  GM_FIRST,
  isChoosingGm,
  isPresent,
  NO_SUCH_PERSON,
  NOTHING,
  refuse,
  setPerson,
  takesPart,
} from './deciding';

export const handOver: Decide<'handOver'> = ({ state, actor, command }) => {
  if (isChoosingGm(state)) return GM_FIRST;
  const person = state.people.get(command.person);
  if (!person || person.removed || person.waiting) return NO_SUCH_PERSON;
  return person.id === actor.id ? NOTHING : change(...passLead(state, person));
};

/** Votes for a new leader while the GM is gone. Once everybody present has named the same person, they become GM. */
export const agreeLead: Decide<'agreeLead'> = ({ state, actor, command, now }) => {
  const person = state.people.get(command.person);
  if (!person || !takesPart(person) || !isPresent(person, now)) return NO_SUCH_PERSON;
  const gone = leadGoneSince(state, now);
  if (gone === null || now - gone < GM_GONE_MS) {
    return refuse(
      'gm-here',
      'The GM is here, or was a moment ago. Somebody can take over after two minutes without them.',
    );
  }
  if (!canBecomeLeader(person, gone, now)) {
    return refuse('came-late', 'The new GM must have been here with the old one. Choose somebody else.');
  }
  const others = [...state.people.values()].filter(
    (other) => other.id !== actor.id && other.role !== 'gm' && takesPart(other) && isPresent(other, now),
  );
  if (others.every(({ wouldFollow }) => wouldFollow === person.id)) return change(...passLead(state, person));
  return actor.wouldFollow === person.id ? NOTHING : change(setPerson(actor.id, { wouldFollow: person.id }));
};

/**
 * Tells whether a person may become leader while the GM is gone. People who joined after the GM left may not: otherwise
 * anyone with the code could take over an empty table.
 */
export const canBecomeLeader = (person: PersonRow, gone: number | null, now: number): boolean =>
  gone !== null && takesPart(person) && isPresent(person, now) && person.joinedAt <= gone;

/** Returns the time since which the GM has been absent; null if present. */
export function leadGoneSince({ people }: TableState, now: number): number | null {
  const gm = [...people.values()].find(({ role }) => role === 'gm');
  return gm && !isPresent(gm, now) ? gm.seenAt : null;
}

/** Makes a person GM. The previous GM becomes co-GM, so that they can help when they return. */
function passLead({ people }: TableState, to: PersonRow): readonly Change[] {
  const before = [...people.values()].filter(({ role }) => role === 'gm').map(({ id }) => id);
  return [
    { type: 'people', ids: before, set: { role: 'co-gm' } },
    setPerson(to.id, { role: 'gm' }),
    ...clearLeaderVotes(people),
  ];
}

export function clearLeaderVotes(people: TableState['people']): readonly Change[] {
  const ids = [...people.values()].filter(({ wouldFollow }) => wouldFollow !== null).map(({ id }) => id);
  return ids.length > 0 ? [{ type: 'people', ids, set: { wouldFollow: null } }] : [];
}

/** Interval at which presence is recorded. */
const AGAIN_AFTER_MS = 15_000;

/** Records which people's pages are connected. */
export function decidePresence(
  state: TableState,
  { here, gone }: { readonly here: readonly string[]; readonly gone: readonly string[] },
  now: number,
): readonly Change[] {
  const known = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const person = state.people.get(id);
      return person && !person.removed ? [person] : [];
    });
  const came = known(here).filter((person) => !person.here || now - person.seenAt >= AGAIN_AFTER_MS);
  const went = known(gone).filter((person) => person.here);
  const gmIsBack = came.some((person) => person.role === 'gm' && !isPresent(person, now));
  return [
    ...(came.length > 0
      ? [{ type: 'people' as const, ids: came.map(({ id }) => id), set: { here: true, seenAt: now } }]
      : []),
    ...(went.length > 0
      ? [{ type: 'people' as const, ids: went.map(({ id }) => id), set: { here: false, seenAt: now } }]
      : []),
    ...(gmIsBack ? clearLeaderVotes(state.people) : []),
  ];
}

const SECRETS_MAX = 200;

/** Settles a secret for the session; an empty value clears it. */
export const tellSecret: Decide<'tellSecret'> = ({ state, command: { secret, value } }) => {
  if (isChoosingGm(state)) return GM_FIRST;
  const { secrets } = state;
  if ((secrets.get(secret) ?? '') === value) return NOTHING;
  if (!secrets.has(secret) && Object.keys(secretsOf(state)).length >= SECRETS_MAX) {
    return refuse('full', `A table keeps at most ${SECRETS_MAX} secrets.`);
  }
  return change({ type: 'secret', secret, value });
};
