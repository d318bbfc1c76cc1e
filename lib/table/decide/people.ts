import { hasDeclined, setDeclined } from '../notes';
import type { PersonRow, TableState } from '../state';
import { TABLE_LIMITS } from '../vocabulary';
import {
  type CommandContext,
  change,
  type Decide,
  type Decision,
  isOpener,
  leads,
  NO_SUCH_PERSON,
  NOTHING,
  refuse,
  revokeLinks,
  setPerson,
  setTable,
} from './deciding';
import { countInside, FULL } from './join';

export const rename: Decide<'rename'> = ({ state, actor, command }) => {
  const id = command.person ?? actor.id;
  const person = state.people.get(id);
  if (!person) return NO_SUCH_PERSON;
  if (id !== actor.id && !leads(actor)) return refuse('role', 'Only the GM can rename others.');
  if (id !== actor.id && person.role === 'gm') return refuse('role', 'Only the GM can change the GM’s name.');
  return person.name === command.name ? NOTHING : change(setPerson(id, { name: command.name }));
};

export const recolour: Decide<'recolour'> = ({ actor, command }) =>
  actor.colour === command.colour ? NOTHING : change(setPerson(actor.id, { colour: command.colour }));

export const consent: Decide<'consent'> = ({ state, actor, command: { named } }) =>
  change(
    ...(actor.consents === named ? [] : [setPerson(actor.id, { consents: named })]),
    ...(hasDeclined(state, actor.id) === !named ? [] : [setDeclined(actor.id, !named)]),
  );

/** Admits people from the lobby, or after a removal. */
export const admit: Decide<'admit'> = ({ command, ...given }) =>
  letIn(given, command.people, { waiting: false, removed: false });

/** Restores removed people to where they were: at the table, or in the lobby. */
export const bringBack: Decide<'bringBack'> = ({ command, ...given }) =>
  letIn(given, command.people, { removed: false });

function letIn(
  { state, actor }: Pick<CommandContext, 'state' | 'actor'>,
  ids: readonly string[],
  set: Outside,
): Decision {
  const people = peopleOf(state, ids);
  if (!people) return NO_SUCH_PERSON;
  const outside = people.filter(({ removed, waiting }) => removed || (waiting && set.waiting === false));
  if (outside.length === 0) return NOTHING;
  if (!mayMoveCoGm(actor) && outside.some(({ role }) => role === 'co-gm')) {
    return refuse('role', 'Only the GM or the person who opened the table can let a co-GM back in.');
  }
  const back = outside.filter(({ removed }) => removed).length;
  if (countInside(state) + back > TABLE_LIMITS.people) return FULL;
  return change({ type: 'people', ids: outside.map(({ id }) => id), set });
}

type Outside = Partial<Pick<PersonRow, 'removed' | 'waiting'>>;

export const setRole: Decide<'setRole'> = ({ state, actor, command }) => {
  const person = state.people.get(command.person);
  if (!person || person.removed) return NO_SUCH_PERSON;
  if (person.role === 'gm') return refuse('gm-stays', 'The GM must hand over the table before changing roles.');
  const concernsLead = person.role === 'co-gm' || command.role === 'co-gm';
  if (concernsLead && actor.role !== 'gm' && person.id !== actor.id) {
    return refuse('role', 'Only the GM can appoint or dismiss co-GMs.');
  }
  return person.role === command.role ? NOTHING : change(setPerson(person.id, { role: command.role }));
};

/** Removes people, and revokes the links with which they could return anonymously or under another name. */
export const remove: Decide<'remove'> = ({ state, actor, command, newCode }) => {
  const people = peopleOf(state, command.people);
  if (!people) return NO_SUCH_PERSON;
  const refusal = people.map((person) => refusalToRemove(actor, person)).find((each) => each !== undefined);
  if (refusal) return refusal;
  const ids = people.filter(({ removed }) => !removed).map(({ id }) => id);
  if (ids.length === 0) return NOTHING;
  return change(
    { type: 'people', ids, set: { removed: true, here: false, wouldFollow: null } },
    revokeLinks(state.table, newCode(), 'stay'),
  );
};

function refusalToRemove(actor: PersonRow, person: PersonRow): Decision | undefined {
  if (person.role === 'gm') return refuse('gm-stays', 'The GM can’t be removed. Hand over the table first.');
  if (isOpener(person)) return refuse('opener-stays', 'The person who opened the table can’t be removed.');
  if (person.role === 'co-gm' && !mayMoveCoGm(actor)) {
    return refuse('role', 'Only the GM or the person who opened the table can remove a co-GM.');
  }
  return undefined;
}

/** Locks the table or opens it, with or without a lobby. Without one, everybody waiting is admitted. */
export const setDoor: Decide<'setDoor'> = ({ state, command: { locked, lobby } }) => {
  const waiting = lobby ? [] : [...state.people.values()].filter((person) => person.waiting).map(({ id }) => id);
  const isSame = locked === state.table.locked && lobby === state.table.lobby;
  return change(
    ...(isSame ? [] : [setTable({ locked, lobby })]),
    ...(waiting.length > 0 ? [{ type: 'people' as const, ids: waiting, set: { waiting: false } }] : []),
  );
};

export const setGather: Decide<'setGather'> = ({ state: { table }, command: { open, anonymous } }) =>
  open === table.gather && anonymous === table.gatherAnonymous
    ? NOTHING
    : change(setTable({ gather: open, gatherAnonymous: anonymous }));

const mayMoveCoGm = (actor: PersonRow): boolean => actor.role === 'gm' || isOpener(actor);

/** Returns all of these people; undefined if one is not at the table. */
function peopleOf({ people }: TableState, ids: readonly string[]): readonly PersonRow[] | undefined {
  const found = [...new Set(ids)].flatMap((id) => people.get(id) ?? []);
  return found.length === new Set(ids).size ? found : undefined;
}
