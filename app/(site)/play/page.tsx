import type { Metadata } from 'next';
import { PlayPage } from '@/app/_play/play-page';

export const metadata: Metadata = {
  title: 'Play it here',
  description: 'Play a scenario on this device, with people and bots at the seats.',
};

/** Evenings on this device, and the game in play. */
export default function Page() {
  return <PlayPage />;
}
