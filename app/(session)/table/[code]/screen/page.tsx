import type { Metadata } from 'next';
import { loadBoard } from '@/app/_screen/load-board';
import { NoBoard } from '@/app/_screen/no-board';
import { Screen } from '@/app/_screen/screen';
import { wallLabel } from '@/app/_screen/wall-font';

interface Props {
  readonly params: Promise<{ readonly code: string }>;
  readonly searchParams: Promise<{ readonly link?: string | string[] }>;
}

export const metadata: Metadata = { title: 'The table’s board', robots: { index: false }, referrer: 'no-referrer' };

/** A table's board for the wall. Whoever sits at the table opens it; it has nothing to press. */
export default async function ScreenPage({ params, searchParams }: Props) {
  const [{ code }, { link }] = await Promise.all([params, searchParams]);
  const token = typeof link === 'string' ? link : undefined;
  const board = await loadBoard(code, token);
  if (!board) return <NoBoard code={code} />;
  const { table, game, origin } = board;
  return (
    <div className={wallLabel.variable}>
      <Screen
        tableId={table.id}
        code={table.code}
        game={game}
        origin={origin}
        inHand={false}
        {...(token !== undefined && { token })}
      />
    </div>
  );
}
