import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ReadComments } from '@/app/_comments/read-comments';
import { Placard } from '@/app/_ui/placard';
import { commentsOfLink } from '@/lib/services/drafts/comments';
import { loadReading } from '@/lib/services/drafts/readings';
import type { At } from '@/lib/services/requests/answer';
import { memberOf } from '@/lib/services/requests/member-of';
import { requireServices } from '@/lib/services/requests/services';

const load = cache((token: string) => loadReading(requireServices(), token));

export async function generateMetadata({ params }: At<'token'>): Promise<Metadata> {
  const reading = await load((await params).token);
  return {
    title: (reading?.ok && reading.value.title) || 'A scenario',
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** A scenario to read, for anyone who has the link. Needs no script except for comments, and can be printed. */
export default async function ReadPage({ params }: At<'token'>) {
  const { token } = await params;
  const reading = await load(token);
  if (!reading) notFound();
  if (!reading.ok) {
    return (
      <Placard kicker="One moment" title="This page can’t be shown now">
        <p>{reading.error}</p>
      </Placard>
    );
  }
  const { language, html } = reading.value;
  const services = requireServices();
  const memberId = await memberOf(services, (await headers()).get('cookie'));
  const comments = await commentsOfLink(services, token, memberId);
  return (
    <>
      <main
        lang={language}
        className="mx-auto max-w-4xl px-4 py-8 sm:px-8 print:max-w-none print:p-0"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, in a thread, and escaped what people typed
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {comments && <ReadComments address={`/read/${token}/comments`} given={comments} />}
    </>
  );
}
