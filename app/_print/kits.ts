import type { Audience } from '@/lib/kit/kit-spec';
import { planOf } from '@/templates/layout/print-plan';
import { type Takes, takesOf } from './purposes';
import type { Layout } from './use-layout';

/** Pages that each reader of one kind needs. */
export interface Share {
  readonly audience: Audience;
  /** Counted from 0. */
  readonly pages: readonly number[];
  readonly takes: Takes;
}

/** Returns the pages for the table, for the players and for the GM, each with the paper that one kit takes. */
export function sharesOf(
  { pages, sections }: Pick<Layout, 'pages' | 'sections'>,
  { duplex, picked }: { readonly duplex: boolean; readonly picked: readonly number[] | undefined },
): readonly Share[] {
  return (['table', 'player', 'gm'] as const).flatMap((audience): readonly Share[] => {
    const own = { pages, sections: sections.filter((section) => section.audience === audience) };
    const plan = planOf(own, { duplex, pages: picked });
    if (plan.sheets === 0) return [];
    const its = [...new Set(plan.runs.flatMap((run) => run.pages))].toSorted((a, b) => a - b);
    return [{ audience, pages: its, takes: takesOf(plan) }];
  });
}
