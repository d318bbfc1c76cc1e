'use client';

import { Button, buttonLook } from './_ui/button';
import { Placard } from './_ui/placard';

/** Error page for our own bugs. */
export default function ErrorPage({ reset }: { readonly error: Error; readonly reset: () => void }) {
  return (
    <Placard kicker="Our fault" title="Something broke on this page">
      <p role="alert">
        What you typed is kept in this browser and, once saved, on the server. Try the page again; if it breaks again,
        reload it.
      </p>
      <div className="flex flex-wrap gap-4">
        <Button look="main" onClick={reset}>
          Try again
        </Button>
        <a href="/" className={buttonLook('quiet')}>
          Go to the home page
        </a>
      </div>
    </Placard>
  );
}
