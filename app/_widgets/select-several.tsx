import { ToolButton } from '@/app/_ui/button';

/** Whether a press on a drawing selects one more of its nodes. */
export function SelectSeveral(props: { readonly several: boolean; readonly onSeveral: (several: boolean) => void }) {
  return (
    <ToolButton
      icon="several"
      label="Select several"
      aria-pressed={props.several}
      className="aria-pressed:bg-ink aria-pressed:text-paper"
      onClick={() => props.onSeveral(!props.several)}
    />
  );
}
