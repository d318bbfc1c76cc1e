import { headers } from 'next/headers';
import { EscapePlan } from '@/app/_home/escape-plan';
import { OwnList } from '@/app/_home/own-list';
import { type Game, StartRooms } from '@/app/_home/start-rooms';
import { TableDoors } from '@/app/_home/table-doors';
import { loadOwnTables } from '@/app/_table/load-own-tables';
import { loadOwnDrafts } from '@/lib/services/drafts/drafts';
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
  const asked = String((await searchParams).notice);
  const notice = NOTICES[asked];
  // Should the list fail here, the page asks for it again and says what is wrong.
  const cookies = (await headers()).get('cookie');
  const own = await loadOwnDrafts(cookies).catch(() => undefined);
  const tables = await loadOwnTables(cookies).catch(() => []);
  const games: readonly Game[] = systems.map(({ id, title, starters }) => ({
    id,
    title,
    starters: starters.map((starter) => ({
      id: starter.id,
      title: starter.title,
      summary: starter.summary,
      complete: starter.complete,
      variantOf: starter.variantOf,
    })),
  }));
  return (
    <>
      {notice !== undefined && (
        <p role="alert" className="mb-8 border-l-8 border-2 border-alarm bg-raised p-4">
          <span className="kicker mb-1 block text-alarm">{asked === 'deleted' ? 'Done' : 'No entry'}</span>
          {notice}
        </p>
      )}
      <section className="grid items-center gap-8 md:grid-cols-[3fr_2fr]">
        <div>
          <h1 className="text-2xl sm:text-3xl">
            Invent a place nobody gets out of.
            <br />
            Then prove that somebody can.
          </h1>
          <p className="measure mt-4 text-lg">
            Write a setting for a game about being trapped. See what is wrong with it while you type. Print the kit and
            play it tonight.
          </p>
          {own !== undefined && own.length > 0 && (
            <p className="mt-4">
              <a
                href="#own"
                className="sign inline-flex min-h-11 items-center gap-2 text-exit underline underline-offset-4"
              >
                <span aria-hidden>↓</span>
                {own.length === 1 ? 'Continue your draft' : `Continue one of your ${own.length} drafts`}
              </a>
            </p>
          )}
        </div>
        <EscapePlan />
      </section>
      <StartRooms games={games} />
      <TableDoors games={games} tables={tables} />
      <OwnList given={own} games={Object.fromEntries(games.map(({ id, title }) => [id, title]))} />
    </>
  );
}
