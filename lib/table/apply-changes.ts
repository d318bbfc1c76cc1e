import type { Change, IdeaRow, PersonRow, TableState, VotesByIdea } from './state';

/** Applies changes and increments the version: the in-memory counterpart of a store's row updates. */
export function applyChanges(state: TableState, changes: readonly Change[]): TableState {
  const next = changes.reduce(applyChange, state);
  return { ...next, version: state.version + 1 };
}

function applyChange(state: TableState, change: Change): TableState {
  switch (change.type) {
    case 'table':
      return { ...state, table: { ...state.table, ...change.set } };
    case 'addPerson':
      return { ...state, people: new Map(state.people).set(change.person.id, change.person) };
    case 'people':
      return { ...state, people: setAll<PersonRow>(state.people, change.ids, change.set) };
    case 'removePerson':
      return { ...state, people: without(state.people, [change.id]), votes: withoutVoter(state.votes, change.id) };
    case 'addRound':
      return { ...state, rounds: [...state.rounds, change.round] };
    case 'addIdea':
      return { ...state, ideas: new Map(state.ideas).set(change.idea.id, change.idea) };
    case 'ideas':
      return { ...state, ideas: setAll<IdeaRow>(state.ideas, change.ids, change.set) };
    case 'removeIdeas':
      return { ...state, ideas: without(state.ideas, change.ids), votes: without(state.votes, change.ids) };
    case 'vote': {
      const ofIdea = new Map(state.votes.get(change.idea)).set(change.person, change.choice);
      return { ...state, votes: new Map(state.votes).set(change.idea, ofIdea) };
    }
    case 'clearVotes':
      return { ...state, votes: new Map() };
    case 'make':
      return { ...state, making: [...state.making, ...change.entries] };
    case 'secret':
      return { ...state, secrets: new Map(state.secrets).set(change.secret, change.value) };
  }
}

function setAll<Row>(
  rows: ReadonlyMap<string, Row>,
  ids: readonly string[],
  set: Partial<Row>,
): ReadonlyMap<string, Row> {
  const next = new Map(rows);
  for (const id of ids) {
    const row = next.get(id);
    if (row) next.set(id, { ...row, ...set });
  }
  return next;
}

function without<Row>(rows: ReadonlyMap<string, Row>, ids: readonly string[]): ReadonlyMap<string, Row> {
  const next = new Map(rows);
  for (const id of ids) next.delete(id);
  return next;
}

const withoutVoter = (votes: VotesByIdea, person: string): VotesByIdea =>
  new Map([...votes].map(([idea, ofIdea]) => [idea, without(ofIdea, [person])]));
