'use client';

import { useEffect, useMemo, useState } from 'react';
import { type RememberedSeat, rememberSeat } from '@/app/_join/remember';
import { Button, buttonLook } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import type { Form } from '@/lib/contract/form';
import type { ObjectShape } from '@/lib/schema/shape';
import { agendaOf } from '@/lib/table/course';
import { Announcer } from './announcer';
import { Clock } from './clock';
import { DevelopIdeas } from './develop-ideas';
import { PHASE_TITLES } from './news';
import { TableProvider, useLineState, useSeat, useTable, useTableHandle, useView } from './use-table';

export interface Game {
  readonly form: Form;
  readonly draftShape: ObjectShape;
}

interface Props {
  readonly draftId: string;
  readonly seat: RememberedSeat;
  readonly game: Game;
}

/** Bar above the studio's forms: the table's phase, its kept ideas, and the way back. */
export function DevelopBar({ draftId, seat, game }: Props) {
  const agenda = useMemo(() => agendaOf(game.form, game.draftShape), [game]);
  const handle = useTableHandle(seat.tableId, agenda);
  if (!handle) return null;
  return (
    <TableProvider value={handle}>
      <Following draftId={draftId} />
    </TableProvider>
  );
}

function Following({ draftId }: { readonly draftId: string }) {
  const view = useView();
  const { at } = useLineState();
  const isOver = at === 'shut' || view?.table.phase === 'finished';
  useEffect(() => {
    if (isOver) rememberSeat(draftId, undefined);
  }, [draftId, isOver]);
  // Open studios learn of the end once; later visits show no bar.
  if (at === 'shut' || !view?.you || view.you.waiting) return null;
  return <Bar />;
}

function Bar() {
  const { questions } = useTable();
  const { table, ideas, plays } = useSeat();
  const [placing, setPlacing] = useState(false);
  const kept = ideas.filter(({ fate }) => fate === 'kept');
  const question = questions.find(({ id }) => id === table.question)?.title;
  const isWriting = table.phase === 'develop' || table.phase === 'lobby';
  return (
    <aside
      aria-label="The table"
      className={`flex flex-wrap items-center gap-x-2 gap-y-1 border-b-2 border-ink px-4 py-1 ${isWriting ? 'bg-sunk' : 'bg-hazard text-on-hazard'}`}
    >
      <Announcer />
      <p className="sign min-w-0 flex-1 basis-24 truncate text-sm">
        <span className="sr-only sm:not-sr-only">At the table: </span>
        {PHASE_TITLES[table.phase]}
        {question !== undefined && `, ${question}`}
      </p>
      <Clock timer={table.timer} />
      {table.phase === 'develop' && plays && kept.length > 0 && (
        <Button className="px-3! text-sm!" onClick={() => setPlacing(true)}>
          Kept ideas: {kept.length}
        </Button>
      )}
      <a href={`/table/${table.code}`} className={buttonLook('plain', 'px-3! text-sm!')}>
        Go to the table
      </a>
      {placing && (
        <Dialog
          open
          onOpenChange={() => setPlacing(false)}
          title="Kept ideas"
          help="One tap adds an idea to the draft for everybody."
        >
          {kept.length > 0 ? <DevelopIdeas ideas={kept} narrow /> : <p>All kept ideas are in the draft.</p>}
        </Dialog>
      )}
    </aside>
  );
}
