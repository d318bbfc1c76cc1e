import { loadBoard } from './load-board';
import { NoBoard } from './no-board';
import { Screen } from './screen';

/** Route parameters of a board's page. */
export interface BoardAddress {
  readonly params: Promise<{ readonly code: string }>;
}

/** A table's board for anyone who sits at it. */
export async function BoardPage({ params, inHand }: BoardAddress & { readonly inHand: boolean }) {
  const { code } = await params;
  const board = await loadBoard(code);
  return board ? <Screen board={board} inHand={inHand} /> : <NoBoard code={code} />;
}
