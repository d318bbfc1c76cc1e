import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { Progress } from './progress';
import type { Making } from './use-making';

/** Prints the page that says what a printer gets wrong. */
export function CalibrationPage(props: { readonly making: Making; readonly onMake: (pressed: HTMLElement) => void }) {
  const { making, onMake } = props;
  const isIts = making.product === 'calibration';
  return (
    <div className="flex flex-col items-start gap-2">
      <Button disabled={making.done !== undefined} onClick={({ currentTarget }) => onMake(currentTarget)}>
        <Icon name="print" /> Print the calibration page
      </Button>
      {isIts && <Progress label="Drawing the page…" done={making.done} onCancel={making.cancel} />}
      {isIts && making.error !== undefined && (
        <p role="alert" className="border-l-4 border-alarm pl-3 text-sm">
          {making.error}
        </p>
      )}
    </div>
  );
}
