import Link from 'next/link';
import { BrandSign } from '@/app/_ui/brand-sign';

/** The exit sign over the door. */
export function SiteHeader() {
  return (
    <header className="border-b-4 border-ink">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 sm:px-8">
        <Link href="/" prefetch={false} className="sign flex min-h-16 items-center gap-3 text-lg">
          <BrandSign />
          Trapdoor
        </Link>
        <nav aria-label="Site" className="flex gap-2">
          <Link href="/guides" prefetch={false} className="sign inline-flex min-h-11 items-center px-2 hover:underline">
            Guides
          </Link>
        </nav>
      </div>
    </header>
  );
}
