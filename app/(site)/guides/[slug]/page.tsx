import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound, permanentRedirect } from 'next/navigation';
import { gameAddress } from '@/app/_home/games';
import { loadGuide } from '@/app/_home/guides';
import { LicenceTable } from '@/app/_home/licence-table';
import { Printed } from '@/app/_home/printed';
import type { At } from '@/lib/services/requests/answer';
import { findSystem } from '@/lib/systems/registry';

export async function generateMetadata({ params }: At<'slug'>): Promise<Metadata> {
  const guide = await loadGuide((await params).slug);
  return guide ? { title: guide.title, description: guide.summary } : {};
}

export default async function GuidePage({ params }: At<'slug'>) {
  const { slug } = await params;
  // Primers had this address before each game had a page.
  if (findSystem(slug)) permanentRedirect(gameAddress(slug));
  const guide = await loadGuide(slug);
  if (!guide) notFound();
  const { Text } = guide;
  return (
    <>
      <p className="mb-6 print:hidden">
        <Link
          href="/guides"
          prefetch={false}
          className="sign inline-flex min-h-11 items-center underline underline-offset-4"
        >
          All guides
        </Link>
      </p>
      <article className="prose-text">
        <Text components={{ LicenceTable, Printed }} />
      </article>
    </>
  );
}
