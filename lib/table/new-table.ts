import type { PersonRow, TableRow, TableState } from './state';

/** A table as it is when somebody has just opened it: they lead until the group has chosen its GM. */
export const newTable = (
  table: Pick<TableRow, 'id' | 'draftId' | 'system' | 'title' | 'code' | 'createdAt'>,
  gm: PersonRow,
  asksForGm = false,
): TableState => ({
  version: 1,
  table: {
    ...table,
    epoch: 0,
    watchersFrom: 0,
    phase: 'lobby',
    gmChoice: asksForGm ? 'asking' : null,
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
  making: [],
});
