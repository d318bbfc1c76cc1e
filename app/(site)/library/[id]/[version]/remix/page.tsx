import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { openVersion } from '@/app/_library/open-version';
import { buttonLook } from '@/app/_ui/button';
import { VersionTitle } from '@/app/_version/version-title';
import { versionPath } from '@/lib/library/address';
import { LICENCES, licenceOf } from '@/lib/scenario/licences';
import { filePath } from '@/lib/services/library/api-answers';
import { refusalFor } from '@/lib/services/library/remix-version';
import { memberOf } from '@/lib/services/requests/member-of';
import { requireServices } from '@/lib/services/requests/services';
import { joined } from '@/lib/tabletop/words/wording';

export const metadata: Metadata = {
  title: 'Remix',
  robots: { index: false, follow: false },
  // The server accepts this form only with an Origin header, which browsers omit under no-referrer.
  referrer: 'same-origin',
};

/** Code of the refusal that this page explains, with the person to ask for permission. */
const FORBIDDEN = 'library/remix-forbidden';

interface Props {
  readonly params: Promise<{ readonly id: string; readonly version: string }>;
  readonly searchParams: Promise<{ readonly said?: string | readonly string[] }>;
}

/** Says whether the visitor may remix a version and under which licences, with the button. Needs no script. */
export default async function RemixPage({ params, searchParams }: Props) {
  const { id, version } = await params;
  const found = await openVersion(id, version, '/remix');
  const page = versionPath(id, Number(version));
  if (found.kind !== 'found') redirect(page);
  const { publication, number, contents } = found.value;
  const services = requireServices();
  services.pageAnswer.withoutScripts();
  const { said } = await searchParams;
  const refusal = refusalFor(found.value, await memberOf(services, (await headers()).get('cookie')));
  return (
    <div className="measure flex flex-col gap-4">
      <VersionTitle kicker="Remix" title={contents.entry.title} number={number} page={page} />
      {said !== undefined && said !== FORBIDDEN && (
        <p role="alert" className="border-l-4 border-alarm pl-3">
          No draft was made: too many were made at once, or this studio is full. Try again in a few minutes.
        </p>
      )}
      {refusal !== undefined ? (
        <p className="border-l-4 border-alarm pl-3 [overflow-wrap:anywhere]">{refusal}</p>
      ) : (
        <>
          <p>
            A remix is a draft of your own that begins with this text and its pictures. It keeps naming its authors,
            also when you publish it.
          </p>
          <p>You may publish it under {sayWays(contents.entry.licence)}.</p>
          <form method="post" action={`${filePath(publication.id, number)}/remix`}>
            <button type="submit" className={buttonLook('main')}>
              Remix it
            </button>
          </form>
        </>
      )}
    </div>
  );
}

const sayWays = (licence: string): string => {
  const ways = LICENCES[licenceOf(licence)].remixes;
  return ways.length === 0
    ? 'any licence, as its publisher'
    : joined(
        ways.map((id) => LICENCES[id].name),
        'or',
      );
};
