import type { Presence } from '@/lib/collab/client/presence';
import { formatPath } from '@/lib/kernel/path';
import { elementId, elementIdsToward } from './element-id';
import type { Box, Drawn, Mirror } from './mirror';
import type { Peer } from './presence';

/** A field that others are in, and its position on the page. */
export interface FieldMark {
  readonly key: string;
  readonly box: Box;
  /** Free place behind the field's label, from the corner of `box`; undefined for fields without one. */
  readonly beside: Pick<Box, 'left' | 'top'> | undefined;
  readonly peers: readonly Peer[];
  readonly carets: readonly (Drawn & { readonly peer: Peer })[];
}

export function markFields(peers: readonly Peer[], presence: Presence, mirror: Mirror): readonly FieldMark[] {
  const byElement = new Map<HTMLElement, Peer[]>();
  for (const peer of peers) {
    const element = peer.field && elementFor(peer);
    if (!element) continue;
    const there = byElement.get(element);
    if (there) there.push(peer);
    else byElement.set(element, [peer]);
  }
  return [...byElement].flatMap(([element, there]) => {
    const box = visibleBox(element);
    if (!box) return [];
    return [
      {
        key: element.id,
        box,
        beside: besideLabel(element),
        peers: there,
        carets: caretsIn(element, there, presence, mirror),
      },
    ];
  });
}

/** Returns the field's element, or the visible container if it is folded away. */
function elementFor({ field = [] }: Peer): HTMLElement | undefined {
  for (const id of elementIdsToward(field)) {
    const element = document.getElementById(id);
    if (element && element.getClientRects().length > 0) return element;
  }
  return undefined;
}

function caretsIn(
  element: HTMLElement,
  peers: readonly Peer[],
  presence: Presence,
  mirror: Mirror,
): FieldMark['carets'] {
  if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)) return [];
  const here = peers.flatMap((peer) => {
    const exact = peer.field && elementId(peer.field) === element.id;
    const selection = exact ? presence.selectionOf(peer.clientId) : undefined;
    return selection ? [{ peer: peer, selection }] : [];
  });
  if (here.length === 0) return [];
  const drawn = mirror.measure(
    element,
    here.map(({ selection }) => selection),
  );
  return here.flatMap(({ peer }, i) => {
    const one = drawn[i];
    return one ? [{ peer: peer, ...one }] : [];
  });
}

/** Returns an element's box on the page; undefined if most of it is scrolled out of view. */
function visibleBox(element: HTMLElement): Box | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return undefined;
  const [x, y] = [left + width / 2, top + Math.min(height, 40) / 2];
  for (const holder of framesOf(element)) {
    const frame = holder.getBoundingClientRect();
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return undefined;
  }
  return { left: left + window.scrollX, top: top + window.scrollY, width, height };
}

/** Returns the end of the text of a field's label. */
function besideLabel(element: HTMLElement): FieldMark['beside'] {
  const words = labelOf(element)?.firstElementChild?.getBoundingClientRect();
  if (!words || words.width === 0) return undefined;
  const { left, top } = element.getBoundingClientRect();
  return { left: words.right - left, top: words.top - top };
}

const labelOf = ({ id }: HTMLElement) => document.querySelector(`label[for="${CSS.escape(id)}"]`);

const known = new WeakMap<HTMLElement, readonly HTMLElement[]>();

/** Returns the scroll containers of an element. Cached, since computed styles are expensive. */
function framesOf(element: HTMLElement): readonly HTMLElement[] {
  const before = known.get(element);
  if (before) return before;
  const frames: HTMLElement[] = [];
  for (let holder = element.parentElement; holder && holder !== document.body; holder = holder.parentElement) {
    if (getComputedStyle(holder).overflow !== 'visible') frames.push(holder);
  }
  known.set(element, frames);
  return frames;
}

export const sameMarks = (a: readonly FieldMark[], b: readonly FieldMark[]): boolean =>
  a.length === b.length && JSON.stringify(a) === JSON.stringify(b);

export function labelOfField(peer: Peer): string | undefined {
  const element = peer.field && document.getElementById(elementId(peer.field));
  if (!element) return undefined;
  return labelOf(element)?.textContent ?? element.getAttribute('aria-label') ?? undefined;
}

export const isInMyField = ({ field }: Peer): boolean =>
  field !== undefined && document.activeElement?.id.startsWith(elementId(field)) === true && formatPath(field) !== '';
