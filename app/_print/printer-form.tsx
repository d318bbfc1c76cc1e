import { Button } from '@/app/_ui/button';
import { toast } from '@/app/_ui/toasts';
import type { PieceKind } from '@/lib/contract/authored';
import { isNothing } from '@/lib/kit/calibration';
import { type Offset, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { MARGIN_MM } from '@/lib/kit/paper';
import { PRESET_CHOICES, PRESETS, type Preset, type PresetChoices, replacements } from '@/lib/kit/presets';
import type { Choices } from './choices';
import { NumberInRange } from './number-in-range';
import type { Printer } from './printer';

export const STARTS = ['usual', ...PRESETS] as const;
/** Settings that the order form offers at once: the initial one, or a preset. */
export type Start = 'usual' | Preset;

const { cut, bleedMm, givesUp } = USUAL_KIT_SHEETS;
const STARTING: Readonly<Record<Start, PresetChoices>> = {
  usual: {
    ink: 'full',
    grounds: false,
    sharesPages: true,
    smallType: false,
    sheets: { cut, bleedMm, givesUp, tokens: 'round' },
  },
  ...PRESET_CHOICES,
};

/** Returns the fields that the preset changes; people, other extras, paper and printer keep their values. */
export function startWith(
  start: Start,
  { cutting, without, extras }: Pick<Choices, 'cutting' | 'without' | 'extras'>,
  pieces: readonly PieceKind[],
): Partial<Choices> {
  const { sheets, ...choices } = STARTING[start];
  const { replaced, instead } = replacements(pieces);
  const savesPaper = start === 'save-paper';
  const switched = (ids: readonly string[], own: readonly string[]) => [
    ...ids.filter((id) => !own.includes(id)),
    ...(savesPaper ? own : []),
  ];
  return {
    ...choices,
    cutting: { ...cutting, ...sheets },
    without: switched(without, replaced),
    extras: switched(extras, instead),
  };
}

/** Says what a preset prints instead of what it leaves out: "Event list instead of Event cards"; '' for nothing. */
export function sayLeftOut(start: string, pieces: readonly PieceKind[]): string {
  if (start !== 'save-paper') return '';
  const titleOf = (id: string | undefined) => pieces.find((piece) => piece.id === id)?.title ?? '';
  return pieces
    .filter(({ extra, replacedBy }) => !extra && replacedBy !== undefined)
    .map(({ title, replacedBy }) => `${titleOf(replacedBy)} instead of ${title}`)
    .join(', ');
}

/** Returns the preset that the order form matches; undefined if a field differs from all of them. */
export const startOf = (choices: Choices): Start | undefined =>
  STARTS.find((start) => {
    const { sheets, ...rest } = STARTING[start];
    return isSame(rest, choices) && isSame(sheets, choices.cutting);
  });

/** Tells whether `other` has all values of `held`. */
export const isSame = (held: object, other: object): boolean =>
  Object.entries(held).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify((other as Readonly<Record<string, unknown>>)[key]),
  );

export function PrinterForm(props: {
  readonly printer: Printer;
  readonly onChange: (change: Partial<Printer>) => void;
  readonly onCalibrate: () => void;
}) {
  const { printer, onChange, onCalibrate } = props;
  const { calibration } = printer;
  const forget = () => {
    onChange({ calibration: undefined });
    toast({
      message: 'Calibration deleted.',
      action: { label: 'Undo', run: () => onChange({ calibration }) },
    });
  };
  return (
    <div className="flex flex-col gap-5">
      <NumberInRange
        label="Margin, in mm"
        help={`Most printers can’t print closer to the edge than ${MARGIN_MM.min} mm.`}
        range={MARGIN_MM}
        value={printer.marginMm}
        onChange={(marginMm) => onChange({ marginMm })}
      />
      <div className="flex flex-col gap-2">
        <p className="sign">Calibration</p>
        {calibration ? (
          <p className="text-sm">
            On. Every kit is adjusted for this printer’s offset. Front: {sayOffset(calibration.front)}. Back:{' '}
            {sayOffset(calibration.back)}.
          </p>
        ) : (
          <p className="text-sm text-grey">
            Off. Printers print slightly off target. Measure yours once, and fronts and backs will line up.
          </p>
        )}
        <Button onClick={onCalibrate}>{calibration ? 'Calibrate again' : 'Calibrate my printer'}</Button>
        {calibration && (
          <Button look="quiet" onClick={forget}>
            Delete the calibration
          </Button>
        )}
      </div>
    </div>
  );
}

const sayOffset = (offset: Offset): string => {
  if (isNothing(offset)) return 'no correction';
  const { xMm, yMm, degrees } = offset;
  return `${xMm} mm across, ${yMm} mm down, ${degrees}° turned`;
};

export const sayPrinter = ({ marginMm, calibration }: Printer): string =>
  `${marginMm} mm margin, ${calibration ? 'calibrated' : 'not calibrated'}`;
