import { z } from 'zod';

const environment = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  TRAPDOOR_DATA: z.string().min(1).default('data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
});

/** What the operator decides, read once at boot. */
export interface Config {
  readonly dev: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** Origin under which people reach the studio, where it is not this machine's own name or address. */
  readonly publicOrigin: string | undefined;
}

/** Reads the environment. Throws, naming the variables, if one makes no sense. */
export function requireConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new Error(`Can't start: ${z.prettifyError(parsed.error)}`);
  const { NODE_ENV, PORT, HOST, TRAPDOOR_DATA, PUBLIC_URL } = parsed.data;
  return {
    dev: NODE_ENV === 'development',
    port: PORT,
    host: HOST,
    dataFolder: TRAPDOOR_DATA,
    publicOrigin: PUBLIC_URL && new URL(PUBLIC_URL).origin,
  };
}
