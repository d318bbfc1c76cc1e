import { BlockList } from 'node:net';
import * as z from 'zod';
import { parseNetworks, THIS_MACHINE } from './networks';

/**
 * Modes of the library: none (`off`), unlisted publications only (`unlisted`), public ones at once (`open`), or public
 * ones after a moderator's approval (`review`).
 */
const LIBRARY_MODES = ['off', 'unlisted', 'open', 'review'] as const;
export type LibraryMode = (typeof LIBRARY_MODES)[number];

const environment = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  TRAPDOOR_DATA: z.string().min(1).default('data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  MAX_STORAGE_MB: z.coerce.number().int().min(1).optional(),
  FORGET_AFTER_DAYS: z.coerce.number().int().min(180).optional(),
  LIBRARY: z.enum(LIBRARY_MODES).optional(),
  LIBRARY_MAX_MB: z.coerce.number().int().min(1).default(2_000),
  TRUSTED_PROXIES: z
    .string()
    .default(THIS_MACHINE)
    .refine((list) => parseNetworks(list) !== undefined, 'must be addresses or networks, such as 10.0.0.2, fd00::/8'),
  TRAPDOOR_ACCEPT_LOSS: z.literal('1').optional(),
});

const REDIS_WITHOUT_POSTGRES =
  'Can’t start: REDIS_URL is for several processes, which also need PostgreSQL in DATABASE_URL. Set both, or neither.';

/** Operator's settings, read once at boot. */
export interface Config {
  readonly dev: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** Opens a damaged data folder with what is left, once. */
  readonly acceptLoss: boolean;
  /** Origin of the studio for visitors, if it is not this machine's own name or address. */
  readonly publicOrigin: string | undefined;
  /** A PostgreSQL database that any number of processes share, instead of the data folder's own database. */
  readonly databaseUrl: string | undefined;
  /** A Redis server by which these processes wake each other. */
  readonly redisUrl: string | undefined;
  /** Bearer token for reading /metrics from other machines. */
  readonly metricsToken: string | undefined;
  /** Storage quota for everything members make, in megabytes; undefined for no limit but the disk. */
  readonly maxStorageMb: number | undefined;
  /** Days without opening after which drafts are deleted; undefined for never. */
  readonly forgetAfterDays: number | undefined;
  /** Mode of the library. Defaults to `review` if PUBLIC_URL is set, otherwise to `open`. */
  readonly library: LibraryMode;
  /** Storage quota for published scenarios and their pictures, in megabytes. */
  readonly libraryMaxMb: number;
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: BlockList;
}

/** Reads the environment. Throws an error that names the invalid variables. */
export function requireConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new Error(`Can't start: ${z.prettifyError(parsed.error)}`);
  const { NODE_ENV, PORT, HOST, TRAPDOOR_DATA, PUBLIC_URL, DATABASE_URL, REDIS_URL, ...rest } = parsed.data;
  if (REDIS_URL && !DATABASE_URL) throw new Error(REDIS_WITHOUT_POSTGRES);
  return {
    dev: NODE_ENV === 'development',
    port: PORT,
    host: HOST,
    dataFolder: TRAPDOOR_DATA,
    acceptLoss: parsed.data.TRAPDOOR_ACCEPT_LOSS !== undefined,
    publicOrigin: PUBLIC_URL && new URL(PUBLIC_URL).origin,
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    metricsToken: rest.METRICS_TOKEN,
    maxStorageMb: rest.MAX_STORAGE_MB,
    forgetAfterDays: rest.FORGET_AFTER_DAYS,
    library: rest.LIBRARY ?? (PUBLIC_URL ? 'review' : 'open'),
    libraryMaxMb: rest.LIBRARY_MAX_MB,
    trustedProxies: parseNetworks(rest.TRUSTED_PROXIES) ?? new BlockList(),
  };
}
