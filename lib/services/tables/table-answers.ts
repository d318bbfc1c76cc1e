import * as z from 'zod';
import type { JsonObject } from '@/lib/kernel/json';
import { mayAdmit } from '@/lib/table/decide/deciding';
import { nameSchema } from '@/lib/table/propose-name';
import { COLOURS } from '@/lib/table/vocabulary';
import { badRequest } from '../requests/api-error';
import type { Services } from '../requests/services';
import { type LinkRole, tableToken } from './table-links';
import type { TableSeat } from './tables';

interface Entry<Answer> {
  readonly at: number;
  readonly answer: Promise<Answer>;
}

/** Short-lived cache of answers by key, so that simultaneous identical requests share one computation. */
export class RecentAnswers<Answer> {
  readonly #known = new Map<string, Entry<Answer>>();

  /** `freshMs`: lifetime of an answer in ms; `most`: capacity. */
  constructor(
    readonly freshMs: number,
    readonly most: number,
  ) {}

  /** Returns the answer for a key at `now` (ms), computing it if none is fresh. Failures are not cached. */
  get(key: string, now: number, work: () => Promise<Answer>): Promise<Answer> {
    const entry = this.#known.get(key);
    // Without Math.abs(), a clock that was set back would keep an answer for days.
    if (entry && Math.abs(now - entry.at) < this.freshMs) return entry.answer;
    const fresh: Entry<Answer> = { at: now, answer: work() };
    // Moves the key to the end, so that the first one is always the oldest.
    this.#known.delete(key);
    this.#known.set(key, fresh);
    fresh.answer.catch(() => {
      if (this.#known.get(key) === fresh) this.#known.delete(key);
    });
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.most && oldest !== undefined) this.#known.delete(oldest);
    return fresh.answer;
  }
}

/** Request to open a table: the draft, and the GM's name and colour. */
export const openSchema = z.looseObject({
  draftId: z.string().max(64).optional(),
  name: nameSchema.default('Host'),
  colour: z.enum(COLOURS).default('green'),
});

/** Request with the secret after a link's `#`. */
export const linkSchema = z.strictObject({ token: z.string().max(200) });

export const ticketSchema = z.strictObject({ screen: z.boolean().optional(), token: z.string().max(80).optional() });

/** Parses a request; throws a 400 with the reason if it is invalid. */
export function parseRequest<Asked>(schema: z.ZodType<Asked>, json: JsonObject): Asked {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw badRequest(`The request is invalid: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** A table as the API describes it to its members: identity and links, without the live state. */
interface TableAnswer {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly system: string;
  /** Origin at which others reach the studio. */
  readonly origin: string;
  /** Only for the GM, co-GMs and the opener; the GM's own link only for the GM. */
  readonly links?: Partial<Readonly<Record<LinkRole, string>>>;
}

export function tableAnswer({ secret }: Services, { state, person }: TableSeat, origin: string): TableAnswer {
  const { table } = state;
  const { id, code, title, system } = table;
  const link = (role: LinkRole) => ({ [role]: `${origin}/t#${tableToken(secret, table, role)}` });
  if (!mayAdmit(person)) return { id, code, title, system, origin };
  const links = { ...(person.role === 'gm' && link('gm')), ...link('player'), ...link('watcher') };
  return { id, code, title, system, origin, links };
}

/** Answer to opening or finding a table. */
export const tablePage = ({ id, code }: { readonly id: string; readonly code: string }) => ({
  id,
  code,
  page: `/table/${code}`,
});
