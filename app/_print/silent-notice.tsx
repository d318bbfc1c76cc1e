import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';

/** Notice that the print worker has been silent for long, with the ways on. */
export function SilentNotice(props: {
  readonly isSilent: boolean;
  /** The end of “Wait, …”. */
  readonly advice: string;
  readonly onAgain?: (() => void) | undefined;
}) {
  const { isSilent, advice, onAgain } = props;
  return (
    <>
      <Alert className="border-alarm border-l-4 pl-3 text-sm">
        {isSilent
          ? `The printing tools have not answered for half a minute. They are slow, or your browser has stopped them because this device has too little memory. What you wrote is safe. Wait, ${advice}.`
          : undefined}
      </Alert>
      {isSilent && onAgain && <Button onClick={onAgain}>Start again</Button>}
    </>
  );
}
