import { createHmac, timingSafeEqual } from 'node:crypto';
import { newId } from '@/lib/kernel/ids';
import type { Tickets } from '@/lib/storage/store';

/** What a ticket lets one open: a draft's line, or a table's as a person, as a screen of theirs, or as a watcher. */
const TICKET_KINDS = ['draft', 'table', 'screen', 'watch'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** How long a ticket is good for. */
export const TICKET_MS = 60_000;
/** Clocks of processes that share a database may differ by so much. */
const SKEW_MS = 60_000;

/** What a ticket says. Whose it is stands only in its signature: the cookie beside it has to say the same. */
export interface Ticket {
  readonly kind: TicketKind;
  /** The draft's or the table's id. */
  readonly subject: string;
  /** Which generation of a table's links it comes from; 0 where that says nothing. */
  readonly epoch: number;
}

/** A ticket that was shown, and whose it is; undefined if it is nobody's. */
export type TakenTicket = Ticket & { readonly memberId: string | undefined };

const TICKET = /^(draft|table|screen|watch)\.([\w-]{1,64})\.(\d{1,9})\.(\d{1,15})\.([0-9a-z]{16})\.([\w-]{43})$/;

/** A new ticket. Without a member it is for somebody nobody knows. */
export function writeTicket(
  secret: Buffer,
  { kind, subject, epoch }: Ticket,
  memberId: string | undefined,
  now: number,
): string {
  const words = [kind, subject, epoch, now + TICKET_MS, newId(16)].join('.');
  return `${words}.${sign(secret, words, memberId)}`;
}

/**
 * What a ticket says, if it was given to this member (or, if it was given to nobody known, to anybody), is not over, and
 * is shown for the first time.
 */
export async function takeTicket(
  text: string | null,
  { secret, book, now }: { readonly secret: Buffer; readonly book: Tickets; readonly now: number },
  memberId: string | undefined,
): Promise<TakenTicket | undefined> {
  const [, kind, subject = '', epoch, ends, id = '', given = ''] = TICKET.exec(text ?? '') ?? [];
  if (text === null || kind === undefined || Number(ends) <= now) return undefined;
  // Written before the clock was set back: it would be good for as long as that went.
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
