import * as z from 'zod';
import { LICENCE_IDS } from '@/lib/scenario/licences';
import { TAGS, TAGS_MAX } from '@/lib/scenario/tags';
import { WARNINGS } from '@/lib/scenario/warnings';
import { COUNTED_MAX } from '@/lib/storage/library-port';

/** Path of the schema of all responses, from the studio's root. */
export const LIBRARY_SCHEMA_ADDRESS = '/schema/library.v1.json';

const said = <T extends z.ZodType>(schema: T, description: string): T => schema.meta({ description });

const id = said(z.string().regex(/^[0-9a-hjkmnp-tv-z]{16}$/), 'Names a publication.');
const number = said(z.int().min(1), 'The number of a version. Numbers are never used again.');
const sha256 = said(z.string().regex(/^[0-9a-f]{64}$/), 'Of the file’s bytes.');
const url = said(z.url(), 'The address of its page.');
const time = said(z.iso.datetime(), 'In UTC.');
const players = z.int().min(1);
const minutes = z.number().min(0);

const chainLink = z.strictObject({
  title: z.string(),
  authors: z.array(z.string()),
  licence: said(z.string(), 'As its file says it.'),
  version: z.int().min(0),
  sha256: z.string(),
  address: said(z.string(), 'Where it was published; empty if nobody said.'),
});

const version = z.strictObject({
  number,
  sha256,
  url,
  publishedAt: time,
  note: said(z.string(), 'What changed, as its publisher said.'),
  withdrawnAt: said(time.nullable(), 'When its publisher withdrew it; its file is gone then.'),
});

const listed = {
  id,
  version: said(number, 'The version that is shown.'),
  url,
  file: said(z.url(), 'The address of the version’s file.'),
  system: said(z.string(), 'The id of the game it is for.'),
  title: z.string(),
  authors: z.array(z.string()),
  publisher: said(z.string(), 'Six characters that tell publishers of one name apart; empty for the studio itself.'),
  summary: z.string(),
  language: said(z.string(), 'As BCP 47 says it.'),
  licence: said(z.enum(LICENCE_IDS), 'What counts; “all-rights-reserved” where the file says nothing that is known.'),
  tags: z.array(z.enum(TAGS)).max(TAGS_MAX),
  warnings: z.array(z.enum(WARNINGS)),
  players: z.strictObject({ min: players, max: players }),
  minutes: said(
    z.strictObject({ low: minutes, high: minutes }).nullable(),
    'The lowest and the highest median over the numbers of players, as bots play; null if no game came to an end.',
  ),
  won: said(
    z.number().min(0).max(1).nullable(),
    'The part of the games that ended well at a table of four, as bots play; null if nobody knows.',
  ),
  publishedAt: said(time, 'When its first version was published.'),
  changedAt: said(time, 'When its newest version was published.'),
  remixes: said(z.int().min(0), 'How many listed publications are remixes of it.'),
};

const publication = z.strictObject(listed).meta({ id: 'publication', description: 'A publication as it is listed.' });

const figures = z.strictObject({
  engine: said(z.string(), 'Which rules were played.'),
  games: said(z.int().min(0), 'How many games were played in all.'),
  complete: said(z.boolean(), 'Whether there was time for all of them.'),
  tables: z.array(
    z.strictObject({
      players,
      games: z.int().min(0),
      finished: said(z.int().min(0), 'Games that came to an end.'),
      minutes: z.strictObject({ median: minutes, p10: minutes, p90: minutes }).nullable(),
      won: said(z.number().min(0).max(1).optional(), 'The part of the games that ended well.'),
      endings: z.array(
        z.strictObject({
          id: z.string(),
          title: said(z.string(), 'Empty where players are not to know it.'),
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
    routes: said(
      z.array(
        z.strictObject({
          title: said(z.string(), 'Empty where players are not to know it.'),
          reachable: z.boolean(),
          least: said(z.number().nullable(), 'The least effort; null if there is no way.'),
          exact: z.boolean(),
        }),
      ),
      'Ways out.',
    ),
    effort: said(z.strictObject({ one: z.string(), many: z.string() }), 'What ways out are measured in.'),
    figures: said(
      figures.nullable(),
      'What the studio’s playtest came to; null for a game that bots can’t play, and where it took too much time or memory.',
    ),
    chain: said(z.array(chainLink), 'What it is a remix of, nearest first.'),
    versions: said(z.array(version), 'Newest first. Those that wait for approval are left out.'),
  })
  .meta({ id: 'wholePublication', description: 'GET /api/library/ID' });

const found = z
  .strictObject({
    results: z.array(publication),
    total: said(z.int().min(0).max(COUNTED_MAX), `How many there are; ${COUNTED_MAX} stands for as many or more.`),
    next: said(z.string().nullable(), 'The cursor of the page after it; null after the last one.'),
  })
  .meta({ id: 'found', description: 'GET /api/library' });

const published = z
  .strictObject({
    id,
    version: number,
    sha256,
    url,
    same: said(z.literal(true).optional(), 'It had been published before, and nothing was created.'),
    waits: said(z.literal(true).optional(), 'A moderator has to approve it before it is listed.'),
  })
  .meta({ id: 'published', description: 'POST /api/library' });

const known = z
  .strictObject({ version: z.strictObject({ id, number, title: z.string(), url: z.string() }).nullable() })
  .meta({ id: 'knownFile', description: 'GET /api/library/files/SHA256' });

const keyName = said(z.string().min(1), 'What its owner calls it.');
const key = z
  .strictObject({ id: z.string(), key: said(z.string(), 'Shown this once.') })
  .meta({ id: 'key', description: 'POST /api/me/keys' });
const keys = z
  .strictObject({ keys: z.array(z.strictObject({ id: z.string(), name: keyName, createdAt: time })) })
  .meta({ id: 'keys', description: 'GET /api/me/keys' });

const failed = z
  .strictObject({ error: z.strictObject({ code: z.string(), message: said(z.string(), 'What to do, in English.') }) })
  .meta({ id: 'error', description: 'Any answer that is no success.' });

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
