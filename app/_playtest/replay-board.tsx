'use client';

import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { LinkDrawing } from '@/app/_links/link-drawing';
import { extentOf, PlanDrawing, type Token } from '@/app/_read/plan-drawing';
import { useWidth } from '@/app/_ui/use-wide';
import type { MoveText, Scene } from '@/lib/contract/played';
import type { Plan } from '@/lib/kit/plan';
import type { Made } from '@/lib/playtest/replay';
import { TableTop } from './table-top';

interface Shown {
  readonly scene: Scene;
  readonly made: readonly Made[];
  readonly plan: Plan;
  /** Receives the highlighted thing that was pressed: a place or a side by id, a card or a person by name. */
  readonly onTouch?: ((thing: string) => void) | undefined;
}

/** The main picture: the plan with everybody's position; without a plan, the graph of links or the table. */
export function ReplayPicture({ scene, made, plan, tallest, onTouch }: Shown & { readonly tallest: number }) {
  const marked = useMemo(() => touchedBy(made, scene), [made, scene]);
  const tokens = useMemo(() => {
    const byRoom = new Map<string, Token[]>();
    for (const { id, label, kind, room, out } of scene.people) {
      if (room === undefined || out) continue;
      const token = { id, label, look: kind === 'character' ? 'person' : kind } as const;
      byRoom.set(room, [...(byRoom.get(room) ?? []), token]);
    }
    return byRoom;
  }, [scene]);
  const looks = useMemo(() => new Map(scene.rooms?.map(({ room, ...seen }) => [room, seen])), [scene]);
  if (plan.rooms.length > 0) {
    return (
      <FittedPlan
        plan={plan}
        title="Who is where"
        tokens={tokens}
        looks={looks}
        marked={marked}
        shut={scene.shut}
        onTouch={onTouch}
        tallest={tallest}
      />
    );
  }
  if (scene.graph) return <LinkDrawing graph={scene.graph} title="What ties them" />;
  return <TableTop scene={scene} marked={marked} onTouch={onTouch} />;
}

/** A plan scaled to fit its container's width and a share of the window's height. */
export function FittedPlan(
  props: Omit<ComponentProps<typeof PlanDrawing>, 'zoom' | 'bare'> & { readonly tallest: number },
) {
  const { tallest, ...drawing } = props;
  const [box, width] = useWidth<HTMLDivElement>();
  const window = useWindowHeight();
  const { width: across, height: down } = extentOf(drawing.plan);
  return (
    <div ref={box} className="min-w-0">
      {width !== undefined && width > 0 && window !== undefined && (
        <PlanDrawing {...drawing} bare zoom={Math.min(width / across, (window * tallest) / down)} />
      )}
    </div>
  );
}

function useWindowHeight(): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const read = () => setHeight(window.innerHeight);
    read();
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, []);
  return height;
}

export function ReplayRest({ scene, made, plan, onTouch }: Shown) {
  const marked = useMemo(() => touchedBy(made, scene), [made, scene]);
  const hasPlan = plan.rooms.length > 0;
  return (
    <div className="flex min-w-0 flex-col gap-3 empty:hidden">
      {scene.shut && scene.shut.length > 0 && <ShutNow shut={scene.shut} plan={plan} />}
      {hasPlan && scene.graph && <LinkDrawing graph={scene.graph} title="What ties them" />}
      {(hasPlan || scene.graph) && <TableTop scene={scene} marked={marked} onTouch={onTouch} />}
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

/** Returns the things that the latest decisions touch: tiles, edges and cards by id, people by name. */
function touchedBy(made: readonly Made[], { people }: Scene): ReadonlySet<string> {
  return new Set(made.flatMap(({ say }) => thingsOf(say, people)));
}

/** Returns the things that a choice touches, by the names that `onTouch` receives. */
export const thingsOf = ({ tile, edge, card, person }: MoveText, people: Scene['people']): readonly string[] =>
  [tile, edge, card, person && (people.find(({ id }) => id === person)?.label ?? person)].flatMap((one) => one || []);

/** Closed ways as text, in addition to the plan. */
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
