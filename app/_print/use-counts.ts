import { useEffect, useMemo, useState } from 'react';
import type { ArtPlace } from '@/app/_workers/scenario-art';
import type { Json } from '@/lib/kernel/json';
import type { KitOrder } from '@/lib/kit/order';
import type { Draft } from '@/lib/scenario/envelope';
import { isDuplex, planOf } from '@/templates/layout/print-plan';
import type { KitClient } from './kit-client';
import { type Takes, takesOf } from './purposes';
import type { Layout } from './use-layout';

/** Delay before each count, so that pages go first, and changes of someone who types are counted once. */
const SOON_MS = 300;

/** Orders whose figures are kept. */
const MOST = 40;

/** A kit that is laid out, and whether another layout is on its way. */
interface Laid {
  readonly layout: Layout | undefined;
  readonly order: KitOrder | undefined;
  readonly isBusy: boolean;
}

type Known = ReadonlyMap<string, { readonly draft: Draft; readonly takes: Takes }>;

const keyOf = (order: KitOrder): string => JSON.stringify(order);

/**
 * Returns the paper that each order takes; none for those not counted yet. The print worker counts them one after the
 * other, once the kit itself is laid out. Figures of an earlier draft stay until there are new ones.
 */
export function useCounts<Id extends string>(
  client: KitClient,
  { draft, art }: { readonly draft: Draft; readonly art: ArtPlace },
  orders: ReadonlyMap<Id, KitOrder>,
  { layout, order, isBusy }: Laid,
): ReadonlyMap<Id, Takes> {
  const [known, setKnown] = useState<Known>(new Map());
  const own = useMemo(
    () => layout && order && { key: keyOf(order), takes: takesOf(planOf(layout, { duplex: isDuplex(order) })) },
    [layout, order],
  );
  const missing = useMemo(
    () => [...orders.values()].find((one) => keyOf(one) !== own?.key && known.get(keyOf(one))?.draft !== draft),
    [orders, own, known, draft],
  );

  useEffect(() => {
    if (!missing || isBusy) return;
    let isGone = false;
    const count = async () => {
      const { plan } = await client.ask<'count'>({
        type: 'count',
        baseUrl: window.location.origin,
        system: draft.system,
        art,
        draft: draft as unknown as Json,
        order: missing,
      });
      if (!isGone) setKnown((before) => withKnown(before, keyOf(missing), { draft, takes: takesOf(plan) }));
    };
    // Errors are ignored: the figure stays a dash, and the next change of the form counts again.
    const timer = setTimeout(() => void count().catch(() => undefined), SOON_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [client, draft, art, missing, isBusy]);

  // Remembers the figure of the kit shown, for when another one is chosen.
  useEffect(() => {
    if (own && !isBusy) setKnown((before) => withKnown(before, own.key, { draft, takes: own.takes }));
  }, [own, isBusy, draft]);

  return useMemo(() => {
    const figures = new Map<Id, Takes>();
    for (const [id, one] of orders) {
      const key = keyOf(one);
      const takes = key === own?.key ? own.takes : known.get(key)?.takes;
      if (takes) figures.set(id, takes);
    }
    return figures;
  }, [orders, own, known]);
}

const withKnown = (known: Known, key: string, figure: { readonly draft: Draft; readonly takes: Takes }): Known =>
  new Map([...[...known].filter(([other]) => other !== key).slice(1 - MOST), [key, figure]]);
