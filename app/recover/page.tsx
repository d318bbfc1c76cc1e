import type { Metadata } from 'next';
import { RecoveryLink } from '@/app/_home/recovery-link';

export const metadata: Metadata = {
  title: 'Open your list',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Where a recovery link leads: says what following it would change. Only its buttons change anything. */
export default function RecoverPage() {
  return <RecoveryLink />;
}
