import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { ApiKeys } from '@/app/_home/api-keys';
import { Recovery } from '@/app/_home/recovery';
import { sayBelongings } from '@/app/_home/say-belongings';
import { YourData } from '@/app/_home/your-data';
import { belongingsOf } from '@/lib/services/members/recovery';
import { memberOf } from '@/lib/services/requests/member-of';
import { requireServices } from '@/lib/services/requests/services';

export const metadata: Metadata = {
  title: 'Your data',
  robots: { index: false, follow: false },
  // The server accepts this form only with an Origin header, which browsers omit under no-referrer.
  referrer: 'same-origin',
};

/** Everything that this browser's list owns, to download or delete. */
export default async function YourDataPage() {
  const services = requireServices();
  const memberId = await memberOf(services, (await headers()).get('cookie'));
  const holds = sayBelongings(await belongingsOf(services, memberId));
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Your data</h1>
      {memberId === undefined ? (
        <p className="measure mt-4">
          Nothing here belongs to this browser yet. If you have a list elsewhere, open your recovery link first.
        </p>
      ) : (
        <>
          <p className="measure mt-4">This browser’s list has {holds}.</p>
          <Recovery />
          <YourData holds={holds} />
        </>
      )}
      {services.library.mode !== 'off' && <ApiKeys />}
      <p className="mt-10">
        <a href="/privacy" className="inline-block py-2 underline underline-offset-4">
          What is kept, where and for how long
        </a>
      </p>
    </>
  );
}
