import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followFingers, type TouchedDrawing } from './fingers';
import type { Viewport } from './viewport';

type Spot = readonly [x: number, y: number];

/** A frame of the page at (100, 50), with a library inside that hears the events that reach it. */
class Frame extends EventTarget {
  readonly clientLeft = 0;
  readonly clientTop = 0;
  readonly inside = {} as Element;
  heard: string[] = [];
  getBoundingClientRect = () => ({ left: 100, top: 50 });
  contains = (target: unknown) => target === this.inside;

  /** Sends an event and returns true if the browser's own reaction was prevented. */
  tell(type: string, more: object): boolean {
    const event = Object.assign(new Event(type, { cancelable: true }), more);
    Object.defineProperty(event, 'target', { value: this.inside });
    let isStopped = false;
    event.stopPropagation = () => {
      isStopped = true;
    };
    this.dispatchEvent(event);
    if (!isStopped) this.heard.push(type);
    return event.defaultPrevented;
  }

  touch(type: string, ...spots: readonly Spot[]): boolean {
    const touches = spots.map(([x, y], identifier) => ({
      identifier,
      clientX: 100 + x,
      clientY: 50 + y,
      target: this.inside,
    }));
    return this.tell(type, { touches });
  }
}

let frame: Frame;
let view: Viewport;
let calls: string[];
let stop: () => void;

/** Follows the fingers on a drawing in which nothing can be held or pressed, unless a test says otherwise. */
function follow(drawing: Partial<TouchedDrawing> = {}): void {
  const all: TouchedDrawing = {
    least: 0.5,
    most: 4,
    view: () => view,
    show: (next) => {
      view = next;
    },
    onTap: () => void calls.push('tap'),
    onTake: () => void calls.push('take'),
    onLongPress: () => {
      calls.push('press');
      return true;
    },
    ...drawing,
  };
  stop = followFingers(frame as unknown as HTMLElement, () => all);
}

