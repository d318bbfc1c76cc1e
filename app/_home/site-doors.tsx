import { buttonLook } from '@/app/_ui/button';
import { Titled } from '@/app/_ui/titled';

const SMALL = 360;
const LARGE = 648;

/** Introduction to the studio, with a picture of a kit for visitors who have made nothing yet. */
export function Hero({ short }: { readonly short: boolean }) {
  return (
    <section className={short ? '' : 'grid items-center gap-8 md:grid-cols-[3fr_2fr]'}>
      <div>
        <h1 className={short ? 'text-xl sm:text-2xl' : 'text-2xl sm:text-3xl'}>
          Invent a place nobody gets out of.
          <br />
          Then prove that somebody can.
        </h1>
        <p className="sign mt-4 text-lg">These are tabletop games for 3–6 people, played with cards and paper.</p>
        {!short && (
          <p className="measure mt-2 text-lg">
            Write a setting for a game about being trapped. See what is wrong with it while you type. Print the kit and
            play it tonight.
          </p>
        )}
      </div>
      {!short && (
        // biome-ignore lint/performance/noImgElement: two sizes are made beforehand, and the server resizes nothing
        <img
          src="/kit.webp"
          srcSet={`/kit-small.webp ${SMALL}w, /kit.webp ${LARGE}w`}
          sizes="(width >= 48rem) 26rem, min(100vw, 22rem)"
          width={LARGE}
          height={432}
          alt="A printed kit: a map of the place, a character sheet and cards to cut out."
          className="h-auto w-full max-w-md justify-self-center"
        />
      )}
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
