import type { Metadata } from 'next';
import { loadBoard } from '@/app/_screen/load-board';
import { NoBoard } from '@/app/_screen/no-board';
import { Screen } from '@/app/_screen/screen';

interface Props {
  readonly params: Promise<{ readonly code: string }>;
  readonly searchParams: Promise<{ readonly link?: string | string[] }>;
}

export const metadata: Metadata = { title: 'Looking on', robots: { index: false }, referrer: 'no-referrer' };

/** The same board in the hand of somebody who looks on, with a link or a seat. */
export default async function WatchPage({ params, searchParams }: Props) {
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
      inHand={true}
      {...(token !== undefined && { token })}
    />
  );
}
