import type { Metadata } from 'next';
import Link from 'next/link';
import { loadGuides } from '@/app/_home/guides';
import { RULES_PAGES } from '@/app/_home/rules';

export const metadata: Metadata = { title: 'Guides' };

interface Entry {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
}

export default async function GuidesPage() {
  const guides = await loadGuides();
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Guides</h1>
      <Entries entries={guides} />
      <h2 id="rules" className="mt-12 text-xl sm:text-2xl">
        Rules as played
      </h2>
      <p className="measure mt-4">
        Bots, checks and kits go by these rules. They are in our own words, with every ruling that a rulebook leaves
        open, and every correction since.
      </p>
      <Entries entries={RULES_PAGES.map(({ address, game, credit }) => ({ address, title: game, summary: credit }))} />
    </>
  );
}

const Entries = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <ul className="mt-8 flex max-w-3xl flex-col border-4 border-ink bg-raised">
    {entries.map(({ address, title, summary }, i) => (
      <li key={address} className={i > 0 ? 'border-t-4 border-ink' : ''}>
        <Link href={address} prefetch={false} className="group flex flex-col gap-1 p-5">
          <span className="sign text-lg group-hover:underline">{title}</span>
          <span>{summary}</span>
        </Link>
      </li>
    ))}
  </ul>
);
