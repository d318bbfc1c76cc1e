import type { Metadata } from 'next';
import { type BoardAddress, BoardPage } from '@/app/_screen/board-page';
import { wallLabel } from '@/app/_screen/wall-font';

export const metadata: Metadata = { title: 'The table’s board', robots: { index: false }, referrer: 'no-referrer' };

/** A table's board for the wall. Anyone who sits at the table opens it; it has nothing to press. */
export default function ScreenPage(address: BoardAddress) {
  return (
    <div className={wallLabel.variable}>
      <BoardPage {...address} inHand={false} />
    </div>
  );
}
