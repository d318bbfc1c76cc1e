import type { Metadata } from 'next';
import { type BoardAddress, BoardPage } from '@/app/_screen/board-page';
import { wallLabel } from '@/app/_screen/wall-font';

export const metadata: Metadata = { title: 'The table’s board', robots: { index: false }, referrer: 'no-referrer' };

/** A table's board for a wall screen. Every member of the table can open it; it has no controls. */
export default function ScreenPage(address: BoardAddress) {
  return (
    <div className={wallLabel.variable}>
      <BoardPage {...address} inHand={false} />
    </div>
  );
}
