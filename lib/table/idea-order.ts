import type { IdeaRow, TableState } from './state';
import { ANONYMOUS_EVERY_MS } from './vocabulary';

/** A round's ideas as they are read back: those with a name in order of entry, then those without, shuffled. */
export const ideasOfRound = ({ ideas }: TableState, round: number): readonly IdeaRow[] =>
  [...ideas.values()].filter((idea) => idea.round === round).sort(byPlace);

/** Named before nameless. Equal random places are told apart by id, which is random too. */
export const byPlace = (a: IdeaRow, b: IdeaRow): number =>
  Number(a.author === null) - Number(b.author === null) || a.place - b.place || (a.id < b.id ? -1 : 1);

/** Whether others may see an idea yet. Those without a name are revealed together with others of their batch. */
export function isShown({ table }: TableState, idea: IdeaRow, now: number): boolean {
  if (idea.round === null) return false;
  const isComingIn = table.phase === 'brainstorm' && idea.round === table.round;
  return !isComingIn || idea.author !== null || now >= idea.at + ANONYMOUS_EVERY_MS;
}
