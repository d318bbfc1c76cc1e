'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { ReplayPicture, ReplayRest, thingsOf } from '@/app/_playtest/replay-board';
import { announce } from '@/app/_ui/announce';
import { Button, buttonLook } from '@/app/_ui/button';
import { Tick } from '@/app/_ui/tick';
import type { PlayRequest } from '@/app/_workers/play-protocol';
import type { Scene } from '@/lib/contract/played';
import { type Choice, narrow } from '@/lib/evening/choices';
import type { Screen } from '@/lib/evening/desk';
import type { Plan } from '@/lib/kit/plan';
import { type ThemeId, themeNamed } from '@/lib/kit/themes';
import type { Made } from '@/lib/playtest/replay';
import { counted } from '@/lib/tabletop/words/wording';
import { Choices } from './choices';
import { HouseCalls } from './house-calls';
import { Told } from './told';

/** Lines read aloud before the question; the others can be read on the page. */
const LINES_SAID = 6;

/** More choices than this mark nothing in the picture, since they would mark all of it. */
const MARKED_MAX = 60;

/** A person's turn: what happened, the scene, the question and its choices. */
export function Turn(props: {
  readonly screen: Extract<Screen, { readonly type: 'turn' }>;
  readonly name: string | undefined;
  readonly plan: Plan;
  readonly theme: ThemeId;
  readonly ask: (request: PlayRequest) => void;
}) {
  const { screen, plan, ask } = props;
  const { ground, ink } = themeNamed(props.theme);
  const { n, seat, lines, scene, offers, canUndo, canStandBy, standsBy } = screen;
  const [made, setMade] = useState<readonly string[]>([]);
  /** Place, way, card or person in the scene that was pressed: only choices that touch it are listed. */
  const [touched, setTouched] = useState<string>();
  const question = useRef<HTMLHeadingElement>(null);
  /** Question of the next choice, once one was made. */
  const next = useRef<HTMLParagraphElement>(null);
  const narrowed = useMemo(() => narrow(offers, made), [offers, made]);
  const marks = useMemo(() => marksOf(narrowed.choices, seat), [narrowed, seat]);
  useEffect(() => {
    question.current?.focus({ preventScroll: true });
    announce(
      [...lines.slice(-LINES_SAID).map(({ text }) => text), screen.ask, `${counted(offers.length, 'choice')}.`].join(
        ' ',
      ),
    );
  }, [lines, screen.ask, offers]);
  useEffect(() => {
    if (made.length === 0) return;
    (next.current ?? question.current)?.focus({ preventScroll: true });
    announce(`${narrowed.ask ?? ''} ${counted(narrowed.choices.length, 'choice')}.`.trim());
  }, [made, narrowed]);
  const again = (steps: readonly string[]) => {
    setTouched(undefined);
    setMade(steps);
    if (steps.length === 0) question.current?.focus();
  };
  const choices = narrowed.choices.filter(
    ({ part }) => touched === undefined || thingsOf(part, scene.people).includes(touched),
  );
  const pick = ({ part, move }: Choice) => {
    setTouched(undefined);
    if (move === undefined) setMade([...made, part.text]);
    else ask({ type: 'choose', n, seat, pick: move });
  };
  // The person's own name, unless the seat is called so.
  const own = props.name && props.name !== screen.name ? `${props.name} (${screen.name})` : screen.name;
  return (
    <div className="grid gap-6 @3xl:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
      <section aria-label="The game as it stands" className="flex min-w-0 flex-col gap-3">
        <p className="kicker px-3 py-2" style={{ background: ground, color: ink }}>
          {scene.heading}
        </p>
        <ReplayPicture scene={scene} made={marks} plan={plan} tallest={0.55} onTouch={setTouched} />
        <ReplayRest scene={scene} made={marks} plan={plan} onTouch={setTouched} />
        <People scene={scene} />
        <Sheets sheets={scene.sheets ?? []} />
      </section>
      <div className="flex min-w-0 flex-col gap-4">
        <Told lines={lines} />
        <section aria-labelledby="question" className="flex flex-col gap-3 border-4 border-ink bg-raised p-4">
          <p className="kicker text-exit">
            <bdi>{own}</bdi>
          </p>
          <h2 id="question" ref={question} tabIndex={-1} className="text-lg [overflow-wrap:anywhere]">
            {screen.ask}
          </h2>
          {screen.hint !== undefined && <p className="measure border-l-4 border-service pl-2 text-sm">{screen.hint}</p>}
          {narrowed.path.length > 0 && (
            <p className="border-l-4 border-service pl-2 text-sm [overflow-wrap:anywhere]">
              {narrowed.path.join(' · ')}
              {made.length > 0 && (
                <Button look="quiet" icon="back" className="ml-2" onClick={() => again(made.slice(0, -1))}>
                  Choose again
                </Button>
              )}
            </p>
          )}
          {narrowed.path.length > 0 && narrowed.ask !== undefined && (
            <p ref={next} tabIndex={-1} className="font-bold">
              {narrowed.ask}
            </p>
          )}
          {touched !== undefined && (
            <Button look="quiet" icon="close" className="self-start" onClick={() => again(made)}>
              Only {nameOf(touched, plan)}
            </Button>
          )}
          <Choices key={`${narrowed.path.join(' · ')} ${touched ?? ''}`} choices={choices} onPick={pick} />
        </section>
        {screen.house && <HouseCalls offer={screen.house} onCall={(call) => ask({ type: 'houseCall', call })} />}
        <div className="flex flex-wrap items-center gap-3">
          {canUndo && (
            <Button icon="undo" onClick={() => ask({ type: 'undo' })}>
              Undo the last choice
            </Button>
          )}
          <Button look="quiet" icon="download" onClick={() => ask({ type: 'putAway' })}>
            Put it away as a file
          </Button>
          <a href="/play" className={buttonLook('quiet')}>
            All evenings
          </a>
          {canStandBy && (
            <Tick checked={standsBy} onChange={(isOn) => ask({ type: 'standBy', seat, isOn })}>
              Stay out of what does not concern me
            </Tick>
          )}
        </div>
      </div>
    </div>
  );
}

