import { useEffect, useState } from 'react';
import type { Agenda } from '@/lib/table/agenda';
import { askOnce } from './command';
import { IdeaOutbox } from './idea-outbox';
import { TableLine } from './table-line';
import type { TableHandle } from './use-table';

/** A line to a table and the words for it, for as long as what asks for them is shown; undefined until then. */
export function useTableHandle(tableId: string, agenda: Agenda): TableHandle | undefined {
  const [handle, setHandle] = useState<TableHandle | undefined>(undefined);
  useEffect(() => {
    const line = new TableLine({ tableId });
    const outbox = new IdeaOutbox({
      tableId,
      send: ({ key, question, text, unsigned, withdrawal }) => {
        const kept = { ...(unsigned && { unsigned }), ...(withdrawal !== undefined && { withdrawal }) };
        return askOnce(tableId, { key, command: { type: 'addIdea', question, text, ...kept } });
      },
    });
    setHandle({ tableId, ...agenda, line, outbox: outbox });
    let wasLive = false;
    const stopListening = line.subscribe(() => {
      const isLive = line.state.at === 'live';
      if (isLive && !wasLive) outbox.nudge();
      wasLive = isLive;
    });
    const onShown = () => document.visibilityState === 'visible' && line.wake();
    window.addEventListener('online', line.redial);
    window.addEventListener('offline', line.hangUp);
    window.addEventListener('pageshow', line.wake);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      stopListening();
      window.removeEventListener('online', line.redial);
      window.removeEventListener('offline', line.hangUp);
      window.removeEventListener('pageshow', line.wake);
      document.removeEventListener('visibilitychange', onShown);
      line.destroy();
      outbox.destroy();
    };
  }, [tableId, agenda]);
  return handle;
}
