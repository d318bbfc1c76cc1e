import type { Metadata } from 'next';
import { type BoardAddress, BoardPage } from '@/app/_screen/board-page';

export const metadata: Metadata = { title: 'Watching', robots: { index: false }, referrer: 'no-referrer' };

/** The board on the phone of a player at the table. */
export default function WatchPage(address: BoardAddress) {
  return <BoardPage {...address} inHand={true} />;
}
