import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { loadGuide } from '@/app/_home/guides';
import { LicenceTable } from '@/app/_home/licence-table';
import { Printed } from '@/app/_home/printed';
import type { At } from '@/lib/services/requests/answer';

export async function generateMetadata({ params }: At<'slug'>): Promise<Metadata> {
  const guide = await loadGuide((await params).slug);
  return guide ? { title: guide.title, description: guide.summary } : {};
}

export default async function GuidePage({ params }: At<'slug'>) {
  const guide = await loadGuide((await params).slug);
  if (!guide) notFound();
  const { Text } = guide;
  return (
    <>
      <p className="mb-6">
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
