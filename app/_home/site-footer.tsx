import { VERSION } from '@/lib/config/version';

/** Credits of the games and the release. */
export function SiteFooter({ credits }: { readonly credits: readonly string[] }) {
  return (
    <footer className="mt-16 border-t-4 border-ink">
      <div className="mx-auto flex max-w-6xl flex-col gap-2 px-4 py-8 text-sm text-grey sm:px-8">
        {credits.map((credit) => (
          <p key={credit} className="measure">
            {credit}
          </p>
        ))}
        <p className="measure">
          Icons: Lorc, Delapouite and other contributors of game-icons.net, CC BY 3.0. Kits credit each icon.
        </p>
        <p className="measure">
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
