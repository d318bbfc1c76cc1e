import { readFile } from 'node:fs/promises';
import { artBeside } from '@/cli/art-beside';
import { type Command, onlyOne, parseWords } from '@/cli/command';
import { CannotRun, EXIT, WrongUsage } from '@/cli/exit';
import { requireInput } from '@/cli/input';
import { harmless } from '@/cli/say';
import { ART_PREFIX, picturesIn } from '@/lib/kit/picture';
import { withoutComments } from '@/lib/scenario/comments-file';
import { formatDraft } from '@/lib/scenario/envelope';

const WITHIN_MS = 120_000;

/** A studio and the API key for it. */
type Ask = (method: string, path: string, body: string | Uint8Array | undefined, type?: string) => Promise<Answered>;

interface Answered {
  readonly id?: unknown;
  readonly version?: unknown;
  readonly sha256?: unknown;
  readonly url?: unknown;
}

export const publish: Command = {
  usage: 'publish FILE --to URL --key-file K [--id ID] [--note T] [--unlisted]',
  help: [
    'Publishes a scenario in the library of a studio, with its own pictures from the folder “art” beside it.',
    'Prints { id, version, sha256, url }. What was published before is not published again.',
    '',
    '  --to URL       the studio, such as https://play.example',
    '  --key-file K   a file that holds an API key of that studio',
    '  --id ID        the publication that gets another version; a new one by default',
    '  --note T       what changed, in a line',
    '  --unlisted     only for those who have the address',
    '',
    'Exit code 1 if the studio refuses the scenario, 2 if it could not be asked.',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      to: { type: 'string' },
      'key-file': { type: 'string' },
      id: { type: 'string' },
      note: { type: 'string' },
      unlisted: { type: 'boolean', default: false },
    });
    const file = onlyOne(positionals, 'file');
    const ask = askAt(requireStudio(values.to), await readKey(values['key-file']));
    const { draft, system } = await requireInput(file);
    const scenario = JSON.parse(formatDraft(withoutComments(draft), system)) as object;
    const { id, note, unlisted } = values;
    const order = JSON.stringify({ scenario, id, note, ...(unlisted && { listing: 'unlisted' }) });
    let carrier: string | undefined;
    try {
      carrier = await carryPictures(ask, file, scenario);
      const { id: publication, version, sha256, url } = await ask('POST', '/api/library', order);
      process.stdout.write(`${JSON.stringify({ id: publication, version, sha256, url }, null, 2)}\n`);
      return EXIT.clean;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      process.stderr.write(`${error.message}\n`);
      return EXIT.issues;
    } finally {
      if (carrier !== undefined) await ask('DELETE', `/api/drafts/${carrier}`, undefined);
    }
  },
};

/** The studio rejected this scenario. */
class Refused extends Error {}

/** Uploads a scenario's own pictures into a draft and returns its id; undefined if there are none. */
async function carryPictures(ask: Ask, file: string, scenario: object): Promise<string | undefined> {
  const hashes = picturesIn(scenario).flatMap((name) =>
    name.startsWith(ART_PREFIX) ? [name.slice(ART_PREFIX.length)] : [],
  );
  if (hashes.length === 0) return undefined;
  const { id } = await ask('POST', '/api/drafts', JSON.stringify({ scenario }));
  const pictureOf = artBeside(file);
  for (const hash of hashes) {
    const art = await pictureOf(hash);
    if (!art) continue;
    const words = new URLSearchParams({ alt: art.alt, credit: art.credit });
    await ask('PUT', `/api/drafts/${id}/art/${hash}?${words}`, art.bytes, 'image/png');
  }
  return String(id);
}

function requireStudio(to: string | undefined): URL {
  if (to === undefined) throw new WrongUsage('Say which studio: --to https://play.example');
  const url = URL.canParse(to) ? new URL(to) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new WrongUsage(`“${to}” is no address of a studio.`);
  return url;
}

async function readKey(file: string | undefined): Promise<string> {
  if (file === undefined) throw new WrongUsage('Say which file holds your API key: --key-file K');
  const key = await readFile(file, 'utf8').catch(() => undefined);
  if (key === undefined) throw new CannotRun(`“${file}” can't be read.`);
  if (!/^\S+$/.test(key.trim())) throw new CannotRun(`“${file}” holds no API key.`);
  return key.trim();
}

function askAt(studio: URL, key: string): Ask {
  return async (method, path, body, type = 'application/json') => {
    const response = await fetch(new URL(path, studio), {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': type }) },
      // Redirects could leak the key to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(WITHIN_MS),
      ...(body !== undefined && { body: body as BodyInit }),
    }).catch((error: unknown) => {
      throw new CannotRun(`${studio.origin} does not answer (${error instanceof Error ? error.message : error}).`);
    });
    const moved = response.headers.get('location');
    if (moved !== null)
      throw new CannotRun(`${studio.origin} sends on to ${harmless(moved)}. Say that with --to instead.`);
    const answered: unknown = await response.json().catch(() => undefined);
    if (response.ok && typeof answered === 'object' && answered !== null) return answered;
    const message = messageIn(answered) ?? `${studio.origin} is no studio with a library (${response.status}).`;
    throw response.status === 409 || response.status === 422 ? new Refused(message) : new CannotRun(message);
  };
}

function messageIn(answered: unknown): string | undefined {
  const { error } = (answered ?? {}) as { readonly error?: { readonly message?: unknown } };
  return typeof error?.message === 'string' ? harmless(error.message) : undefined;
}
