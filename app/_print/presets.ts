import type { PieceKind } from '@/lib/contract/authored';
import { USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { PRESET_CHOICES, PRESETS, type Preset, type PresetChoices } from '@/lib/kit/presets';
import type { Choices } from './choices';

export const STARTS = ['usual', ...PRESETS] as const;
/** What the order form can be set to at once: as it first was, or one of the presets. */
export type Start = 'usual' | Preset;

const { cut, bleedMm, givesUp } = USUAL_KIT_SHEETS;
const STARTING: Readonly<Record<Start, PresetChoices>> = {
  usual: { ink: 'full', sharesPages: true, smallType: false, sheets: { cut, bleedMm, givesUp, tokens: 'round' } },
  ...PRESET_CHOICES,
};

/** What of the order form changes; people, extras, paper and printer stay as they are. */
export function startWith(
  start: Start,
  { cutting, without }: Pick<Choices, 'cutting' | 'without'>,
  pieces: readonly PieceKind[],
): Partial<Choices> {
  const { sheets, ...choices } = STARTING[start];
  const replaced = pieces.filter(({ extra, replacedBy }) => !extra && replacedBy !== undefined).map(({ id }) => id);
  const others = without.filter((id) => !replaced.includes(id));
  return {
    ...choices,
    cutting: { ...cutting, ...sheets },
    without: start === 'save-paper' ? [...others, ...replaced] : others,
  };
}

/** What the order form is set to; undefined if somebody changed anything that a preset decides. */
export const startOf = (choices: Choices): Start | undefined =>
  STARTS.find((start) => {
    const { sheets, ...rest } = STARTING[start];
    return isSame(rest, choices) && isSame(sheets, choices.cutting);
  });

/** Whether all that one of two holds is the same in the other. */
const isSame = (held: object, other: object): boolean =>
  Object.entries(held).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify((other as Readonly<Record<string, unknown>>)[key]),
  );
