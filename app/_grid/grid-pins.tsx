'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { ViewSwitch } from '@/app/_ui/view-switch';
import type { GridPins } from '@/lib/contract/form';
import { counted } from '@/lib/tabletop/wording';

/** The pins of one number of players: a tab for each number, and a button for each pin. */
export function GridPinSets(props: {
  readonly pins: GridPins;
  readonly sets: readonly number[];
  readonly players: number;
  readonly onPlayers: (players: number) => void;
  readonly placed: ReadonlyMap<number, string>;
  /** The pin in hand, if one is. */
  readonly chosen: number | undefined;
  readonly editable: boolean;
  readonly onChoose: (pin: number) => void;
  readonly onFind: () => Promise<void>;
}) {
  const { pins, sets, players, placed, chosen, editable } = props;
  const [finding, setFinding] = useState(false);
  const find = () => {
    setFinding(true);
    void props.onFind().finally(() => setFinding(false));
  };
  return (
    <section aria-label={`${pins.title} by number of players`} className="flex flex-col gap-2">
      {sets.length > 1 && (
        <ViewSwitch
          label="Number of players"
          views={Object.fromEntries(sets.map((set) => [String(set), counted(set, 'player')]))}
          current={String(players)}
          onChange={(set) => props.onPlayers(Number(set))}
        />
      )}
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{pins.title} to place</legend>
        {Array.from({ length: players }, (_, i) => i + 1).map((number) => (
          <button
            key={number}
            type="button"
            disabled={!editable}
            aria-pressed={number === chosen}
            onClick={() => props.onChoose(number)}
            className="sign inline-flex min-h-11 items-center gap-2 border-2 border-ink px-3 text-sm aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {pins.title} {number}
            <span className="text-xs">{placed.get(number) ?? 'not placed'}</span>
          </button>
        ))}
      </fieldset>
      {pins.find !== undefined && editable && (
        <Button className="self-start text-sm!" aria-disabled={finding} onClick={finding ? undefined : find}>
          {finding ? 'Looking …' : pins.find}
        </Button>
      )}
    </section>
  );
}
