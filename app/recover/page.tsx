import type { Metadata } from 'next';
import { RecoveryLink } from '@/app/_home/recovery-link';

export const metadata: Metadata = {
  title: 'Open your list',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Page of recovery links: says what following the link would change. Only its buttons change anything. */
export default function RecoverPage() {
  return <RecoveryLink />;
}