/** Returns the name of a pressed thing: that of a place, or of both places beside a way. */
function nameOf(touched: string, { rooms, passages }: Plan): string {
  const label = (id: string) => rooms.find((room) => room.id === id)?.label;
  const way = passages.find(({ a, b }) => touched === `${a}-${b}` || touched === `${b}-${a}`);
  return label(touched) || (way ? `${label(way.a)} – ${label(way.b)}` : touched);
}

/** Everything that the choices touch, so that the picture marks it. */
const marksOf = (choices: readonly Choice[], seat: number): readonly Made[] =>
  choices.length > MARKED_MAX ? [] : choices.map(({ part }) => ({ seat, name: '', move: null, say: part }));

/** Notes about people that the picture does not show: what they hold, and who is out. */
function People({ scene }: { readonly scene: Scene }) {
  const noted = scene.people.filter(({ note, out }) => note !== '' || out);
  if (noted.length === 0) return null;
  return (
    <ul aria-label="People" className="text-sm">
      {noted.map(({ id, label, note, out }) => (
        <li key={id} className="[overflow-wrap:anywhere]">
          <span className="sign">{label}</span>: {[out ? 'out' : '', note].filter((part) => part !== '').join(', ')}
        </li>
      ))}
    </ul>
  );
}

/** Sheets of people: the viewer's own are open. */
function Sheets({ sheets }: { readonly sheets: NonNullable<Scene['sheets']> }) {
  return sheets.map(({ owner, isOwn, lines }) => (
    <details key={owner} open={isOwn} className="border-2 border-line px-3">
      <summary className="sign min-h-11 content-center [overflow-wrap:anywhere]">{owner}</summary>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-1 pb-3 text-sm">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-2 border-b border-line">
            <dt className="min-w-0 [overflow-wrap:anywhere]">{label}</dt>
            <dd className="sign">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  ));
}
