import dynamic from 'next/dynamic';
import { Button } from '@/app/_ui/button';
import { dialogMissing } from '@/app/_ui/part-missing';
import { toast } from '@/app/_ui/toasts';
import { isNothing } from '@/lib/kit/calibration';
import type { Calibration } from '@/lib/kit/order';
import { JobState, type Making } from './print-plan';
import type { Printer } from './printer';

const CalibrationDialog = dynamic(() =>
  import('./calibration-dialog').then((module) => module.CalibrationDialog, dialogMissing),
);

/** The calibration dialog; saves its result. */
export function Calibrating(props: {
  readonly printer: Printer;
  readonly onPrinter: (change: Partial<Printer>) => void;
  readonly making: Making;
  readonly onMakePage: (pressed: HTMLElement) => void;
  readonly onClose: () => void;
}) {
  const { printer, onPrinter, making, onMakePage, onClose } = props;
  const keep = (read: Calibration) => {
    const isOff = !(isNothing(read.front) && isNothing(read.back));
    onPrinter({ calibration: isOff ? read : undefined });
    onClose();
    toast({
      message: isOff ? 'Saved for every kit on this printer.' : 'This printer needs no correction.',
    });
  };
  return (
    <CalibrationDialog calibration={printer.calibration} onKeep={keep} onClose={onClose}>
      <CalibrationPage making={making} onMake={onMakePage} />
    </CalibrationDialog>
  );
}

/** Button that downloads the calibration page. */
function CalibrationPage(props: { readonly making: Making; readonly onMake: (pressed: HTMLElement) => void }) {
  const { making, onMake } = props;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button disabled={making.done !== undefined} onClick={({ currentTarget }) => onMake(currentTarget)} icon="print">
        Print the calibration page
      </Button>
      <JobState making={making} product="calibration" label="Drawing the page…" />
    </div>
  );
}
