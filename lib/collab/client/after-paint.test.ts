import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint';

describe('afterPaint()', () => {
  let paint: () => void = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
      paint = draw;
      return 1;
    });
    vi.stubGlobal('cancelAnimationFrame', () => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('runs once, in a task of its own after the frame', () => {
    const run = vi.fn();
    afterPaint(run);
    paint();
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not wait forever where nothing is painted', () => {
    const run = vi.fn();
    afterPaint(run);
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledOnce();
  });

  it('can be called off', () => {
    const run = vi.fn();
    const callOff = afterPaint(run);
    paint();
    callOff();
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});
