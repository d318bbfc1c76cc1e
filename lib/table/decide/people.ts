import type { CommandType } from '../commands';
import type { PersonRow } from '../state';
import {
  change,
  type Decide,
  type Given,
  isOpener,
  leads,
  NO_SUCH_PERSON,
  NOTHING,
  refuse,
  setPerson,
  setTable,
} from './deciding';
import { takeLinksBack } from './links';

export const rename: Decide<'rename'> = ({ state, actor, command }) => {
  const id = command.person ?? actor.id;
  const person = state.people.get(id);
  if (!person) return NO_SUCH_PERSON;
  if (id !== actor.id && !leads(actor)) return refuse('role', 'Only the GM can rename others.');
  return person.name === command.name ? NOTHING : change(setPerson(id, { name: command.name }));
};

export const recolour: Decide<'recolour'> = ({ actor, command }) =>
  actor.colour === command.colour ? NOTHING : change(setPerson(actor.id, { colour: command.colour }));

export const consent: Decide<'consent'> = ({ actor, command }) =>
  actor.consents === command.named ? NOTHING : change(setPerson(actor.id, { consents: command.named }));

/** Out of the lobby, or back after being sent away. */
export const admit: Decide<'admit'> = (given) => {
  const person = personOf(given);
  if (!person) return NO_SUCH_PERSON;
  if (!person.waiting && !person.removed) return NOTHING;
  if (person.role === 'co-gm' && !mayMoveCoGm(given.actor)) {
    return refuse('role', 'Only the GM or the person who opened the table can let a co-GM back in.');
  }
  return change(setPerson(person.id, { waiting: false, removed: false }));
};

export const setRole: Decide<'setRole'> = (given) => {
  const { actor, command } = given;
  const person = personOf(given);
  if (!person || person.removed) return NO_SUCH_PERSON;
  if (person.role === 'gm') return refuse('gm-stays', 'The GM must hand over the table before changing roles.');
  const concernsLead = person.role === 'co-gm' || command.role === 'co-gm';
  if (concernsLead && actor.role !== 'gm' && person.id !== actor.id) {
    return refuse('role', 'Only the GM can appoint or dismiss co-GMs.');
  }
  return person.role === command.role ? NOTHING : change(setPerson(person.id, { role: command.role }));
};

/** Sends somebody away, and takes back what they could come in by again under no name or another one. */
export const remove: Decide<'remove'> = (given) => {
  const { actor, state, newCode } = given;
  const person = personOf(given);
  if (!person) return NO_SUCH_PERSON;
  if (person.role === 'gm') return refuse('gm-stays', 'The GM can’t be removed. Hand over the table first.');
  if (isOpener(person)) return refuse('opener-stays', 'The person who opened the table can’t be removed.');
  if (person.role === 'co-gm' && !mayMoveCoGm(actor)) {
    return refuse('role', 'Only the GM or the person who opened the table can remove a co-GM.');
  }
  if (person.removed) return NOTHING;
  return change(
    setPerson(person.id, { removed: true, waiting: false, here: false, wouldFollow: null }),
    takeLinksBack(state.table, newCode(), 'stay'),
  );
};

/** Open to the lobby or not, and to newcomers at all or not. Without a lobby nobody waits in it. */
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

function personOf<Type extends CommandType>({
  state,
  command,
}: Given<Type> & { readonly command: { readonly person: string } }): PersonRow | undefined {
  return state.people.get(command.person);
}
