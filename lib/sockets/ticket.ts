import { createHmac, timingSafeEqual } from 'node:crypto';
import { newId } from '@/lib/kernel/ids';
import type { Tickets } from '@/lib/storage/store';

/** Kinds of tickets: for a draft's connection, or a table's as a person, as their second screen, or as a watcher. */
const TICKET_KINDS = ['draft', 'table', 'screen', 'watch'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

export const TICKET_MS = 60_000;
/** Tolerated clock difference between processes that share a database. */
const SKEW_MS = 60_000;

/** Contents of a ticket. Its signature covers the member, whom the cookie sent with it must name. */
export interface Ticket {
  readonly kind: TicketKind;
  /** Id of the draft or table. */
  readonly subject: string;
  /** Generation of the table's links that it was issued for; 0 for drafts. */
  readonly epoch: number;
}

/** A redeemed ticket with its member; undefined for tickets without a member. */
export type TakenTicket = Ticket & { readonly memberId: string | undefined };

const TICKET = /^(draft|table|screen|watch)\.([\w-]{1,64})\.(\d{1,9})\.(\d{1,15})\.([0-9a-z]{16})\.([\w-]{43})$/;

/** Writes a ticket. Without a member it is anonymous. */
export function writeTicket(
  secret: Buffer,
  { kind, subject, epoch }: Ticket,
  memberId: string | undefined,
  now: number,
): string {
  const words = [kind, subject, epoch, now + TICKET_MS, newId(16)].join('.');
  return `${words}.${sign(secret, words, memberId)}`;
}

/** Redeems an unexpired, unused ticket of this member or an anonymous one; otherwise returns undefined. */
export async function takeTicket(
  text: string | null,
  { secret, book, now }: { readonly secret: Buffer; readonly book: Tickets; readonly now: number },
  memberId: string | undefined,
): Promise<TakenTicket | undefined> {
  const [, kind, subject = '', epoch, ends, id = '', given = ''] = TICKET.exec(text ?? '') ?? [];
  if (text === null || kind === undefined || Number(ends) <= now) return undefined;
  // Written before the clock was set back: it would stay valid for as long as the clock was set back.
  if (Number(ends) > now + TICKET_MS + SKEW_MS) return undefined;
  const words = text.slice(0, -given.length - 1);
  const isTheirs = memberId !== undefined && isSame(sign(secret, words, memberId), given);
  if (!isTheirs && !isSame(sign(secret, words, undefined), given)) return undefined;
  if (!(await book.redeemTicket(id, Number(ends), now))) return undefined;
  return { kind: kind as TicketKind, subject, epoch: Number(epoch), memberId: isTheirs ? memberId : undefined };
}

const sign = (secret: Buffer, words: string, memberId: string | undefined) =>
  createHmac('sha256', secret)
    .update(`ticket:${words}:${memberId ?? ''}`)
    .digest('base64url');

const isSame = (right: string, given: string) =>
  right.length === given.length && timingSafeEqual(Buffer.from(right), Buffer.from(given));
