import { openLocalDrafts } from '@/app/_join/local-drafts';
import { isJsonObject, type Json } from '@/lib/kernel/json';

const TOLD_AFTER_MINUTES = 10;
const MINUTE_MS = 60_000;

/** Minutes in which this browser was written in, the last of them since 1970, and whether the user was told. */
interface Written {
  readonly minutes: number;
  readonly last: number;
  readonly told: boolean;
}

const stored = () => openLocalDrafts('trapdoor');
const NAME = 'writing';

function read(): Written {
  const json = stored().read(NAME) as Json | undefined;
  const { minutes, last, told } = isJsonObject(json) ? json : {};
  return {
    minutes: typeof minutes === 'number' ? minutes : 0,
    last: typeof last === 'number' ? last : 0,
    told: told === true,
  };
}

/** Counts the minutes in which the user types anywhere on the page. Returns a function that stops it. */
export function countWriting(): () => void {
  let last = 0;
  const count = () => {
    const now = Math.floor(Date.now() / MINUTE_MS);
    // Reads the storage once a minute, not with every letter.
    if (now === last) return;
    last = now;
    const written = read();
    if (written.told || written.last === now) return;
    stored().write(NAME, { ...written, minutes: written.minutes + 1, last: now } satisfies Written);
  };
  document.addEventListener('input', count, { passive: true });
  return () => document.removeEventListener('input', count);
}

/** Tells whether to explain where the list of drafts is kept: after ten minutes of writing, once per browser. */
export function isTellingDue(): boolean {
  const { minutes, told } = read();
  return minutes >= TOLD_AFTER_MINUTES && !told;
}

export const noteTold = (): void => stored().write(NAME, { ...read(), told: true } satisfies Written);
