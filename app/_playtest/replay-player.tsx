'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '@/app/_ui/button';
import { saveFile } from '@/app/_ui/save-file';
import { useWide } from '@/app/_ui/use-wide';
import { percent } from '@/lib/kernel/words';
import type { Plan } from '@/lib/kit/plan';
import { decisionText, type Frame, type Made, type Replay, transcriptOf } from '@/lib/playtest/replay';
import { ReplayPicture, ReplayRest } from './replay-board';

const SPEEDS = { slow: 2_000, steady: 1_000, fast: 300 } as const;
type Speed = keyof typeof SPEEDS;

/** Width from which the picture and the story are side by side. */
const BESIDE_PX = 720;

/** Moments before the current one that the story shows. */
const STORY_MOMENTS = 12;

/** A game move by move: the picture, the controls and the story on one screen. */
export function ReplayPlayer({ replay, plan }: { readonly replay: Replay; readonly plan: Plan }) {
  const { frames } = replay;
  const [at, setAt] = useState(0);
  const [box, wide = false] = useWide<HTMLDivElement>(BESIDE_PX);
  const frame = frames[at];
  if (!frame) return null;
  const { scene, made } = frame;
  return (
    <div ref={box} className="flex flex-col gap-3">
      <div className={`grid gap-3 ${wide ? 'grid-cols-[minmax(0,3fr)_minmax(17rem,2fr)]' : ''}`}>
        <section
          aria-label="The game as it stands"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className={`min-w-0 ${wide ? '' : 'max-h-[45dvh] overflow-y-auto'}`}
        >
          <ReplayPicture scene={scene} made={made} plan={plan} tallest={wide ? 0.6 : 0.36} />
        </section>
        <div className="flex min-w-0 flex-col gap-3">
          <Controls at={at} frames={frames} onGo={setAt} />
          <Story frames={frames} at={at} wide={wide} />
        </div>
      </div>
      <ReplayRest scene={scene} made={made} plan={plan} />
      <OddsTable made={made} />
      <TakeAway replay={replay} />
    </div>
  );
}

/** Odds of each decision before the roll: in words, in figures and as a bar. */
function OddsTable({ made }: { readonly made: readonly Made[] }) {
  const rolls = made.filter(({ odds }) => odds);
  if (rolls.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {rolls.map(({ name, say, odds = [] }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: decisions stand in their order
        <table key={i} className="w-full border-collapse text-sm">
          <caption className="py-1 text-left font-bold">
            The odds before “{name}: {say.text}”
          </caption>
          <thead>
            <tr className="border-b-2 border-ink text-left">
              <th scope="col">What can happen</th>
              <th scope="col">Chance</th>
              <th scope="col">Exactly</th>
            </tr>
          </thead>
          <tbody>
            {odds.map(({ question, label, chance, exact }) => (
              <tr key={`${question} ${label}`} className="border-b border-line align-top">
                <th scope="row" className="py-1 pr-3 text-left font-normal">
                  {question === undefined ? label : `${question}: ${label}`}
                </th>
                <td className="w-2/5 py-1 pr-3">
                  {percent(chance)}
                  <span
                    aria-hidden
                    className="block h-2 min-w-px border-r-2 border-ink bg-service"
                    style={{ width: `${chance * 100}%` }}
                  />
                </td>
                <td className="break-all py-1 font-mono text-xs">{exact}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Controls(props: {
  readonly at: number;
  readonly frames: readonly Frame[];
  readonly onGo: (at: number) => void;
}) {
  const { at, frames, onGo } = props;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('steady');
  const last = frames.length - 1;
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => onGo(at + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, onGo]);
  return (
    <div className="flex flex-col">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          label="Back"
          className="border-ink!"
          onClick={() => onGo(Math.max(0, at - 1))}
          disabled={at === 0}
          icon="back"
        />
        <Button look="main" className="min-w-24" onClick={() => setPlaying(!playing)}>
          {playing ? 'Pause' : 'Play'}
        </Button>
        <IconButton
          label="Next"
          className="border-ink!"
          onClick={() => onGo(Math.min(last, at + 1))}
          disabled={at === last}
          icon="on"
        />
        <select
          className="input w-auto!"
          aria-label="Speed"
          value={speed}
          onChange={({ target }) => setSpeed(target.value as Speed)}
        >
          {Object.keys(SPEEDS).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <label className="flex flex-col pt-2">
        <span className="kicker">
          Moment {at + 1} of {frames.length}: {frames[at]?.scene.heading}
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => {
            setPlaying(false);
            onGo(Number(target.value));
          }}
          className="min-h-11 w-full accent-exit"
        />
      </label>
    </div>
  );
}

function Story(props: { readonly frames: readonly Frame[]; readonly at: number; readonly wide: boolean }) {
  const { frames, at, wide } = props;
  const listRef = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new moment
  useEffect(() => {
    const list = listRef.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [at]);
  const story = frames
    .slice(Math.max(0, at - STORY_MOMENTS), at + 1)
    .flatMap(({ made, lines }, i) => [
      ...made.map((one, j) => ({ text: decisionText(one), look: CHOICE_LOOK, key: `${at}-${i}-chose-${j}` })),
      ...lines.map(({ text, weight }, j) => ({ text, look: LINE_LOOK[weight], key: `${at}-${i}-${j}` })),
    ]);
  return (
    <ol
      ref={listRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={`min-h-24 overflow-y-auto border-2 border-line p-3 ${wide ? 'h-[42dvh]' : 'h-[18dvh]'}`}
      aria-live="polite"
      aria-label="What happens"
    >
      {story.map(({ text, look, key }) => (
        <li key={key} className={look}>
          {text}
        </li>
      ))}
    </ol>
  );
}

const LINE_LOOK = {
  turn: 'mt-3 kicker first:mt-0',
  deed: 'font-bold',
  detail: '',
  doom: 'font-bold text-alarm',
  joy: 'font-bold text-exit',
} as const;

/** A seat's decision, listed before its result. */
const CHOICE_LOOK = 'mt-1 border-l-4 border-service pl-2 text-sm';

/** Buttons that download, print or copy the story as text. */
function TakeAway({ replay }: { readonly replay: Replay }) {
  const [said, setSaid] = useState<ReactNode>('');
  const text = () => transcriptOf(replay);
  const copy = () =>
    navigator.clipboard?.writeText(text()).then(
      () => setSaid('Copied.'),
      () => setSaid('The browser refused to copy it. Download it instead.'),
    ) ?? setSaid('This browser can’t copy here. Download the story instead.');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => saveFile(`game-${replay.seed}.txt`, [text()], 'text/plain')}>Download the story</Button>
      <PrintStory title={`Game ${replay.seed}`} text={text} />
      <Button onClick={() => void copy()}>Copy the story</Button>
      <p role="status">{said}</p>
    </div>
  );
}

/** Prints a text on a separate page with the browser's print dialog. */
function PrintStory({ title, text }: { readonly title: string; readonly text: () => string }) {
  const [printed, setPrinted] = useState<string>();
  useEffect(() => {
    if (printed === undefined) return;
    const done = () => setPrinted(undefined);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printed]);
  return (
    <>
      <Button onClick={() => setPrinted(text())}>Print the story</Button>
      {printed !== undefined &&
        createPortal(
          <article className="print-alone whitespace-pre-wrap">
            <h1 className="mb-4 text-xl">{title}</h1>
            {printed}
          </article>,
          document.body,
        )}
    </>
  );
}
