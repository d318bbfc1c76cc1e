'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { TableLine } from '@/app/_table/table-line';
import { useInspection } from '@/app/_table/use-inspection';
import { buttonLook } from '@/app/_ui/button';
import { Placard } from '@/app/_ui/placard';
import type { TableBoard } from '@/lib/services/tables/open-link';
import { questionsOf } from '@/lib/table/questions';
import { Board, type BoardProps } from './board';

interface Props extends Pick<BoardProps, 'inHand'> {
  readonly board: TableBoard;
  /** Token of a watch link, for visitors who are not at the table. */
  readonly token?: string;
}

/** A board that follows its table while the page is open. */
export function Screen({ board, token, inHand }: Props) {
  const { id: tableId } = board.table;
  const [line, setLine] = useState<TableLine | undefined>(undefined);
  useEffect(() => {
    const opened = new TableLine({ tableId, ticketFor: token === undefined ? { screen: true } : { token } }).open();
    setLine(opened);
    const onShown = () => document.visibilityState === 'visible' && opened.wake();
    window.addEventListener('online', opened.reconnect);
    window.addEventListener('pageshow', opened.wake);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      window.removeEventListener('online', opened.reconnect);
      window.removeEventListener('pageshow', opened.wake);
      document.removeEventListener('visibilitychange', onShown);
      opened.destroy();
    };
  }, [tableId, token]);
  if (!line) return <Fetching />;
  return <Following line={line} board={board} inHand={inHand} isSeated={token === undefined} />;
}

const Fetching = () => (
  <p role="status" className="p-6 text-grey">
    Loading the board…
  </p>
);

function Following(props: Omit<Props, 'token'> & { readonly line: TableLine; readonly isSeated: boolean }) {
  const { line, board, inHand, isSeated } = props;
  const { game, origin } = board;
  const view = useSyncExternalStore(
    line.subscribe,
    () => line.view,
    () => undefined,
  );
  const draft = useSyncExternalStore(
    line.subscribe,
    () => line.draft,
    () => undefined,
  );
  const staysAwake = useWakeLock();
  const state = useSyncExternalStore(
    line.subscribe,
    () => line.state,
    () => line.state,
  );
  const token = useSyncExternalStore(
    line.subscribe,
    () => line.token,
    () => undefined,
  );
  // A table's code and links may change: updates the address, so that reloading still works.
  const code = view?.table.code || board.table.code;
  useEffect(() => {
    const page = isSeated ? `/table/${code}/${inHand ? 'watch' : 'screen'}` : `#${token}`;
    if (!window.location.href.endsWith(page)) window.history.replaceState(null, '', page);
  }, [isSeated, inHand, code, token]);
  const questions = useMemo(() => questionsOf(game.form), [game]);
  const inspection = useInspection(line.deps.tableId, token, view?.table.phase === 'finished');
  if (state.at === 'shut') {
    return (
      <Placard kicker="No entry" title="This board is blank">
        <p>{state.message}</p>
        <p>
          <a href={code === '' ? '/' : `/table/${code}`} className={buttonLook('plain')}>
            {code === '' ? 'Go to the home page' : 'Go to the join page'}
          </a>
        </p>
      </Placard>
    );
  }
  if (!view) return <Fetching />;
  if (view.you?.waiting) {
    return (
      <Placard kicker="Please wait" title="The GM has to let this screen in">
        <p>It is in the GM’s list of people, at the door. The board opens by itself.</p>
      </Placard>
    );
  }
  return (
    <Board
      view={view}
      draft={draft}
      inspection={inspection}
      questions={questions}
      game={game}
      origin={origin}
      offsetMs={line.offsetMs}
      lost={state.at === 'lost'}
      maySleep={!staysAwake}
      inHand={inHand}
      back={inHand && isSeated ? `/table/${code}` : undefined}
    />
  );
}

/** Keeps the screen awake. Returns false if the browser does not allow that, as over plain http. */
function useWakeLock(): boolean {
  const [allowed, setAllowed] = useState(true);
  useEffect(() => {
    setAllowed('wakeLock' in navigator);
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (gone) void lock?.release();
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
  return allowed;
}
