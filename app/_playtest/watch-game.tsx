'use client';

import { useState } from 'react';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { Form } from '@/app/_ui/form';
import { Progress } from '@/app/_ui/progress';
import type { Findings } from '@/lib/contract/playtest-report';
import type { Json } from '@/lib/kernel/json';
import type { Plan } from '@/lib/kit/plan';
import type { Replay } from '@/lib/playtest/replay';
import type { Draft } from '@/lib/scenario/envelope';
import { Bench } from './bench';
import { type PlaytestSettings, seatingOf } from './playtest-store';
import { ReplayPlayer } from './replay-player';

/** Any game of the playtest, narrated move by move. */
export function WatchGame(props: {
  readonly report: Findings;
  readonly settings: PlaytestSettings;
  readonly draft: Draft;
  readonly plan: Plan;
}) {
  const { report, plan } = props;
  const [replay, setReplay] = useState<Replay>();
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState('');
  const watch = (seed: number) => {
    setLoading(true);
    setFailed('');
    loadReplay(props, seed)
      .then(setReplay, (error: Error) => setFailed(error.message))
      .finally(() => setLoading(false));
  };
  const { shown } = report;
  return (
    <section
      aria-label="Watch a game"
      className="@container flex flex-col gap-4 border-2 border-ink bg-raised p-3 sm:p-6"
    >
      <h2 className="text-lg">Watch a game</h2>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => watch(shown.worst)}>The worst game</Button>
        <Button onClick={() => watch(shown.median)}>A typical game</Button>
        <Button onClick={() => watch(shown.shortest)}>The shortest game</Button>
        <SeedField onWatch={watch} />
      </div>
      <Progress label="Replaying that game…" done={loading ? 0.5 : undefined} />
      <Alert className="border-l-4 border-alarm pl-3">{failed || undefined}</Alert>
      {replay && <ReplayPlayer key={replay.seed} replay={replay} plan={plan} />}
    </section>
  );
}

function SeedField({ onWatch }: { readonly onWatch: (seed: number) => void }) {
  const [seed, setSeed] = useState('');
  return (
    <Form
      className="flex gap-2"
      onSubmit={() => {
        if (seed !== '') onWatch(Number(seed));
      }}
    >
      <input
        type="number"
        min={0}
        max={4_294_967_295}
        step={1}
        aria-label="Seed of a game"
        placeholder="Seed"
        className="input w-36"
        value={seed}
        onChange={({ target }) => setSeed(target.value)}
      />
      <Button type="submit">Watch</Button>
    </Form>
  );
}

async function loadReplay(
  {
    report,
    settings,
    draft,
  }: { readonly report: Findings; readonly settings: PlaytestSettings; readonly draft: Draft },
  seed: number,
): Promise<Replay> {
  const seating = seatingOf(settings, report.players);
  const bench = new Bench({ system: draft.system, draft: draft as unknown as Json, seating });
  return bench.replay(seed).finally(() => bench.end());
}

export function PlayersPick(props: {
  readonly label: string;
  readonly sizes: readonly number[];
  readonly size: number;
  readonly onPick: (size: number) => void;
}) {
  const { label, sizes, size, onPick } = props;
  return (
    <fieldset className="flex flex-wrap">
      <legend className="kicker mb-1">{label}</legend>
      {sizes.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === size}
          onClick={() => onPick(one)}
          className="sign -ml-0.5 min-h-11 min-w-14 border-2 border-ink px-4 first:ml-0 aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {one}
        </button>
      ))}
    </fieldset>
  );
}
