import Link from 'next/link';
import { BrandSign } from '@/app/_ui/placard';
import { VERSION } from '@/lib/config/version';
import { JoinField } from './join-field';

const NAV = 'sign inline-flex min-h-11 items-center px-2 hover:underline';

export function SiteHeader({ hasLibrary }: { readonly hasLibrary: boolean }) {
  return (
    <header className="border-b-4 border-ink">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-2 px-4 sm:px-8">
        <Link href="/" prefetch={false} className="sign flex min-h-16 items-center gap-2 text-lg sm:gap-3">
          <BrandSign />
          Trapdoor
        </Link>
        <div className="contents print:hidden">
          <JoinField />
        </div>
        <nav
          aria-label="Site"
          className="print:hidden -mx-2 flex w-full gap-2 sm:order-none sm:mx-0 sm:ml-auto sm:w-auto"
        >
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

export function SiteFooter({ credits }: { readonly credits: readonly string[] }) {
  return (
    <footer className="mt-16 border-t-4 border-ink">
      <div className="mx-auto flex max-w-6xl flex-col gap-2 px-4 pb-[calc(2rem+var(--safe-bottom))] pt-8 text-sm text-grey sm:px-8">
        {credits.map((credit) => (
          <p key={credit} className="measure">
            {credit}
          </p>
        ))}
        <p className="measure">
          Icons: Lorc, Delapouite and other contributors of game-icons.net, CC BY 3.0. Kits credit each icon.
        </p>
        <p className="measure print:hidden">
          No account, no tracking, nothing to consent to. What you write is yours; download it as a file whenever you
          like. <FooterLink href="/privacy">What is kept here</FooterLink>{' '}
          <FooterLink href="/your-data">Download or delete everything of yours</FooterLink>
        </p>
        <p>Trapdoor {VERSION}</p>
      </div>
    </footer>
  );
}

const FooterLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a href={href} className="mr-4 inline-block py-2 text-ink underline underline-offset-4">
    {children}
  </a>
);
