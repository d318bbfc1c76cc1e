import type { Metadata } from 'next';
import { OpenLink } from '@/app/_data/open-link';
import { NamedFirst } from '@/app/_join/named-first';

export const metadata: Metadata = {
  title: 'Open a scenario',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Page of edit links: asks newcomers for a name, and lets them into the scenario. */
export default function JoinPage() {
  return (
    <NamedFirst>
      <OpenLink
        address="/api/drafts/join"
        missing="The link to a scenario ends in 26 letters and digits behind a “#”. Copy all of it, or ask the person who sent it for a new one."
      />
    </NamedFirst>
  );
}
