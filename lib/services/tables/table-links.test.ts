import { describe, expect, it } from 'vitest';
import { LINK_ROLES, newTableId, roleOfToken, tableIdOfToken, tableToken } from './table-links';

const secret = Buffer.alloc(32, 7);
const table = { id: newTableId(), epoch: 0 };

describe('tableToken()', () => {
  it.each(LINK_ROLES)('contains the table and grants the role %s', (role) => {
    const token = tableToken(secret, table, role);
    expect(tableIdOfToken(token)).toBe(table.id);
    expect(roleOfToken(secret, table, token)).toBe(role);
    expect(token.split('.')[1]).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
  });

  it('grants nothing at another table, in another studio, or once revoked', () => {
    const token = tableToken(secret, table, 'gm');
    expect(roleOfToken(secret, { id: newTableId(), epoch: 0 }, token)).toBeUndefined();
    expect(roleOfToken(Buffer.alloc(32, 8), table, token)).toBeUndefined();
    expect(roleOfToken(secret, { ...table, epoch: 1 }, token)).toBeUndefined();
  });

  it.each(['', '.', table.id, `${table.id}.`, `${table.id}.${'0'.repeat(26)}`, `${'x'.repeat(900)}.${'0'.repeat(26)}`])(
    '%j is no token',
    (text) => {
      expect(roleOfToken(secret, table, text)).toBeUndefined();
    },
  );
});
