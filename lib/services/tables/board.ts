import type { Form } from '@/lib/contract/form';
import type { ObjectShape } from '@/lib/schema/shape';
import type { TableRow, TableState } from '@/lib/table/state';
import { requireSystem } from '../drafts/drafts';
import type { Services } from '../requests/services';

/** What a board needs before its line is open. */
export interface TableBoard {
  readonly table: Pick<TableRow, 'id' | 'code' | 'title'>;
  readonly game: { readonly title: string; readonly form: Form; readonly shape: ObjectShape };
  /** Where players type the code. */
  readonly origin: string;
}

/** The board of a table; '' is its code for those who may not know it, since the code makes players. */
export async function boardOf(
  services: Services,
  { table: { id, title, system } }: TableState,
  code: string,
  origin: string,
): Promise<TableBoard> {
  const { title: game, form, shape } = await requireSystem(services, system);
  return { table: { id, title, code }, game: { title: game, form, shape }, origin };
}
