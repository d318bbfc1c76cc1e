import * as z from 'zod';
import { LICENCE_IDS } from '@/lib/scenario/licences';
import { TAGS, TAGS_MAX } from '@/lib/scenario/tags';
import { WARNINGS } from '@/lib/scenario/warnings';
import { COUNTED_MAX } from '@/lib/storage/library-port';

export const LIBRARY_SCHEMA_ADDRESS = '/schema/library.v1.json';

const described = <T extends z.ZodType>(schema: T, description: string): T => schema.meta({ description });

const id = described(z.string().regex(/^[0-9a-hjkmnp-tv-z]{16}$/), 'Id of a publication.');
const number = described(z.int().min(1), 'Number of a version. Numbers are never reused.');
const sha256 = described(z.string().regex(/^[0-9a-f]{64}$/), 'SHA-256 of the file’s bytes, in hexadecimal.');
const url = described(z.url(), 'Address of its page.');
const time = described(z.iso.datetime(), 'Time in UTC.');
const players = z.int().min(1);
const minutes = z.number().min(0);

const chainLink = z.strictObject({
  title: z.string(),
  authors: z.array(z.string()),
  licence: described(z.string(), 'Licence as spelt in its file.'),
  version: z.int().min(0),
  sha256: z.string(),
  address: described(z.string(), 'Address where it was published; empty if unknown.'),
});

const version = z.strictObject({
  number,
  sha256,
  url,
  publishedAt: time,
  note: described(z.string(), 'The publisher’s description of the changes.'),
  withdrawnAt: described(
    time.nullable(),
    'Time at which its publisher withdrew it; null if it is published. The file of a withdrawn version is deleted.',
  ),
});

const listed = {
  id,
  version: described(number, 'Number of the version shown.'),
  url,
  file: described(z.url(), 'Address of the version’s file.'),
  system: described(z.string(), 'Id of its game.'),
  title: z.string(),
  authors: z.array(z.string()),
  publisher: described(
    z.string(),
    'Six characters that distinguish publishers of the same name; empty for the studio itself.',
  ),
  summary: z.string(),
  language: described(z.string(), 'Language tag (BCP 47).'),
  licence: described(z.enum(LICENCE_IDS), 'Effective licence; “all-rights-reserved” if the file’s licence is unknown.'),
  tags: z.array(z.enum(TAGS)).max(TAGS_MAX),
  warnings: z.array(z.enum(WARNINGS)),
  players: z.strictObject({ min: players, max: players }),
  minutes: described(
    z.strictObject({ low: minutes, high: minutes }).nullable(),
    'Lowest and highest median of the durations of bots’ games over all numbers of players; null if no game reached an end.',
  ),
  won: described(
    z.number().min(0).max(1).nullable(),
    'Share of bots’ games at a table of four that ended well; null if unknown.',
  ),
  publishedAt: described(time, 'Time of its first version.'),
  changedAt: described(time, 'Time of its newest version.'),
  remixes: described(z.int().min(0), 'Number of listed publications that are remixes of it.'),
};

const publication = z.strictObject(listed).meta({ id: 'publication', description: 'A publication in a list.' });

const figures = z.strictObject({
  engine: described(z.string(), 'Version of the rules in the playtest.'),
  games: described(z.int().min(0), 'Total number of games.'),
  complete: described(z.boolean(), 'True if time sufficed for all planned games.'),
  tables: z.array(
    z.strictObject({
      players,
      games: z.int().min(0),
      finished: described(z.int().min(0), 'Number of games that reached an end.'),
      minutes: z.strictObject({ median: minutes, p10: minutes, p90: minutes }).nullable(),
      won: described(z.number().min(0).max(1).optional(), 'Share of the games that ended well.'),
      endings: z.array(
        z.strictObject({
          id: z.string(),
          title: described(z.string(), 'Title; empty if players must not know it.'),
          share: z.number().min(0).max(1),
        }),
      ),
    }),
  ),
});

const whole = z
  .strictObject({
    ...listed,
    counts: z.array(z.strictObject({ one: z.string(), many: z.string(), total: z.string() })),
    routes: described(
      z.array(
        z.strictObject({
          title: described(z.string(), 'Title; empty if players must not know it.'),
          reachable: z.boolean(),
          least: described(z.number().nullable(), 'Least effort; null if there is no way.'),
          exact: z.boolean(),
        }),
      ),
      'Ways out.',
    ),
    effort: described(z.strictObject({ one: z.string(), many: z.string() }), 'Unit of effort for ways out.'),
    figures: described(
      figures.nullable(),
      'Results of the studio’s playtest; null for a game that bots can’t play, or if it took too much time or memory.',
    ),
    chain: described(z.array(chainLink), 'Versions that it was remixed from, nearest first.'),
    versions: described(z.array(version), 'Versions, newest first, without those that wait for approval.'),
  })
  .meta({ id: 'wholePublication', description: 'GET /api/library/ID' });

const found = z
  .strictObject({
    results: z.array(publication),
    total: described(z.int().min(0).max(COUNTED_MAX), `Number of results; ${COUNTED_MAX} means at least as many.`),
    next: described(z.string().nullable(), 'Cursor of the next page; null on the last one.'),
  })
  .meta({ id: 'found', description: 'GET /api/library' });

const published = z
  .strictObject({
    id,
    version: number,
    sha256,
    url,
    same: described(z.literal(true).optional(), 'True if it was already published, so that nothing was created.'),
    waits: described(z.literal(true).optional(), 'True if a moderator must approve it before it is listed.'),
  })
  .meta({ id: 'published', description: 'POST /api/library' });

const known = z
  .strictObject({ version: z.strictObject({ id, number, title: z.string(), url: z.string() }).nullable() })
  .meta({ id: 'knownFile', description: 'GET /api/library/files/SHA256' });

const keyName = described(z.string().min(1), 'Name given by its owner.');
const key = z
  .strictObject({ id: z.string(), key: described(z.string(), 'The key itself, shown only once.') })
  .meta({ id: 'key', description: 'POST /api/me/keys' });
const keys = z
  .strictObject({ keys: z.array(z.strictObject({ id: z.string(), name: keyName, createdAt: time })) })
  .meta({ id: 'keys', description: 'GET /api/me/keys' });

const failed = z
  .strictObject({
    error: z.strictObject({ code: z.string(), message: described(z.string(), 'What to do, in English.') }),
  })
  .meta({ id: 'error', description: 'Response to a failed request.' });

/** All responses of the library's API except a version's file, which its game's own schema describes. */
export const libraryAnswer = z.union([found, whole, known, published, key, keys, failed]);

export type ApiPublication = z.infer<typeof publication>;
export type ApiWholePublication = z.infer<typeof whole>;
export type ApiFound = z.infer<typeof found>;

/** Returns the responses as JSON Schema (draft 2020-12). */
export function buildLibrarySchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(libraryAnswer, { target: 'draft-2020-12' });
  return { $schema, $id: LIBRARY_SCHEMA_ADDRESS, title: 'Answers of a Trapdoor library', ...schema };
}
