import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { RecoveryForm } from '@/app/_home/recovery-form';
import { buttonLook } from '@/app/_ui/button';
import { Placard } from '@/app/_ui/placard';
import { offerOf, recoveryUrl } from '@/lib/services/members/recovery';
import { memberOf } from '@/lib/services/requests/member-of';
import { requireServices } from '@/lib/services/requests/services';
import { siteOf } from '@/lib/services/requests/site-of';

export const metadata: Metadata = {
  title: 'Open your list',
  robots: { index: false, follow: false },
  // Its form is taken only with an Origin, which browsers leave out under no-referrer.
  referrer: 'same-origin',
};

interface Props {
  readonly params: Promise<{ readonly token: string }>;
}

/** Where a recovery link leads: says what following it would change. Only its form changes anything. */
export default async function RecoverPage({ params }: Props) {
  const { token } = await params;
  const services = requireServices();
  const asked = await headers();
  const memberId = await memberOf(services, asked.get('cookie'));
  const offer = await offerOf(services, token, memberId);
  if (!offer) redirect('/?notice=recovery-gone');
  if (offer.isOwn) {
    return (
      <Placard kicker="Recovery link" title="This browser already has this list">
        <p>Nothing has to be done. Keep the link for another device.</p>
        <p>
          <a href="/#own" className={buttonLook('main')}>
            Go to your list
          </a>
        </p>
      </Placard>
    );
  }
  const { origin } = siteOf(services, asked.get('host') ?? '');
  const ownUrl = memberId === undefined ? undefined : await recoveryUrl(services, memberId, origin);
  return <RecoveryForm token={token} offer={offer} ownUrl={ownUrl} />;
}
