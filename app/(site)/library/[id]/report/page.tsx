import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GonePage } from '@/app/_library/notice';
import { orUnavailable } from '@/app/_library/open-version';
import { buttonLook } from '@/app/_ui/button';
import { parseNumber } from '@/lib/kernel/address-parts';
import { sanitiseLine } from '@/lib/kernel/visible';
import { versionPath } from '@/lib/library/address';
import { REPORT_REASONS, REPORT_TEXT_MAX } from '@/lib/library/moderation/reports';
import { findReportable } from '@/lib/services/library/report';
import { requireServices } from '@/lib/services/requests/services';

export const metadata: Metadata = {
  title: 'Report a scenario',
  robots: { index: false, follow: false },
  // The server accepts this form only with an Origin header, which browsers omit under no-referrer.
  referrer: 'same-origin',
};

interface Props {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly [name: string]: string | readonly string[] | undefined }>;
}

const REFUSALS: Readonly<Record<string, string>> = {
  'report/incomplete': 'Choose what is wrong, and say it in one short line.',
  'report/too-many': 'A lot of reports came from your network in the last hour. Try again later.',
  'report/nothing': 'It was withdrawn or hidden meanwhile.',
};
const OTHER_REFUSAL = 'The report could not be taken just now. Try again later.';

/** Form that reports a version to the moderators. Needs no script. */
export default async function ReportPage({ params, searchParams }: Props) {
  const services = requireServices();
  services.pageAnswer.withoutScripts();
  const [{ id }, { version, said }] = await Promise.all([params, searchParams]);
  const found = await orUnavailable(findReportable(services, id, parseNumber(version)));
  if (!found) notFound();
  if ('kind' in found) return <GonePage gone={found} />;
  const title = sanitiseLine(found.title);
  const back = (
    <a href={versionPath(found.id, found.number)} className={buttonLook('plain')}>
      Back to the scenario
    </a>
  );
  if (said === 'report/sent' || said === 'report/already') {
    return (
      <>
        <h1 className="text-2xl sm:text-3xl">Thank you</h1>
        <p className="measure my-4 [overflow-wrap:anywhere]">
          {said === 'report/sent'
            ? `Your report of “${title}” is with the moderators of this studio. They decide what happens; nothing is hidden before they have looked.`
            : `You have reported this version of “${title}” before. One report is enough: the moderators have it.`}
        </p>
        <p>{back}</p>
      </>
    );
  }
  return (
    <>
      <h1 className="text-2xl [overflow-wrap:anywhere] sm:text-3xl">Report “{title}”</h1>
      <p className="measure mt-4">
        Version {found.number}. The moderators of this studio will read it. They see what you write here, but not who
        you are; nor does the publisher.
      </p>
      {said !== undefined && (
        <p role="alert" className="mt-6 max-w-xl border-2 border-alarm p-3 text-alarm">
          {REFUSALS[String(said)] ?? OTHER_REFUSAL}
        </p>
      )}
      <form method="post" action={`/api/library/${found.id}/report`} className="mt-6 flex max-w-xl flex-col gap-6">
        <input type="hidden" name="version" value={found.number} />
        <fieldset className="flex flex-col border-2 border-ink bg-raised p-4">
          <legend className="sign px-2">What is wrong?</legend>
          {Object.entries(REPORT_REASONS).map(([reason, label]) => (
            <label key={reason} className="flex min-h-11 items-center gap-3">
              <input type="radio" name="reason" value={reason} required className="size-5 shrink-0 accent-exit" />
              {label}
            </label>
          ))}
        </fieldset>
        <label className="flex flex-col gap-1">
          <span className="sign">In one line (optional)</span>
          <input name="text" maxLength={REPORT_TEXT_MAX} className="input" autoComplete="off" />
        </label>
        <p className="flex flex-wrap gap-3">
          <button type="submit" className={buttonLook('main')}>
            Send the report
          </button>
          {back}
        </p>
      </form>
    </>
  );
}
