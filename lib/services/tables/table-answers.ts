import * as z from 'zod';
import type { JsonObject } from '@/lib/kernel/json';
import { mayAdmit } from '@/lib/table/decide/deciding';
import { nameSchema } from '@/lib/table/typed-text';
import { COLOURS, LENGTHS } from '@/lib/table/vocabulary';
import { badRequest } from '../requests/api-error';
import type { Services } from '../requests/services';
import { type LinkRole, tableToken } from './table-links';
import type { TableSeat } from './tables';

/** Request to open a table: the draft, and the GM's name and colour. */
export const openSchema = z.looseObject({
  draftId: z.string().max(64).optional(),
  name: nameSchema.default('Host'),
  colour: z.enum(COLOURS).default('green'),
  /** Length of an evening that its opener leads. Without it, the group chooses its GM first. */
  begins: z.enum(LENGTHS).optional(),
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
