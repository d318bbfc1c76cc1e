import { change, type Decide, NOTHING, refuse, setTable } from './deciding';

const NO_CLOCK = refuse('no-clock', 'No clock is running. Add time to start one.');

export const pauseTimer: Decide<'pauseTimer'> = ({ state: { table }, now }) => {
  if (table.leftMs !== null) return NOTHING;
  if (table.endsAt === null) return NO_CLOCK;
  return change(setTable({ endsAt: null, leftMs: Math.max(0, table.endsAt - now) }));
};

export const resumeTimer: Decide<'resumeTimer'> = ({ state: { table }, now }) => {
  if (table.endsAt !== null) return NOTHING;
  if (table.leftMs === null) return NO_CLOCK;
  return change(setTable({ endsAt: now + table.leftMs, leftMs: null }));
};

/** Adds time to a paused, running or expired timer, or starts a new one. */
export const addTime: Decide<'addTime'> = ({ state: { table }, command, now }) => {
  const more = command.seconds * 1_000;
  if (table.leftMs !== null) return change(setTable({ leftMs: table.leftMs + more }));
  return change(setTable({ endsAt: Math.max(table.endsAt ?? now, now) + more }));
};
