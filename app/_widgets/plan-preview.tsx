'use client';

import { useEffect, useMemo, useState } from 'react';
import { orderOf } from '@/app/_print/choices';
import { KitClient } from '@/app/_print/kit-client';
import { Progress } from '@/app/_print/progress';
import { useChoices, usePrinter } from '@/app/_print/use-choices';
import { useDraft } from '@/app/_studio/use-draft';
import type { Json } from '@/lib/kernel/json';
import type { Audience } from '@/lib/kit/kit-spec';
import { ViewSwitch } from './view-switch';

const PAUSE_MS = 250;

/** The map's page, drawn by the same hand as the kit. */
export function PlanPreview() {
  const { draft, draftId, system } = useDraft();
  const [choices] = useChoices(system);
  const [printer] = usePrinter(system);
  // As it lies on the paper: what sets a printer right is for the printer alone.
  const order = useMemo(
    () => ({ ...orderOf(choices, printer, [], system, false), pieces: undefined, calibration: undefined }),
    [choices, printer, system],
  );
  const [audience, setAudience] = useState<Audience>('table');
  const [client] = useState(() => new KitClient());
  const [url, setUrl] = useState<string>();
  const [working, setWorking] = useState(true);
  const [error, setError] = useState<string>();

  useEffect(() => () => client.close(), [client]);
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );

  useEffect(() => {
    let current = true;
    setWorking(true);
    const timer = setTimeout(() => {
      const json = draft as unknown as Json;
      client
        .ask<'plan'>({
          type: 'plan',
          baseUrl: window.location.origin,
          system: draft.system,
          draftId,
          draft: json,
          order,
          audience,
        })
        .then(({ svg }) => {
          if (!current) return;
          setError(undefined);
          setUrl(URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
        })
        .catch((reason: Error) => current && setError(reason.message))
        .finally(() => current && setWorking(false));
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, draft, draftId, audience, order]);

  return (
    <div>
      <ViewSwitch
        label="Whose copy"
        views={{ table: 'The players’ copy', gm: 'The GM’s copy, with secrets' }}
        current={audience === 'gm' ? 'gm' : 'table'}
        onChange={setAudience}
      />
      <Progress label="Drawing the map…" done={working ? 0.5 : undefined} />
      {error !== undefined && (
        <p role="alert" className="border-l-4 border-alarm pl-3">
          {error}
        </p>
      )}
      {url !== undefined && (
        // biome-ignore lint/performance/noImgElement: drawn on this device a moment ago
        <img
          src={url}
          alt="The map as it will be printed"
          className="mx-auto block max-h-[80vh] border-2 border-ink bg-white"
        />
      )}
    </div>
  );
}
