import { beforeEach, describe, expect, it } from 'vitest';
import { TICKET_MS, takeTicket, writeTicket } from './ticket';

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
  it('says what it is for, once', async () => {
    const ticket = write();
    expect(await take(ticket)).toEqual({ ...table, memberId: ANN });
    expect(await take(ticket)).toBeUndefined();
  });

  it('does not say whose it is', () => {
    expect(write()).not.toContain(ANN);
  });

  it('is over after a minute', async () => {
    expect(await take(write(), ANN, 1_000 + TICKET_MS)).toBeUndefined();
    expect(await take(write(), ANN, 999 + TICKET_MS)).toBeDefined();
  });

  it('is good for nobody else, and not used up by them', async () => {
    const ticket = write();
    expect(await take(ticket, BOB)).toBeUndefined();
    expect(await takeTicket(ticket, { secret, book, now: 1_000 }, undefined)).toBeUndefined();
    expect(await take(ticket)).toBeDefined();
  });

  it('of nobody is good for anybody, who stays nobody', async () => {
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
  ])('with %s is none', async (_, change) => {
    expect(await take(change(write()))).toBeUndefined();
    expect(used.size).toBe(0);
  });

  it('from another house is none', async () => {
    expect(await take(write(), ANN, 1_000, Buffer.alloc(32, 8))).toBeUndefined();
  });
});
