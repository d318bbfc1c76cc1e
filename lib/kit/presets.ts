import type { KitOrder, KitSheets } from './order';

export const PRESETS = ['save-paper', 'save-ink', 'best'] as const;
export type Preset = (typeof PRESETS)[number];

/** Settings that every preset decides. The rest of an order stays unchanged: paper, players, how the printer flips. */
export interface PresetChoices extends Required<Pick<KitOrder, 'ink' | 'grounds' | 'sharesPages' | 'smallType'>> {
  readonly sheets: Pick<KitSheets, 'cut' | 'bleedMm' | 'givesUp' | 'tokens'>;
}

export const PRESET_CHOICES: Readonly<Record<Preset, PresetChoices>> = {
  'save-paper': {
    ink: 'full',
    grounds: false,
    sharesPages: true,
    smallType: true,
    sheets: { cut: 'grid', bleedMm: 0, givesUp: ['bleed', 'marks', 'pieces'], tokens: 'square' },
  },
  'save-ink': {
    ink: 'low',
    grounds: false,
    sharesPages: true,
    smallType: false,
    sheets: { cut: 'grid', bleedMm: 0, givesUp: ['bleed', 'marks', 'pieces'], tokens: 'round' },
  },
  best: {
    ink: 'full',
    grounds: true,
    sharesPages: false,
    smallType: false,
    sheets: { cut: 'marks', bleedMm: 3, givesUp: ['pieces', 'marks', 'bleed'], tokens: 'round' },
  },
};

export function withPreset<Order extends Pick<KitOrder, 'ink' | 'grounds' | 'sharesPages' | 'smallType' | 'sheets'>>(
  order: Order,
  preset: Preset,
): Order {
  const { sheets, ...choices } = PRESET_CHOICES[preset];
  return { ...order, ...choices, sheets: { ...order.sheets, ...sheets } };
}

/** The properties of a piece kind that decide whether a preset prints it. */
interface Choosable {
  readonly id: string;
  readonly extra?: boolean | undefined;
  readonly replacedBy?: string | undefined;
}

/** Returns the pieces that others replace on less paper, and those that replace them. */
export function replacements(kinds: readonly Choosable[]): {
  readonly replaced: readonly string[];
  readonly instead: readonly string[];
} {
  const pairs = kinds.filter(({ extra, replacedBy }) => extra !== true && replacedBy !== undefined);
  return { replaced: pairs.map(({ id }) => id), instead: pairs.map(({ replacedBy = '' }) => replacedBy) };
}

/** Returns the pieces that a preset prints: no extras; to save paper, those that replace others instead of them. */
export function presetPieces(preset: Preset, kinds: readonly Choosable[]): readonly string[] {
  const { replaced, instead } = replacements(kinds);
  const savesPaper = preset === 'save-paper';
  return kinds
    .filter(({ id, extra }) =>
      savesPaper ? instead.includes(id) || (extra !== true && !replaced.includes(id)) : extra !== true,
    )
    .map(({ id }) => id);
}
