import type { Metadata, Viewport } from 'next';
import { TableLink } from '@/app/_screen/table-link';

export const metadata: Metadata = {
  title: 'Join a table',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

/** Where a table's links lead: to its door, its board, or straight to one's seat. */
export default function LinkPage() {
  return <TableLink />;
}
