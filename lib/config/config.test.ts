import { expect, it } from 'vitest';
import { requireConfig } from './config';
import { parseNetworks, THIS_MACHINE } from './networks';

it('requireConfig() has defaults for everything', () => {
  expect(requireConfig({})).toEqual({
    dev: false,
    port: 3000,
    host: '0.0.0.0',
    dataFolder: 'data',
    acceptLoss: false,
    publicOrigin: undefined,
    databaseUrl: undefined,
    redisUrl: undefined,
    metricsToken: undefined,
    maxStorageMb: undefined,
    forgetAfterDays: undefined,
    library: 'open',
    libraryMaxMb: 2_000,
    trustedProxies: parseNetworks(THIS_MACHINE),
  });
});

it('requireConfig() reads variables and ignores empty ones', () => {
  expect(
    requireConfig({ NODE_ENV: 'development', PORT: '8080', HOST: '', PUBLIC_URL: 'https://play.example/studio/' }),
  ).toMatchObject({ dev: true, port: 8080, host: '0.0.0.0', publicOrigin: 'https://play.example' });
});

it('requireConfig() reads the addresses of PostgreSQL and Redis', () => {
  const [databaseUrl, redisUrl] = ['postgres://trapdoor@db.example/trapdoor', 'rediss://wake.example:6380'];
  expect(requireConfig({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl })).toMatchObject({ databaseUrl, redisUrl });
  expect(requireConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl, redisUrl: undefined });
});

it('requireConfig() reads the storage quota and FORGET_AFTER_DAYS', () => {
  expect(requireConfig({ MAX_STORAGE_MB: '500', FORGET_AFTER_DAYS: '180' })).toMatchObject({
    maxStorageMb: 500,
    forgetAfterDays: 180,
  });
});

it('requireConfig() defaults to moderated publishing if PUBLIC_URL is set', () => {
  const PUBLIC_URL = 'https://play.example';
  expect(requireConfig({ PUBLIC_URL }).library).toBe('review');
  expect(requireConfig({ PUBLIC_URL, LIBRARY: 'open' }).library).toBe('open');
  expect(requireConfig({ LIBRARY: 'off', LIBRARY_MAX_MB: '50' })).toMatchObject({ library: 'off', libraryMaxMb: 50 });
});

it.each([
  { PORT: 'web' },
  { TRAPDOOR_ACCEPT_LOSS: 'yes' },
  { PORT: '70000' },
  { PUBLIC_URL: 'ftp://x' },
  { PUBLIC_URL: 'play.example' },
  { DATABASE_URL: 'mysql://x' },
  { DATABASE_URL: 'trapdoor' },
  { TRUSTED_PROXIES: 'nginx' },
  { MAX_STORAGE_MB: 'all' },
  { MAX_STORAGE_MB: '0' },
  { FORGET_AFTER_DAYS: '179' },
  { FORGET_AFTER_DAYS: 'never' },
  { LIBRARY: 'public' },
  { LIBRARY_MAX_MB: '0' },
  { REDIS_URL: 'http://x' },
  { REDIS_URL: 'redis://x' },
])('requireConfig() refuses %j and names it', (env) => {
  expect(() => requireConfig(env)).toThrow(String(Object.keys(env)[0]));
});
