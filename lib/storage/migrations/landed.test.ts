import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DATABASE_VERSION } from '../migrate-database';

/** SHA-256 of each migration's file. Add lines, but never change one. */
const LANDED: Readonly<Record<string, string>> = {
  'v1-first-tables.ts': 'c737c5537a21df0c7f5ea8b913853f7db750745c8418d0f55e368fcdbfe73315',
  'v2-art-table.ts': 'b657d23de51d795cf85c9160e09300d9dcb6b5a3949964911609cbca9ecb53fd',
  'v3-tickets-table.ts': '54634e2d536fbf35a15bda39a92fe24a36628e55dad35b47226b1c7c4f2d7b0f',
  'v4-game-tables.ts': 'd1843eba334ae4db0e0aeeba98c701503c89fb520db29427378f32150db9a122',
  'v5-shared-house.ts': 'f896e3c56bdae475975f8a53d5cdcb042a12c0506728048feefa4f56e141544a',
  'v6-watchers-stay.ts': '8c7de8c9eba6aa9c79070286ad96a55ddbfede980fcd0e3c6468ee2f53d4b954',
  'v7-joined-at.ts': '1ac5a965956095720ee42b02a06583c55d721d447d42259502e662da514dfee2',
  'v8-grants-of-links.ts': 'b2add9843ba21187a82ebe56ce052a4923b216f607d9adcdf1ec749e4dadafef',
  'v9-gm-choice.ts': 'a947a02bd5311141eb99035cd6d3458b564df27decb348300b2dbc0e1ab52e59',
  'v10-making.ts': '6f1446ab2c2189c3067e5714c1cad36e465b482fc83a6c245f70487fd963db0b',
  'v11-shared-counts.ts': '31372c1bfb569954d3b7e7391c11fdf72a3e83b5c7e61c63e96ff651a7d8874d',
  'v12-storage.ts': 'bef1af517829dcbbf3bb8cf104b05ac5726d0cc035b8c84d824bd4a3398c51e5',
  'v13-members.ts': 'f7ac9cde94fdafa97ba5f7f47cc08c92772832d41ba1a4e37ed3b4cf3f88e876',
  'v14-library.ts': 'ecae153333f4162c6a317c2d7a912f849b7c57d697c3a64a6d909fcfc8be82e9',
  'v15-point-names.ts': '2dc1c6e325bbf20977c6eaf53e93c77f14ea3be20107b83d070f851eac571b16',
  'v16-sweeps.ts': '0cf2b8e66904b26eadef32c39c6d2db0cee77f331b3565a36aefa0063a4d99df',
  'v17-key-rights.ts': 'af06e6d985e4d2bef9d19dbb785aef1c197572264beaf67cc72b06657e10acb1',
  'v18-moderators.ts': '64018953ec090579cda480c80ee6ccdce8f5f7bdab0a10f8986212817f36f347',
  'v19-lengths.ts': '51460550310b414de27fe390242f0796d6ef7e2ce7bd6574eee7bf5fd3d7b921',
};

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^v\d+-.*\.ts$/.test(name));

/** Databases never run an applied migration again, so its code must stay the same. */
describe('a migration that has landed', () => {
  it('is listed here, one for each version', () => {
    expect(files.toSorted()).toEqual(Object.keys(LANDED).toSorted());
    const versions = files.map((name) => Number(/\d+/.exec(name)?.[0])).toSorted((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: DATABASE_VERSION }, (_, i) => i + 1));
  });

  it.each(Object.entries(LANDED))('is never edited: %s', (name, hash) => {
    const text = readFileSync(new URL(name, import.meta.url), 'utf8');
    const found = createHash('sha256').update(text).digest('hex');
    expect(found, `${name} has landed: existing databases will not run it again. Add a new migration instead.`).toBe(
      hash,
    );
  });
});
