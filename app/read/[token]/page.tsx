import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Placard } from '@/app/_ui/placard';
import { loadReading } from '@/lib/services/drafts/readings';
import type { At } from '@/lib/services/requests/answer';
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

/** A scenario to read, for anyone who has the link. Needs no script, and can be printed. */
export default async function ReadPage({ params }: At<'token'>) {
  const reading = await load((await params).token);
  if (!reading) notFound();
  if (!reading.ok) {
    return (
      <Placard kicker="One moment" title="This page can’t be shown now">
        <p>{reading.error}</p>
      </Placard>
    );
  }
  const { language, html } = reading.value;
  return (
    <main
      lang={language}
      className="mx-auto max-w-4xl px-4 py-8 sm:px-8 print:max-w-none print:p-0"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, in a thread, and escaped what people typed
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
