import * as z from 'zod';
import type { JsonObject } from '@/lib/kernel/json';
import { keepsDoor } from '@/lib/table/decide/deciding';
import { nameSchema } from '@/lib/table/propose-name';
import { COLOURS } from '@/lib/table/vocabulary';
import { badRequest } from '../requests/api-error';
import type { Services } from '../requests/services';
import { type LinkRole, tableToken } from './table-links';
import type { Seat } from './tables';

interface Known<Answer> {
  readonly at: number;
  readonly answer: Promise<Answer>;
}

/** Answers kept by key for a moment, so that many who ask the same at once cost the work of one. */
export class RecentAnswers<Answer> {
  readonly #known = new Map<string, Known<Answer>>();

  /** `freshMs`: how long an answer will do; `most`: how many are kept. */
  constructor(
    readonly freshMs: number,
    readonly most: number,
  ) {}

  /** The answer to a key at a time in ms; a failed one is not kept. */
  get(key: string, now: number, work: () => Promise<Answer>): Promise<Answer> {
    const known = this.#known.get(key);
    // A clock that was set back must not keep an answer for days.
    if (known && Math.abs(now - known.at) < this.freshMs) return known.answer;
    const asked: Known<Answer> = { at: now, answer: work() };
    // The key goes to the end, so that the first one is always the oldest.
    this.#known.delete(key);
    this.#known.set(key, asked);
    asked.answer.catch(() => {
      if (this.#known.get(key) === asked) this.#known.delete(key);
    });
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.most && oldest !== undefined) this.#known.delete(oldest);
    return asked.answer;
  }
}

/** Who opens a table, and for what. */
export const openSchema = z.looseObject({
  draftId: z.string().max(64).optional(),
  name: nameSchema.default('Host'),
  colour: z.enum(COLOURS).default('green'),
});

/** The secret behind a link's `#`. */
export const linkSchema = z.strictObject({ token: z.string().max(200) });

export const ticketSchema = z.strictObject({ screen: z.boolean().optional(), token: z.string().max(80).optional() });

/** What a request says, or why that makes no sense. */
export function parseAsked<Asked>(schema: z.ZodType<Asked>, json: JsonObject): Asked {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw badRequest(`The request is invalid: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** A table as those at it are told of it outside its line: where it is, and what links lead to it. */
interface TableAnswer {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly system: string;
  /** Where others reach the studio. */
  readonly origin: string;
  /** For those who lead or opened the table; the GM's own link for the GM alone. */
  readonly links?: Partial<Readonly<Record<LinkRole, string>>>;
}

export function tableAnswer({ secret }: Services, { state, person }: Seat, origin: string): TableAnswer {
  const { table } = state;
  const { id, code, title, system } = table;
  const link = (role: LinkRole) => ({ [role]: `${origin}/t#${tableToken(secret, table, role)}` });
  if (!keepsDoor(person)) return { id, code, title, system, origin };
  const links = { ...(person.role === 'gm' && link('gm')), ...link('player'), ...link('watcher') };
  return { id, code, title, system, origin, links };
}

/** What a new or found table is answered with. */
export const tablePage = ({ id, code }: { readonly id: string; readonly code: string }) => ({
  id,
  code,
  page: `/table/${code}`,
});
