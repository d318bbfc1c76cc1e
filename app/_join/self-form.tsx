'use client';

import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { COLOUR_LOOK } from '@/app/_ui/colours';
import { useAttempt } from '@/app/_ui/use-attempt';
import { type Colour, NAME_MAX, offerColours, proposeColour } from '@/lib/table/vocabulary';
import { recallSelf, type Self } from './remember';

/** Form for a name and a colour, which begins with those of the last table. */
export function SelfForm(props: {
  readonly taken: readonly Colour[];
  /** Labels of the button: idle and busy. */
  readonly says: string;
  readonly busySays: string;
  /** Navigates to another page, or rejects with a message. */
  readonly onSend: (self: Self) => Promise<void>;
  /** True while another page is loaded in place of this one. If undefined, the browser leaves the page. */
  readonly isLeaving?: boolean;
  /** Address to which the browser sends the form if its button is pressed before the scripts run. */
  readonly earlyAction?: string;
  /** From 0 to 1: chooses the colour to propose. The server's choice is the browser's too. */
  readonly chance?: number;
  readonly children?: ReactNode;
}) {
  const { taken, says, busySays, onSend, isLeaving, earlyAction, chance = 0, children } = props;
  const [colour, setColour] = useState<Colour | undefined>(undefined);
  const { trouble, busy: isSending, attempt } = useAttempt({ leaves: isLeaving === undefined });
  const busy = isSending || isLeaving === true;
  // Uncontrolled: on a slow connection people type their name before the scripts run.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const self = recallSelf();
    if (input.current && input.current.value === '') input.current.value = self?.name ?? '';
    setColour((picked) => picked ?? proposeColour(taken, self?.colour, chance));
  }, [taken, chance]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const self = { name: input.current?.value.trim() ?? '', colour: colour ?? proposeColour(taken, undefined, chance) };
    await attempt(() => onSend(self));
  };

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={send}
      {...(earlyAction !== undefined && { action: earlyAction, method: 'post', 'data-early-form': true })}
    >
      {children}
      <NameField ref={input} name="name" enterKeyHint="go" />
      <ColourChoice value={colour ?? proposeColour(taken, undefined, chance)} onChange={setColour} taken={taken} />
      <Alert className="border-l-4 border-alarm pl-3 text-alarm">{trouble}</Alert>
      <Button type="submit" look="main" className="min-h-16! text-lg!" disabled={busy}>
        {busy ? busySays : says}
      </Button>
    </form>
  );
}

/** Field for the user's name at a table. Uncontrolled, so that a name typed before the scripts run is kept. */
export const NameField = (props: ComponentProps<'input'>) => (
  <label className="flex flex-col gap-1">
    <span className="sign">Your name</span>
    <input {...props} className="input text-lg" maxLength={NAME_MAX} required autoComplete="nickname" />
  </label>
);

/** Choice of a colour, free ones first. Each shows its name, so that it does not rely on colour vision. */
export function ColourChoice(props: {
  readonly value: Colour;
  readonly onChange: (colour: Colour) => void;
  /** Colours of the other people. */
  readonly taken: readonly Colour[];
}) {
  const { value, onChange } = props;
  // Fixed order, so that nothing moves under a thumb when someone joins.
  const [offered] = useState(() => offerColours(props.taken));
  return (
    <fieldset>
      <legend className="sign mb-1">Your colour</legend>
      <div className="grid grid-cols-4 gap-2">
        {offered.map(({ colour, isTaken }) => (
          <label
            key={colour}
            className="sign relative flex min-h-11 flex-col items-center justify-center border-2 border-ink text-sm leading-tight has-checked:outline-4 has-checked:outline-offset-2 has-checked:outline-service"
            style={{ background: COLOUR_LOOK[colour].ground, color: COLOUR_LOOK[colour].ink }}
          >
            <input
              type="radio"
              name="colour"
              value={colour}
              checked={value === colour}
              onChange={() => onChange(colour)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {colour}
            {isTaken && <span className="text-xs">taken</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
