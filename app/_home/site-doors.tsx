import { buttonLook } from '@/app/_ui/button';
import { Titled } from '@/app/_ui/titled';
import { Doors } from './doors';
import { type Game, POSTER_PX, posterAddress, type Starter } from './games';

/** Turns of the posters beside the introduction, from the left. */
const TURNS = ['-rotate-4 translate-x-8 translate-y-2', 'z-10', 'rotate-4 -translate-x-8 translate-y-2'];

/** Introduction to the studio with its three doors; `posters` are shown on wide pages. */
export function Hero(props: { readonly games: readonly Game[]; readonly posters: readonly Starter[] }) {
  const games = props.games.map(({ id, title, about, players }) => ({ id, title, about, players }));
  return (
    <section className="grid items-center gap-8 lg:grid-cols-[1fr_1fr]">
      <div>
        <h1 className="text-balance text-2xl sm:text-3xl">Invent a trap. Then prove that it works.</h1>
        <p className="measure mt-3 sm:text-lg">
          Games for two to six players, printed at home. Write together, let test games tell you whether it works, print
          it, play it tonight.
        </p>
        <Doors games={games} printing="#ready" />
      </div>
      <div aria-hidden className="hidden justify-center lg:flex">
        {props.posters.slice(0, TURNS.length).map((starter, i) => (
          // biome-ignore lint/performance/noImgElement: an SVG, drawn at build time
          <img
            key={starter.id}
            src={posterAddress(starter)}
            alt=""
            {...POSTER_PX}
            className={`h-auto w-1/3 max-w-48 border-2 border-paper ${TURNS[i]}`}
          />
        ))}
      </div>
    </section>
  );
}

export function LibraryDoor() {
  return (
    <Titled id="library" title="Library" look="border-b-4 border-ink pb-2 text-xl" className="mt-12">
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="measure min-w-0 flex-1 basis-80">
          Finished scenarios that people have published: compare how they play, print one for tonight, or remix it.
        </p>
        <a href="/library" className={buttonLook()}>
          Browse the library
        </a>
      </div>
    </Titled>
  );
}
