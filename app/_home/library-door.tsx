import { buttonLook } from '@/app/_ui/button';

/** To the scenarios that others have published. */
export function LibraryDoor() {
  return (
    <section aria-labelledby="library" className="mt-12">
      <h2 id="library" className="border-b-4 border-ink pb-2 text-xl">
        Library
      </h2>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="measure min-w-0 flex-1 basis-80">
          Finished scenarios that people have published: compare how they play, print one for tonight, or remix it.
        </p>
        <a href="/library" className={buttonLook()}>
          Browse the library
        </a>
      </div>
    </section>
  );
}
