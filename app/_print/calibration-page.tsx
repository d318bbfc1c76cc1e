import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { JobState } from './job-state';
import type { Making } from './use-making';

/** Prints the page that says what a printer gets wrong. */
export function CalibrationPage(props: { readonly making: Making; readonly onMake: (pressed: HTMLElement) => void }) {
  const { making, onMake } = props;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button disabled={making.done !== undefined} onClick={({ currentTarget }) => onMake(currentTarget)}>
        <Icon name="print" /> Print the calibration page
      </Button>
      <JobState making={making} product="calibration" label="Drawing the page…" />
    </div>
  );
}
