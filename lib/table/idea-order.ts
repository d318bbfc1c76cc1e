import type { IdeaRow, TableState } from './state';
import { ANONYMOUS_EVERY_MS } from './vocabulary';

/** Returns a round's ideas in display order: signed ones in order of entry, then anonymous ones, shuffled. */
export const ideasOfRound = ({ ideas }: TableState, round: number): readonly IdeaRow[] =>
  [...ideas.values()].filter((idea) => idea.round === round).sort(byPlace);

/** Sorts signed ideas before anonymous ones. Equal random places are sorted by id, which is random too. */
export const byPlace = (a: IdeaRow, b: IdeaRow): number =>
  Number(a.author === null) - Number(b.author === null) || a.place - b.place || (a.id < b.id ? -1 : 1);

/** Tells whether others may see an idea yet. Anonymous ideas are revealed in batches. */
export function isShown({ table }: TableState, idea: IdeaRow, now: number): boolean {
  if (idea.round === null) return false;
  const isComingIn = table.phase === 'brainstorm' && idea.round === table.round;
  return !isComingIn || idea.author !== null || now >= idea.at + ANONYMOUS_EVERY_MS;
}
