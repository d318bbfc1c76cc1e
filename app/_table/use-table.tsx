'use client';

import { createContext, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { toast } from '@/app/_ui/toasts';
import { messageOf } from '@/app/_ui/use-attempt';
import type { CourseStop } from '@/lib/contract/form';
import type { LinkQuestion } from '@/lib/contract/link-question';
import { invariant } from '@/lib/kernel/invariant';
import type { Json } from '@/lib/kernel/json';
import type { Command } from '@/lib/table/commands';
import { type Agenda, remainingStops, stopsOf } from '@/lib/table/course';
import type { FollowUpQuestion } from '@/lib/table/follow-up';
import type { Question } from '@/lib/table/questions';
import type { IdeaView, OwnView, PersonView, TableView, Timer } from '@/lib/table/view';
import { lineOf } from './arrival';
import { askOnce, command } from './command';
import { IdeaOutbox } from './idea-outbox';
import { type LineDeps, type LineState, TableLine } from './table-line';
import { leftMs } from './timer';

/** Context of a table's page. Never changes while the page is open. */
export interface TableHandle {
  readonly tableId: string;
  readonly questions: readonly Question[];
  /** Tasks of the GM, in games with one. */
  readonly gmJob: string | undefined;
  /** Way of making characters at a table, in games that do so. */
  readonly creation: string | undefined;
  readonly course: readonly CourseStop[];
  readonly followUps: readonly FollowUpQuestion[];
  readonly links: readonly LinkQuestion[];
  readonly line: TableLine;
  readonly outbox: IdeaOutbox;
}

const HandleContext = createContext<TableHandle | null>(null);
export const TableProvider = HandleContext;

export function useTable(): TableHandle {
  const handle = use(HandleContext);
  invariant(handle, 'within a table');
  return handle;
}

export function useView(): TableView | undefined {
  const { line } = useTable();
  const read = () => line.view;
  return useSyncExternalStore(line.subscribe, read, read);
}

/** Returns the shared draft that the questions are about; undefined until it arrives. Paths begin at the root. */
export function useSharedDraft(): Json | undefined {
  const { line } = useTable();
  const read = () => line.draft;
  const draft = useSyncExternalStore(line.subscribe, read, () => undefined);
  return useMemo(() => draft && { ...draft.header, body: draft.body }, [draft]);
}

export function useStillToCome(seat: TableSeat): readonly CourseStop[] {
  const agenda = useTable();
  return remainingStops(stopsOf(agenda, seat.table), seat, agenda.questions, useSharedDraft());
}

export function useLineState(): LineState {
  const { line } = useTable();
  const read = () => line.state;
  return useSyncExternalStore(line.subscribe, read, read);
}

/** Returns the table with the user's seat. Only for parts of the page that render once both are known. */
export function useSeat(): TableSeat {
  const view = useView();
  const you = view?.you;
  invariant(view && you, 'at the table');
  const leads = you.role === 'gm' || you.role === 'co-gm';
  const opener = view.people.some(({ id, opener }) => opener && id === you.person);
  return { ...view, you, leads, mayAdmit: leads || opener, plays: you.role !== 'watcher' };
}

export interface TableSeat extends TableView {
  readonly you: OwnView;
  /** May open questions and go on to the next phase. */
  readonly leads: boolean;
  /** May hand out links, let people in and remove them. */
  readonly mayAdmit: boolean;
  /** May send ideas and vote. */
  readonly plays: boolean;
}

export function useOutbox(): IdeaOutbox['state'] {
  const { outbox } = useTable();
  const read = () => outbox.state;
  return useSyncExternalStore(outbox.subscribe, read, read);
}

/** Returns a function that sends a command and shows errors as notices. Resolves to true once it is done. */
export function useAsk(): (asked: Command) => Promise<boolean> {
  const { tableId } = useTable();
  return useCallback(
    async (asked: Command) => {
      try {
        await command(tableId, asked);
        return true;
      } catch (error) {
        toast({ message: messageOf(error) });
        return false;
      }
    },
    [tableId],
  );
}

const TICK_MS = 250;

/** Returns the server's time; updates four times a second while `running`. */
export function useServerNow(running: boolean): number {
  const { line } = useTable();
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return;
    const ticking = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(ticking);
  }, [running]);
  return Date.now() + line.offsetMs;
}

