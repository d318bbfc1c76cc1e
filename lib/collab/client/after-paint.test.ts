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

  it('runs once, in a separate task after the frame', () => {
    const run = vi.fn();
    afterPaint(run);
    paint();
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not wait forever if nothing is painted', () => {
    const run = vi.fn();
    afterPaint(run);
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledOnce();
  });

  it('can be cancelled', () => {
    const run = vi.fn();
    const cancel = afterPaint(run);
    paint();
    cancel();
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});
