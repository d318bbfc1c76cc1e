import type { Change, IdeaRow, PersonRow, TableState } from '../state';
import { isOpener, setPerson, setTable, takesPart } from './deciding';

/**
 * Deletes a member's data from a table: their seat, their votes, and all ideas for which `isTheirs` returns true. Other
 * people's ideas that were merged into these become ideas of their own. If the member was GM, somebody else becomes GM.
 */
export function decideErasure(
  state: TableState,
  personId: string | undefined,
  isTheirs: (idea: IdeaRow) => boolean,
): readonly Change[] {
  const ids = [...state.ideas.values()].filter(isTheirs).map(({ id }) => id);
  return [...forgetIdeas(state, new Set(ids)), ...forgetPerson(state, personId)];
}

function forgetIdeas({ table, ideas }: TableState, ids: ReadonlySet<string>): readonly Change[] {
  if (ids.size === 0) return [];
  const merged = [...ideas.values()].filter(({ id, mergedInto }) => !ids.has(id) && ids.has(mergedInto ?? ''));
  return [
    ...(table.reading !== null && ids.has(table.reading) ? [setTable({ reading: null })] : []),
    ...(merged.length > 0
      ? [{ type: 'ideas' as const, ids: merged.map(({ id }) => id), set: { fate: 'open' as const, mergedInto: null } }]
      : []),
    { type: 'removeIdeas', ids: [...ids] },
  ];
}

function forgetPerson({ people }: TableState, personId: string | undefined): readonly Change[] {
  const person = people.get(personId ?? '');
  if (!person) return [];
  const others = [...people.values()].filter(({ id }) => id !== person.id);
  const next = person.role === 'gm' ? nextGm(others) : undefined;
  return [
    ...others
      .filter(({ wouldFollow }) => wouldFollow === person.id)
      .map(({ id }) => setPerson(id, { wouldFollow: null })),
    ...others.filter(({ gmVote }) => gmVote === person.id).map(({ id }) => setPerson(id, { gmVote: null })),
    ...(next ? [setPerson(next.id, { role: 'gm' })] : []),
    { type: 'removePerson', id: person.id },
  ];
}

/** Returns the next GM: the person who opened the table, a co-GM, or the player who joined first. */
function nextGm(people: readonly PersonRow[]): PersonRow | undefined {
  const seated = people.filter(takesPart).toSorted((a, b) => a.place - b.place);
  return seated.find(isOpener) ?? seated.find(({ role }) => role === 'co-gm') ?? seated[0];
}
