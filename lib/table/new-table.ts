import type { PersonRow, TableRow, TableState } from './state';

/** A table as it is when the GM has just opened it. */
export const newTable = (
  table: Pick<TableRow, 'id' | 'draftId' | 'system' | 'title' | 'code' | 'createdAt'>,
  gm: PersonRow,
): TableState => ({
  version: 1,
  table: {
    ...table,
    epoch: 0,
    watchersFrom: 0,
    phase: 'lobby',
    question: null,
    round: 0,
    ballot: 0,
    stage: null,
    revealed: false,
    reading: null,
    endsAt: null,
    leftMs: null,
    locked: false,
    lobby: false,
    gather: false,
    gatherAnonymous: false,
  },
  people: new Map([[gm.id, gm]]),
  rounds: [],
  ideas: new Map(),
  votes: new Map(),
  secrets: new Map(),
});
