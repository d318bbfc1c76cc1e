import type { Metadata } from 'next';
import Link from 'next/link';
import { loadGuides } from '@/app/_home/guides';

export const metadata: Metadata = { title: 'Guides' };

export default async function GuidesPage() {
  const guides = await loadGuides();
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Guides</h1>
      <ul className="mt-8 flex max-w-3xl flex-col border-4 border-ink bg-raised">
        {guides.map(({ slug, title, summary }, i) => (
          <li key={slug} className={i > 0 ? 'border-t-4 border-ink' : ''}>
            <Link href={`/guides/${slug}`} prefetch={false} className="group flex flex-col gap-1 p-5">
              <span className="sign text-lg group-hover:underline">{title}</span>
              <span>{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
