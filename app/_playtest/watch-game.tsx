'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { LinkDrawing } from '@/app/_links/link-drawing';
import { PlanDrawing, type Token } from '@/app/_read/plan-drawing';
import { Button } from '@/app/_ui/button';
import { Progress } from '@/app/_ui/progress';
import { saveFile } from '@/app/_ui/save-file';
import { toast } from '@/app/_ui/toasts';
import type { Scene } from '@/lib/contract/played';
import type { Findings } from '@/lib/contract/playtest-report';
import type { Json } from '@/lib/kernel/json';
import type { Plan } from '@/lib/kit/plan';
import { decisionText, type Made, type Replay, transcriptOf } from '@/lib/playtest/replay';
import type { Draft } from '@/lib/scenario/envelope';
import { Bench } from './bench';
import { acrossOf, placeOfChange } from './follow';
import { OddsTable } from './odds-table';
import { seatingOf, type Wish } from './playtest-store';
import { PrintStory } from './print-story';
import { TableTop } from './table-top';

const SPEEDS = { slow: 2_000, steady: 1_000, fast: 300 } as const;
type Speed = keyof typeof SPEEDS;

/** Closer to the edge of what is seen, a place is brought into the middle. */
const NEAR_EDGE = 48;

/** Any game of the playtest, told move by move. */
export function WatchGame(props: {
  readonly report: Findings;
  readonly wish: Wish;
  readonly draft: Draft;
  readonly plan: Plan;
}) {
  const { report, plan } = props;
  const [replay, setReplay] = useState<Replay>();
  const [loading, setLoading] = useState(false);
  const watch = (seed: number) => {
    setLoading(true);
    loadReplay(props, seed)
      .then(setReplay, (error: Error) => toast({ message: error.message }))
      .finally(() => setLoading(false));
  };
  const { shown } = report;
  return (
    <section aria-label="Watch a game" className="flex flex-col gap-4 border-2 border-ink bg-raised p-4 sm:p-6">
      <h2 className="text-lg">Watch a game</h2>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => watch(shown.worst)}>The worst game</Button>
        <Button onClick={() => watch(shown.median)}>A typical game</Button>
        <Button onClick={() => watch(shown.shortest)}>The shortest game</Button>
        <SeedField onWatch={watch} />
      </div>
      <Progress label="Replaying that game…" done={loading ? 0.5 : undefined} />
      {replay && <Player key={replay.seed} replay={replay} plan={plan} />}
    </section>
  );
}

function SeedField({ onWatch }: { readonly onWatch: (seed: number) => void }) {
  const [seed, setSeed] = useState('');
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
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
    </form>
  );
}

async function loadReplay(
  { report, wish, draft }: { readonly report: Findings; readonly wish: Wish; readonly draft: Draft },
  seed: number,
): Promise<Replay> {
  const seating = seatingOf(wish, report.players);
  const bench = new Bench({ system: draft.system, draft: draft as unknown as Json, seating });
  return bench.replay(seed).finally(() => bench.end());
}

