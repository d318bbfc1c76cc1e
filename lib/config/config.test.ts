import { expect, it } from 'vitest';
import { requireConfig } from './config';

it('requireConfig() needs nothing said', () => {
  expect(requireConfig({})).toEqual({
    dev: false,
    port: 3000,
    host: '0.0.0.0',
    dataFolder: 'data',
    publicOrigin: undefined,
  });
});

it('requireConfig() takes what is said, an empty value being none', () => {
  expect(
    requireConfig({ NODE_ENV: 'development', PORT: '8080', HOST: '', PUBLIC_URL: 'https://play.example/studio/' }),
  ).toMatchObject({ dev: true, port: 8080, host: '0.0.0.0', publicOrigin: 'https://play.example' });
});

it.each([{ PORT: 'web' }, { PORT: '70000' }, { PUBLIC_URL: 'ftp://x' }, { PUBLIC_URL: 'play.example' }])(
  'requireConfig() refuses %j and names it',
  (env) => {
    expect(() => requireConfig(env)).toThrow(String(Object.keys(env)[0]));
  },
);
