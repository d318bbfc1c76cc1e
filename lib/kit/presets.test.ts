import { describe, expect, it } from 'vitest';
import { USUAL_KIT_SHEETS } from './order';
import { PRESETS, presetPieces, withPreset } from './presets';

const ORDER = { ink: 'grey', sheets: { ...USUAL_KIT_SHEETS, backs: 'gutter-fold', marginMm: 9 } } as const;
const KINDS = [
  { id: 'cover' },
  { id: 'list', extra: true },
  { id: 'cards', replacedBy: 'list' },
  { id: 'poster', extra: true },
];

describe('presets', () => {
  it.each(PRESETS)('%s leaves to the printer what the printer decides', (preset) => {
    expect(withPreset(ORDER, preset).sheets).toMatchObject({ backs: 'gutter-fold', marginMm: 9 });
  });

  it('undo each other: the last one counts', () => {
    for (const first of PRESETS)
      for (const last of PRESETS) expect(withPreset(withPreset(ORDER, first), last)).toEqual(withPreset(ORDER, last));
  });

  it('leave out only to save paper what another piece says as well', () => {
    expect(presetPieces('save-paper', KINDS)).toEqual(['cover', 'list']);
    expect(presetPieces('save-ink', KINDS)).toEqual(['cover', 'cards']);
    expect(presetPieces('best', KINDS)).toEqual(['cover', 'cards']);
  });
});