function Player({ replay, plan }: { readonly replay: Replay; readonly plan: Plan }) {
  const { frames } = replay;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('steady');
  const last = frames.length - 1;
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed]);
  const frame = frames[at];
  const story = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new moment
  useEffect(() => {
    const list = story.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [at]);
  if (!frame) return null;
  const { scene } = frame;
  const told = frames
    .slice(Math.max(0, at - 12), at + 1)
    .flatMap(({ made, lines }, i) => [
      ...made.map((one, j) => ({ text: decisionText(one), look: CHOICE_LOOK, key: `${at}-${i}-chose-${j}` })),
      ...lines.map(({ text, weight }, j) => ({ text, look: LINE_LOOK[weight], key: `${at}-${i}-${j}` })),
    ]);
  const text = () => transcriptOf(replay);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button look="main" onClick={() => setPlaying(!playing)}>
          {playing ? 'Pause' : 'Play'}
        </Button>
        <Button onClick={() => setAt(Math.max(0, at - 1))} disabled={at === 0}>
          Back
        </Button>
        <Button onClick={() => setAt(Math.min(last, at + 1))} disabled={at === last}>
          Next
        </Button>
        <label className="flex items-center gap-2">
          <span className="kicker">Speed</span>
          <select className="input" value={speed} onChange={({ target }) => setSpeed(target.value as Speed)}>
            {Object.keys(SPEEDS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <Button onClick={() => saveFile(`game-${replay.seed}.txt`, [text()], 'text/plain')}>Download the story</Button>
        <PrintStory title={`Game ${replay.seed}`} text={text} />
        <Button
          onClick={() =>
            navigator.clipboard?.writeText(text()).then(
              () => toast({ message: 'The story was copied.' }),
              () => toast({ message: 'The browser refused to copy it. Download it instead.' }),
            ) ?? toast({ message: 'This browser can’t copy here. Download the story instead.' })
          }
        >
          Copy the story
        </Button>
      </div>
      <label className="flex flex-col gap-1">
        <span className="kicker">
          Moment {at + 1} of {frames.length}: {scene.heading}
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => {
            setPlaying(false);
            setAt(Number(target.value));
          }}
          className="min-h-11 w-full accent-exit"
        />
      </label>
      <div className="flex flex-col gap-4">
        <div className="min-w-0">
          <Board scene={scene} made={frame.made} before={frames[at - 1]?.scene} plan={plan} />
        </div>
        <OddsTable made={frame.made} />
        <ol
          ref={story}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="h-72 overflow-y-auto border-2 border-line p-3"
          aria-live="polite"
          aria-label="What happens"
        >
          {told.map(({ text, look, key }) => (
            <li key={key} className={look}>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

const LINE_LOOK = {
  turn: 'mt-3 kicker first:mt-0',
  deed: 'font-bold',
  detail: '',
  doom: 'font-bold text-alarm',
  joy: 'font-bold text-exit',
} as const;

/** What a seat decides, before what comes of it. */
const CHOICE_LOOK = 'mt-1 border-l-4 border-service pl-2 text-sm';

/** Who is where, and what lies on the table. A plan that is broader than the page follows what happens. */
function Board(props: {
  readonly scene: Scene;
  readonly made: readonly Made[];
  readonly before: Scene | undefined;
  readonly plan: Plan;
}) {
  const { scene, made, before, plan } = props;
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = placeOfChange(before, scene);
    const across = place === undefined ? undefined : acrossOf(plan, place);
    const box = drawing.current?.querySelector('section');
    if (across === undefined || !box) return;
    const spot = across * box.scrollWidth - box.scrollLeft;
    if (spot < NEAR_EDGE || spot > box.clientWidth - NEAR_EDGE) box.scrollLeft += spot - box.clientWidth / 2;
  }, [before, scene, plan]);
  const tokens = useMemo(() => {
    const byRoom = new Map<string, Token[]>();
    for (const { id, label, kind, room, out } of scene.people) {
      if (room === undefined || out) continue;
      const token = { id, label, look: kind === 'character' ? 'person' : kind } as const;
      byRoom.set(room, [...(byRoom.get(room) ?? []), token]);
    }
    return byRoom;
  }, [scene]);
  const marked = useMemo(() => touchedBy(made, scene), [made, scene]);
  const looks = useMemo(() => new Map(scene.rooms?.map(({ room, ...seen }) => [room, seen])), [scene]);
  return (
    <div className="flex flex-col gap-3">
      <div ref={drawing}>
        <PlanDrawing
          plan={plan}
          title="Who is where"
          tokens={tokens}
          looks={looks}
          marked={marked}
          shut={scene.shut}
          bare
        />
      </div>
      {scene.shut && scene.shut.length > 0 && <ShutNow shut={scene.shut} plan={plan} />}
      {scene.graph && <LinkDrawing graph={scene.graph} title="What ties them" />}
      <TableTop scene={scene} marked={marked} />
      {scene.cards.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Cards on the table">
          {scene.cards.map(({ owner, card, side }, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: cards lie where they lie
              key={i}
              className={`min-w-16 border-2 p-1 text-center text-sm ${side === 'for' ? 'border-exit' : 'border-alarm'}`}
            >
              <span className="block text-lg font-extrabold">{card === '' ? '🂠' : card}</span>
              {owner} <span className="sr-only">{side}</span>
            </li>
          ))}
        </ul>
      )}
      {scene.done.length > 0 && <p className="text-sm">Done: {scene.done.join(', ')}.</p>}
    </div>
  );
}

/** What the latest decisions touch: tiles, edges and cards as they are called, people by name. */
function touchedBy(made: readonly Made[], { people }: Scene): ReadonlySet<string> {
  const nameOf = (id: string) => people.find((one) => one.id === id)?.label ?? id;
  return new Set(
    made.flatMap(({ say: { tile, edge, card, person } }) =>
      [tile, edge, card, person && nameOf(person)].filter((one) => one !== undefined && one !== ''),
    ) as string[],
  );
}

/** The same in words, as the plan shows it. */
function ShutNow({ shut, plan }: { readonly shut: NonNullable<Scene['shut']>; readonly plan: Plan }) {
  const labelOf = (id: string) => plan.rooms.find((room) => room.id === id)?.label || id;
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center">
        {shut.length === 1 ? 'One way is shut' : `${shut.length} ways are shut`}
      </summary>
      <ul className="list-[square] pl-5">
        {shut.map(([a, b]) => (
          <li key={`${a} ${b}`}>
            {labelOf(a)} – {labelOf(b)}
          </li>
        ))}
      </ul>
    </details>
  );
}
