import { isShown } from './idea-order';
import type { TableState } from './state';
import { REACTIONS, type Reaction } from './vocabulary';

/** Reactions to the ideas of one round: idea to person to reaction. Kept in memory only, and dropped with the round. */
export interface RoundReactions {
  readonly round: number;
  readonly byIdea: ReadonlyMap<string, ReadonlyMap<string, Reaction>>;
}

export const NO_REACTIONS: RoundReactions = { round: 0, byIdea: new Map() };

/** Most reactions of a round. More are ignored. */
const REACTIONS_MAX = 20_000;

/** A person's reaction to an idea; null takes it back. */
export interface ReactionChange {
  readonly round: number;
  readonly idea: string;
  readonly person: string;
  readonly reaction: Reaction | null;
}

/** Applies a change. A change of a later round drops the earlier reactions; one of an earlier round is ignored. */
export function react(before: RoundReactions, { round, idea, person, reaction }: ReactionChange): RoundReactions {
  if (round < before.round) return before;
  const { byIdea } = round > before.round ? NO_REACTIONS : before;
  const ofIdea = new Map(byIdea.get(idea));
  if (reaction === null) ofIdea.delete(person);
  else if (ofIdea.has(person) || countAll(byIdea) < REACTIONS_MAX) ofIdea.set(person, reaction);
  return { round, byIdea: new Map(byIdea).set(idea, ofIdea) };
}

const countAll = (byIdea: RoundReactions['byIdea']): number =>
  [...byIdea.values()].reduce((sum, { size }) => sum + size, 0);

/** Returns the reactions that belong to the open question: none once it is closed. */
export const reactionsNow = ({ table }: Pick<TableState, 'table'>, reactions: RoundReactions): RoundReactions =>
  table.phase === 'brainstorm' && table.round === reactions.round ? reactions : NO_REACTIONS;

/** Tells whether people can react to an idea: others may see it, and its question is open. */
export function mayReactTo(state: TableState, id: string, now: number): boolean {
  const idea = state.ideas.get(id);
  return (
    state.table.phase === 'brainstorm' &&
    idea !== undefined &&
    idea.round === state.table.round &&
    isShown(state, idea, now)
  );
}

export type ReactionCounts = Readonly<Record<Reaction, number>>;

export function countReactions({ byIdea }: RoundReactions, idea: string): ReactionCounts {
  const given = [...(byIdea.get(idea)?.values() ?? [])];
  return Object.fromEntries(
    REACTIONS.map((each) => [each, given.filter((one) => one === each).length]),
  ) as ReactionCounts;
}

/** Returns a person's own reactions by idea. */
export const reactionsOf = ({ byIdea }: RoundReactions, person: string): Readonly<Record<string, Reaction>> =>
  Object.fromEntries(
    [...byIdea].flatMap(([idea, ofIdea]) => {
      const own = ofIdea.get(person);
      return own ? [[idea, own]] : [];
    }),
  );
