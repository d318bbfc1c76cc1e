import { sanitiseLine } from '@/lib/kernel/visible';
import type { ChainLink } from '@/lib/scenario/draft';
import { LICENCES, licenceOf } from '@/lib/scenario/licences';

/** Versions that a scenario is remixed from, nearest first, with all authors. */
export function Chain({ links }: { readonly links: readonly ChainLink[] }) {
  return (
    <ol className="flex flex-col gap-2">
      {links.map(({ title, authors, licence, version, sha256, address }) => (
        <li key={sha256} className="border-l-4 border-exit pl-3 [overflow-wrap:anywhere]">
          <Title address={address}>{sanitiseLine(title) || 'Untitled'}</Title>
          {authors.length > 0 && ` by ${authors.map(sanitiseLine).join(', ')}`}, version {version},{' '}
          {LICENCES[licenceOf(licence)].name}
        </li>
      ))}
    </ol>
  );
}

/** Links only to our own pages and to web pages, since files may contain any address. */
function Title({ address, children }: { readonly address: string; readonly children: string }) {
  const isOurs = /^\/library\/[0-9a-z]{16}\/\d+$/.test(address);
  if (!isOurs && !/^https?:\/\//i.test(address)) return <bdi className="sign">{children}</bdi>;
  return (
    <a href={address} className="sign underline underline-offset-4" rel="nofollow ugc noopener noreferrer">
      <bdi>{children}</bdi>
    </a>
  );
}
