import { headers } from 'next/headers';
import { listGames } from '@/app/_home/list-games';
import { OpenFile } from '@/app/_home/open-file';
import { OwnList } from '@/app/_home/own-list';
import { ReadyList } from '@/app/_home/ready-list';
import { RECOVERY_PAGE } from '@/app/_home/recovery-page';
import { Hero, LibraryDoor } from '@/app/_home/site-doors';
import { YourPublications } from '@/app/_home/your-publications';
import { loadOwnTables } from '@/app/_join/load-own-tables';
import { OwnTables } from '@/app/_join/own-tables';
import { loadOwnDrafts } from '@/lib/services/drafts/drafts';
import { loadOwnPublications } from '@/lib/services/library/own-publications';
import { requireServices } from '@/lib/services/requests/services';

interface Props {
  readonly searchParams: Promise<{ readonly [name: string]: string | readonly string[] | undefined }>;
}

export default async function HomePage({ searchParams }: Props) {
  const isDeleted = (await searchParams).notice === 'deleted';
  // If loading fails here, the page requests the list again and shows the error.
  const requestHeaders = await headers();
  const cookies = requestHeaders.get('cookie');
  const own = await loadOwnDrafts(cookies).catch(() => undefined);
  const publications = await loadOwnPublications(cookies, requestHeaders.get('host')).catch(() => []);
  const tables = await loadOwnTables(cookies).catch(() => []);
  const hasLibrary = requireServices().library.mode !== 'off';
  const games = listGames();
  const hasOwn = own !== undefined && own.length > 0;
  const list = <OwnList given={own} games={Object.fromEntries(games.map(({ id, title }) => [id, title]))} />;
  return (
    <>
      {isDeleted && (
        <p role="alert" className="mb-8 border-l-8 border-2 border-alarm bg-raised p-4">
          <span className="kicker mb-1 block text-alarm">Done</span>
          Everything of yours was deleted. This browser has no list any more.
        </p>
      )}
      <Hero games={games} posters={games[0]?.starters.filter(({ variantOf }) => variantOf === undefined) ?? []} />
      <OwnTables tables={tables} />
      {hasOwn && list}
      <ReadyList games={games} />
      {hasLibrary && <LibraryDoor />}
      {!hasOwn && list}
      <OpenFile hasLibrary={hasLibrary} games={games.map(({ id, title }) => ({ id, title }))} />
      <YourPublications given={publications} />
      <p className="measure mt-10 text-sm">
        Games that you play on this device are kept here until you delete them:{' '}
        <a href="/play" className="inline-block py-2 underline underline-offset-4">
          Evenings on this device
        </a>
      </p>
      {own !== undefined && (
        <p className="measure mt-10 text-sm">
          Your list belongs to this browser.{' '}
          <a href={RECOVERY_PAGE} className="inline-block py-2 underline underline-offset-4">
            Take it along to another device
          </a>
        </p>
      )}
    </>
  );
}