beforeEach(() => {
  vi.useFakeTimers();
  frame = new Frame();
  view = { x: 0, y: 0, scale: 1 };
  calls = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('one finger', () => {
  it('taps, which the browser may turn into a click', () => {
    follow();
    frame.touch('touchstart', [10, 10]);
    frame.touch('touchmove', [13, 10]);
    expect(frame.touch('touchend')).toBe(false);
    expect(calls).toEqual(['tap']);
  });

  it('scrolls the page if nothing is chosen, unheard by the library inside', () => {
    follow();
    frame.touch('touchstart', [10, 10]);
    expect(frame.touch('touchmove', [10, 40])).toBe(false);
    expect(frame.touch('touchmove', [10, 80])).toBe(false);
    frame.touch('touchcancel');
    vi.runAllTimers();
    expect([calls, frame.heard]).toEqual([[], ['touchstart', 'touchcancel']]);
    expect(view).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it('moves the drawing while something is chosen', () => {
    follow({ chosen: true });
    frame.touch('touchstart', [10, 10]);
    expect(frame.touch('touchmove', [30, 10])).toBe(true);
    frame.touch('touchmove', [30, 45]);
    expect(frame.touch('touchend')).toBe(true);
    expect(view).toEqual({ x: 20, y: 35, scale: 1 });
    expect(calls).toEqual(['take']);
  });

  it('is left to what it holds', () => {
    follow({ chosen: true, holds: () => true });
    frame.touch('touchstart', [10, 10]);
    expect(frame.touch('touchmove', [90, 10])).toBe(true);
    vi.runAllTimers();
    expect(frame.touch('touchend')).toBe(false);
    expect([calls, frame.heard]).toEqual([[], ['touchstart', 'touchmove', 'touchend']]);
    expect(view.x).toBe(0);
  });
});

describe('a long press', () => {
  it('selects, and the finger then holds what it pressed; lifting it is no click', () => {
    follow();
    frame.touch('touchstart', [10, 10]);
    vi.advanceTimersByTime(500);
    expect(calls).toEqual(['press']);
    expect(frame.touch('touchmove', [60, 10])).toBe(true);
    expect(frame.touch('touchend')).toBe(true);
    expect([calls, frame.heard]).toEqual([['press'], ['touchstart', 'touchmove', 'touchend']]);
  });

  it('is known by the browser’s menu too, which then stays away', () => {
    follow();
    frame.touch('touchstart', [10, 10]);
    expect(frame.tell('contextmenu', {})).toBe(true);
    vi.runAllTimers();
    expect(calls).toEqual(['press']);
  });

  it('leaves the menu to what cannot be selected, and to the mouse', () => {
    follow({ onLongPress: () => false });
    expect(frame.tell('contextmenu', {})).toBe(false);
    frame.touch('touchstart', [10, 10]);
    expect(frame.tell('contextmenu', {})).toBe(false);
  });

  it('ends when the finger moves, is lifted, or another one comes', () => {
    follow();
    frame.touch('touchstart', [10, 10]);
    frame.touch('touchmove', [10, 30]);
    vi.runAllTimers();
    frame.touch('touchend');
    frame.touch('touchstart', [10, 10]);
    frame.touch('touchend');
    vi.runAllTimers();
    frame.touch('touchstart', [10, 10]);
    frame.touch('touchstart', [10, 10], [50, 10]);
    vi.runAllTimers();
    expect(calls).toEqual(['tap', 'take']);
  });
});

describe('two fingers', () => {
  it('enlarge and move the drawing, whatever is chosen or held, unheard by the library inside', () => {
    for (const drawing of [{}, { chosen: true, holds: () => true }]) {
      view = { x: 0, y: 0, scale: 1 };
      frame = new Frame();
      follow(drawing);
      frame.touch('touchstart', [80, 100]);
      expect(frame.touch('touchstart', [80, 100], [120, 100])).toBe(true);
      expect(frame.touch('touchmove', [60, 130], [140, 130])).toBe(true);
      expect(view).toEqual({ x: -100, y: -70, scale: 2 });
      expect(frame.touch('touchend', [60, 130])).toBe(true);
      // The last finger goes on moving it.
      frame.touch('touchmove', [70, 130]);
      expect(view).toEqual({ x: -90, y: -70, scale: 2 });
      frame.touch('touchend');
      expect(frame.heard).toEqual(['touchstart', 'touchend', 'touchend']);
    }
    expect(calls).toEqual(['take', 'take']);
  });

  it('keep to the limits of the scale', () => {
    follow();
    frame.touch('touchstart', [80, 100], [120, 100]);
    frame.touch('touchmove', [-400, 100], [600, 100]);
    expect(view.scale).toBe(4);
  });
});

describe('a trackpad', () => {
  it('pinches by Safari’s events, and by the wheel with Control', () => {
    follow();
    const at = { clientX: 100, clientY: 50 };
    expect(frame.tell('gesturestart', { ...at, scale: 1 })).toBe(true);
    frame.tell('gesturechange', { ...at, scale: 1.5 });
    frame.tell('gesturechange', { ...at, scale: 2 });
    frame.tell('gestureend', { ...at, scale: 2 });
    expect(view).toEqual({ x: 0, y: 0, scale: 2 });
    expect(frame.tell('wheel', { ...at, deltaY: 10, deltaMode: 0, ctrlKey: true })).toBe(true);
    expect(view.scale).toBeCloseTo(1.81);
    expect(frame.tell('wheel', { ...at, deltaY: 10, deltaMode: 0, ctrlKey: false })).toBe(false);
    expect(view.scale).toBeCloseTo(1.81);
  });

  it('does not count fingers on a screen twice, for which Safari sends its events too', () => {
    follow();
    frame.touch('touchstart', [80, 100], [120, 100]);
    frame.tell('gesturestart', { clientX: 200, clientY: 150, scale: 1 });
    expect(frame.tell('gesturechange', { clientX: 200, clientY: 150, scale: 2 })).toBe(true);
    expect(view.scale).toBe(1);
  });
});