/** Tells whether a clock has run out; redraws only when it does. */
export function useHasEnded(timer: Timer | null): boolean {
  const { line } = useTable();
  const [, tick] = useState(0);
  const endsAt = timer && 'endsAt' in timer ? timer.endsAt : undefined;
  const left = endsAt === undefined ? undefined : endsAt - Date.now() - line.offsetMs;
  useEffect(() => {
    if (endsAt === undefined) return;
    const ends = setTimeout(() => tick((count) => count + 1), endsAt - Date.now() - line.offsetMs + 1);
    return () => clearTimeout(ends);
  }, [endsAt, line]);
  return left === undefined ? timer !== null && leftMs(timer, 0) === 0 : left <= 0;
}

/** Returns the ideas for the open question, in the order of reading back. */
export const ideasHere = ({ table, ideas }: TableView): readonly IdeaView[] =>
  ideas
    .filter(({ round, question }) => round === table.round && question === table.question)
    .toSorted((a, b) => a.place - b.place);

/** Returns the ideas kept for the open question; if only one can stand, they are rivals. */
export const keptHere = ({ table, ideas }: TableView): readonly IdeaView[] =>
  ideas.filter(({ question, fate }) => question === table.question && (fate === 'kept' || fate === 'placed'));

/** Returns the people at the table, without removed, waiting and watching ones. */
export const peopleIn = ({ people }: TableView): readonly PersonView[] =>
  people.filter(({ waiting, removed, role }) => !waiting && !removed && role !== 'watcher');

/** Returns the voters of a question: everybody present, and everybody who voted before leaving. No others. */
export const votersIn = (view: TableView): readonly PersonView[] =>
  peopleIn(view).filter(({ present, hasVoted }) => present || hasVoted);

export const isChoosingGm = ({ gmChoice }: TableView['table']): boolean =>
  gmChoice === 'asking' || gmChoice === 'voting';

/** Tells whether the table asks only chosen questions, and none has been chosen yet. */
export const isUnchosen = ({ length, chosen }: TableView['table']): boolean =>
  length === 'chosen' && chosen.length === 0;

/** Parts that a page can bring with it: the ticket of its first connection, and the table to show until then. */
export type Brought = Pick<LineDeps, 'ticket' | 'first'>;

/**
 * Creates a table's connection and outbox for the lifetime of the component. Undefined until then, unless the page
 * brought the table.
 */
export function useTableHandle(tableId: string, agenda: Agenda, brought: Brought = {}): TableHandle | undefined {
  const [first] = useState(brought);
  const [handle, setHandle] = useState(
    () => first.first && { tableId, ...agenda, line: new TableLine({ tableId, ...first }), outbox: outboxOf(tableId) },
  );
  useEffect(() => {
    const line = lineOf({ tableId, ...first });
    const outbox = outboxOf(tableId).open();
    setHandle({ tableId, ...agenda, line, outbox });
    let wasLive = false;
    const stopListening = line.subscribe(() => {
      const isLive = line.state.at === 'live';
      if (isLive && !wasLive) outbox.nudge();
      wasLive = isLive;
    });
    const onShown = () => document.visibilityState === 'visible' && line.wake();
    window.addEventListener('online', line.reconnect);
    window.addEventListener('offline', line.disconnect);
    window.addEventListener('pageshow', line.wake);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      stopListening();
      window.removeEventListener('online', line.reconnect);
      window.removeEventListener('offline', line.disconnect);
      window.removeEventListener('pageshow', line.wake);
      document.removeEventListener('visibilitychange', onShown);
      line.destroy();
      outbox.destroy();
    };
  }, [tableId, agenda, first]);
  return handle;
}

const outboxOf = (tableId: string): IdeaOutbox =>
  new IdeaOutbox({
    tableId,
    send: ({ key, question, text, unsigned, withdrawal }) => {
      const kept = { ...(unsigned && { unsigned }), ...(withdrawal !== undefined && { withdrawal }) };
      return askOnce(tableId, { key, command: { type: 'addIdea', question, text, ...kept } });
    },
  });
