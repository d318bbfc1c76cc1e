import { Button } from '@/app/_ui/button';

const SHOWN = 6;

/** Says what opening a file would lose, and opens it only if told to. */
export function Losses(props: {
  readonly losses: readonly string[];
  readonly onAccept: () => void;
  readonly onLeave: () => void;
}) {
  const { losses, onAccept, onLeave } = props;
  const more = losses.length - SHOWN;
  return (
    <div role="alert" className="border-l-4 border-hazard pl-3 [overflow-wrap:anywhere]">
      <p className="sign">Some of this file can’t be opened</p>
      <ul className="mt-1 list-[square] pl-5">
        {losses.slice(0, SHOWN).map((loss, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={i}>{loss}</li>
        ))}
        {more > 0 && <li>and {more} more; the command line’s “validate” lists them all.</li>}
      </ul>
      <p className="mt-1">Your file is unchanged. Fix it there, or open it without these parts.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={onAccept}>Open without them</Button>
        <Button look="quiet" onClick={onLeave}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
