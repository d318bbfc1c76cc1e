import { Button } from '@/app/_ui/button';

/** Whether a press on a drawing selects one more of its nodes. */
export function SelectSeveral(props: { readonly several: boolean; readonly onSeveral: (several: boolean) => void }) {
  return (
    <Button
      look="quiet"
      aria-pressed={props.several}
      className="aria-pressed:bg-ink aria-pressed:text-paper"
      onClick={() => props.onSeveral(!props.several)}
    >
      Select several
    </Button>
  );
}
