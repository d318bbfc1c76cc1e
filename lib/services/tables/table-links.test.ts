import { describe, expect, it } from 'vitest';
import { LINK_ROLES, newTableId, roleOfToken, tableIdOfToken, tableToken } from './table-links';

const secret = Buffer.alloc(32, 7);
const table = { id: newTableId(), epoch: 0 };

describe('tableToken()', () => {
  it.each(LINK_ROLES)('says which table it is for and that it is a %s’s', (role) => {
    const token = tableToken(secret, table, role);
    expect(tableIdOfToken(token)).toBe(table.id);
    expect(roleOfToken(secret, table, token)).toBe(role);
    expect(token.split('.')[1]).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
  });

  it('is good for nothing at another table, in another house, or once it was taken back', () => {
    const token = tableToken(secret, table, 'gm');
    expect(roleOfToken(secret, { id: newTableId(), epoch: 0 }, token)).toBeUndefined();
    expect(roleOfToken(Buffer.alloc(32, 8), table, token)).toBeUndefined();
    expect(roleOfToken(secret, { ...table, epoch: 1 }, token)).toBeUndefined();
  });

  it.each(['', '.', table.id, `${table.id}.`, `${table.id}.${'0'.repeat(26)}`, `${'x'.repeat(900)}.${'0'.repeat(26)}`])(
    'is not %j',
    (text) => {
      expect(roleOfToken(secret, table, text)).toBeUndefined();
    },
  );
});
