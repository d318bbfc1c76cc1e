import Link from 'next/link';
import { BrandSign } from '@/app/_ui/brand-sign';

const NAV = 'sign inline-flex min-h-11 items-center px-2 hover:underline';

/** The exit sign over the door. */
export function SiteHeader({ hasLibrary }: { readonly hasLibrary: boolean }) {
  return (
    <header className="border-b-4 border-ink">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 sm:px-8">
        <Link href="/" prefetch={false} className="sign flex min-h-16 items-center gap-3 text-lg">
          <BrandSign />
          Trapdoor
        </Link>
        <nav aria-label="Site" className="flex gap-2">
          {hasLibrary && (
            <Link href="/library" prefetch={false} className={NAV}>
              Library
            </Link>
          )}
          <Link href="/guides" prefetch={false} className={NAV}>
            Guides
          </Link>
        </nav>
      </div>
    </header>
  );
}
