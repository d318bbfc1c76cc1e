'use client';

import type { FormEvent } from 'react';
import { JOIN_TEXT_MAX } from '@/app/_join/code-form';
import { buttonLook } from '@/app/_ui/button';
import { joinPath } from '@/lib/table/join-code';

/** Short form for a join code or a pasted link, in the header of pages. Without scripts it asks the server. */
export function JoinField() {
  const join = (event: FormEvent<HTMLFormElement>) => {
    const path = joinPath(String(new FormData(event.currentTarget).get('code')));
    // A link's secret must not reach the server as part of an address.
    if (!path?.includes('#')) return;
    event.preventDefault();
    window.location.assign(path);
  };
  return (
    <form action="/table" aria-label="Join a table" onSubmit={join} className="flex sm:order-last">
      <input
        name="code"
        aria-label="Code of a table"
        className="input w-28! border-r-0! px-2! py-1! uppercase tracking-wider placeholder:tracking-normal sm:w-40!"
        required
        maxLength={JOIN_TEXT_MAX}
        placeholder="ABCD-EFGH"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      />
      <button type="submit" className={buttonLook('main', 'rounded-l-none! px-3!')}>
        Join
      </button>
    </form>
  );
}
