'use client';

import dynamic from 'next/dynamic';
import { dialogMissing } from '@/app/_ui/part-missing';
import { toast } from '@/app/_ui/toasts';
import { isNothing } from '@/lib/kit/calibration';
import type { Calibration } from '@/lib/kit/order';
import { CalibrationPage } from './calibration-page';
import type { Printer } from './printer';
import type { Making } from './use-making';

const CalibrationDialog = dynamic(() =>
  import('./calibration-dialog').then((module) => module.CalibrationDialog, dialogMissing),
);

/** The dialog that measures the printer, and what comes of it. */
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
