import { EscapePlan } from '@/app/_home/escape-plan';
import { OwnList } from '@/app/_home/own-list';
import { type Game, StartRooms } from '@/app/_home/start-rooms';
import { systems } from '@/lib/systems/registry';

/** Start something, or go on with it. */
export default function HomePage() {
  const games: readonly Game[] = systems.map(({ id, title, starters }) => ({
    id,
    title,
    starters: starters.map((starter) => ({
      id: starter.id,
      title: starter.title,
      summary: starter.summary,
      complete: starter.complete,
    })),
  }));
  return (
    <>
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
        </div>
        <EscapePlan />
      </section>
      <StartRooms games={games} />
      <OwnList games={Object.fromEntries(games.map(({ id, title }) => [id, title]))} />
    </>
  );
}
