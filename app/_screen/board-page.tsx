import { loadBoard } from './load-board';
import { NoBoard } from './no-board';
import { Screen } from './screen';

/** Where a board's page stands: a table's code, and a watcher's link for somebody who is not at it. */
export interface BoardAddress {
  readonly params: Promise<{ readonly code: string }>;
  readonly searchParams: Promise<{ readonly link?: string | string[] }>;
}

/** A table's board for anyone who may see it from here. */
export async function BoardPage({ params, searchParams, inHand }: BoardAddress & { readonly inHand: boolean }) {
  const [{ code }, { link }] = await Promise.all([params, searchParams]);
  const token = typeof link === 'string' ? link : undefined;
  const board = await loadBoard(code, token);
  if (!board) return <NoBoard code={code} />;
  const { table, game, origin } = board;
  return (
    <Screen
      tableId={table.id}
      code={table.code}
      game={game}
      origin={origin}
      inHand={inHand}
      {...(token !== undefined && { token })}
    />
  );
}
