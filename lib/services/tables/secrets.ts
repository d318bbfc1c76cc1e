import type { Secret, SettledSecrets } from '@/lib/contract/secrets';
import type { Json } from '@/lib/kernel/json';
import { openDraft } from '@/lib/scenario/open';
import { secretsOf } from '@/lib/table/notes';
import type { TableState } from '@/lib/table/state';
import { loadDraft } from '../drafts/drafts';
import type { Services } from '../requests/services';

/** Returns the secrets that the GM can settle at a table, from the current draft. */
export async function secretsOfTable(services: Services, { table }: TableState): Promise<readonly Secret[]> {
  const { draft, system } = await loadDraft(services, table.draftId, table.system);
  return openDraft(draft as unknown as Json, system).open.secrets();
}

/** Returns a draft's settled secrets from the newest of its tables that the member leads; otherwise empty. */
export async function settledSecretsOf(
  { store }: Services,
  draftId: string,
  memberId: string,
): Promise<SettledSecrets> {
  const led = (await store.tablesOf(memberId)).find(
    (table) => table.draftId === draftId && (table.role === 'gm' || table.role === 'co-gm'),
  );
  const state = led && (await store.table(led.id));
  return Object.fromEntries(Object.entries(state ? secretsOf(state) : {}).filter(([, value]) => value !== ''));
}
