import { headers } from 'next/headers';
import { Hero } from '@/app/_home/hero';
import { LibraryDoor } from '@/app/_home/library-door';
import { OwnList } from '@/app/_home/own-list';
import { Recovery } from '@/app/_home/recovery';
import { Start } from '@/app/_home/start';
import type { Game } from '@/app/_home/start-rooms';
import { playedFigures } from '@/app/_home/starter-figures';
import { YourPublications } from '@/app/_home/your-publications';
import { loadOwnTables } from '@/app/_table/load-own-tables';
import { loadOwnDrafts } from '@/lib/services/drafts/drafts';
import { loadOwnPublications } from '@/lib/services/library/own-publications';
import { requireServices } from '@/lib/services/requests/services';
import { systems } from '@/lib/systems/registry';

interface Props {
  readonly searchParams: Promise<{ readonly [name: string]: string | readonly string[] | undefined }>;
}

/** What brought somebody here instead of where they wanted to go. */
const NOTICES: Readonly<Record<string, string>> = {
  'link-gone':
    'That link no longer works: it was revoked, its scenario was deleted, or part of the address is missing. Ask the person who sent it for a new one.',
  deleted: 'Everything of yours was deleted. This browser has no list any more.',
  'recovery-gone':
    'That recovery link no longer works: it was renewed, or part of the address is missing. A browser that still has your list shows the new one.',
};

/** Start something, or go on with it. */
export default async function HomePage({ searchParams }: Props) {
  const why = String((await searchParams).notice);
  const notice = NOTICES[why];
  // Should the list fail here, the page asks for it again and says what is wrong.
  const asked = await headers();
  const cookies = asked.get('cookie');
  const own = await loadOwnDrafts(cookies).catch(() => undefined);
  const publications = await loadOwnPublications(cookies, asked.get('host')).catch(() => []);
  const tables = await loadOwnTables(cookies).catch(() => []);
  const hasLibrary = requireServices().library.mode !== 'off';
  const games: readonly Game[] = systems.map(({ id, title, starters }) => ({
    id,
    title,
    starters: starters.map((starter) => ({
      id: starter.id,
      title: starter.title,
      summary: starter.summary,
      variantOf: starter.variantOf,
      played: playedFigures(id, starter.id),
    })),
  }));
  const hasOwn = own !== undefined && own.length > 0;
  const list = <OwnList given={own} games={Object.fromEntries(games.map(({ id, title }) => [id, title]))} />;
  return (
    <>
      {notice !== undefined && (
        <p role="alert" className="mb-8 border-l-8 border-2 border-alarm bg-raised p-4">
          <span className="kicker mb-1 block text-alarm">{why === 'deleted' ? 'Done' : 'No entry'}</span>
          {notice}
        </p>
      )}
      <Hero short={hasOwn} />
      {hasOwn && list}
      <Start games={games} hasLibrary={hasLibrary} tables={tables} />
      {hasLibrary && <LibraryDoor />}
      {!hasOwn && list}
      <YourPublications given={publications} />
      {own !== undefined && <Recovery heading={<h2 className="text-lg">Your recovery link</h2>} />}
    </>
  );
}
