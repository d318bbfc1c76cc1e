import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '@/lib/storage/database';
import { openSqlite, queriesOn } from '@/lib/storage/embedded/sqlite';
import { migrateDatabase } from '@/lib/storage/migrate-database';
import { createTickets } from '@/lib/storage/tickets';
import { TICKET_MS, takeTicket, writeTicket } from './ticket';

const DAY_MS = 24 * 3_600_000;
const secret = Buffer.alloc(32, 7);
const [ANN, BOB] = ['a'.repeat(26), 'b'.repeat(26)];
const table = { kind: 'table', subject: 't1', epoch: 3 } as const;
let used: Set<string>;
beforeEach(() => {
  used = new Set();
});
const book = {
  redeemTicket: async (id: string) => {
    const fresh = !used.has(id);
    used.add(id);
    return fresh;
  },
};
const take = (text: string | null, member: string | undefined = ANN, now = 1_000, key = secret) =>
  takeTicket(text, { secret: key, book, now }, member);
const write = (member: string | undefined = ANN) => writeTicket(secret, table, member, 1_000);

describe('a ticket', () => {
  it('can be redeemed once', async () => {
    const ticket = write();
    expect(await take(ticket)).toEqual({ ...table, memberId: ANN });
    expect(await take(ticket)).toBeUndefined();
  });

  it('does not contain the member', () => {
    expect(write()).not.toContain(ANN);
  });

  it('expires after a minute', async () => {
    expect(await take(write(), ANN, 1_000 + TICKET_MS)).toBeUndefined();
    expect(await take(write(), ANN, 999 + TICKET_MS)).toBeDefined();
  });

  it('can’t be redeemed or used up by others', async () => {
    const ticket = write();
    expect(await take(ticket, BOB)).toBeUndefined();
    expect(await takeTicket(ticket, { secret, book, now: 1_000 }, undefined)).toBeUndefined();
    expect(await take(ticket)).toBeDefined();
  });

  it('without a member can be redeemed by anybody, anonymously', async () => {
    const ticket = writeTicket(secret, { kind: 'watch', subject: 't1', epoch: 1 }, undefined, 1_000);
    expect(await take(ticket, BOB)).toEqual({ kind: 'watch', subject: 't1', epoch: 1, memberId: undefined });
  });

  it.each([
    ['nothing', () => null],
    ['garbage', () => 'garbage'],
    ['another table', (ticket: string) => ticket.replace('.t1.', '.t2.')],
    ['another kind', (ticket: string) => ticket.replace('table.', 'draft.')],
    ['a later end', (ticket: string) => ticket.replace(`.${1_000 + TICKET_MS}.`, `.${9_000 + TICKET_MS}.`)],
    ['another signature', (ticket: string) => `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'E' : 'A'}`],
  ])('with %s is invalid', async (_, change) => {
    expect(await take(change(write()))).toBeUndefined();
    expect(used.size).toBe(0);
  });

  it('from another studio is invalid', async () => {
    expect(await take(write(), ANN, 1_000, Buffer.alloc(32, 8))).toBeUndefined();
  });

  const step = fc.record({
    waitS: fc.constantFrom(0, 1, 20, 61, 300),
    jumpDays: fc.constantFrom(0, 400, -400, 1, -1),
  });

  it('is valid once and for a minute, whatever the clock does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const db = queriesOn<Database>(openSqlite(':memory:'));
        await migrateDatabase(db as unknown as Kysely<unknown>, 'blob');
        let upMs = 0;
        let now = Date.UTC(2026, 0, 1);
        const real = createTickets(db, undefined, () => upMs);
        const show = (text: string) => takeTicket(text, { secret, book: real, now }, ANN);
        const issued: { readonly text: string; readonly upMs: number; uses: number }[] = [];
        for (const { waitS, jumpDays } of steps) {
          upMs += waitS * 1_000;
          now += waitS * 1_000 + jumpDays * DAY_MS;
          // Enough for the store to forget old ones.
          const fresh = Array.from({ length: 101 }, () => ({
            text: writeTicket(secret, table, ANN, now),
            upMs,
            uses: 0,
          }));
          issued.push(...fresh);
          for (const each of fresh.slice(1)) expect(await show(each.text)).toBeDefined();
          for (const each of fresh.slice(1)) each.uses += 1;
          for (const each of issued.slice(-700)) {
            if (!(await show(each.text))) continue;
            each.uses += 1;
            expect(upMs - each.upMs).toBeLessThan(TICKET_MS);
          }
          expect(Math.max(...issued.map(({ uses }) => uses))).toBe(1);
        }
        await db.destroy();
      }),
      { numRuns: 16 },
    );
  });

  it('is invalid if the clock was set back since it was written', async () => {
    expect(await take(writeTicket(secret, table, ANN, 400 * DAY_MS))).toBeUndefined();
    // Small clock differences between processes are tolerated.
    expect(await take(writeTicket(secret, table, ANN, 31_000))).toBeDefined();
  });
});
