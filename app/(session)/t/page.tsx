import type { Metadata, Viewport } from 'next';
import { TableLink } from '@/app/_screen/table-link';

export const metadata: Metadata = {
  title: 'Join a table',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

export default function LinkPage() {
  return <TableLink />;
}
