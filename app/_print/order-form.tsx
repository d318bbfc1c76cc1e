'use client';

import { type ReactNode, useId } from 'react';
import { AUDIENCES, type Audience } from '@/lib/kit/kit-spec';
import type { Paper } from '@/lib/kit/paper';
import type { Desk } from '@/lib/scenario/desk';
import type { PlayerRange } from '@/lib/systems/contract';
import { type Choices, isWanted, wanting } from './choices';

const FOR: Readonly<Record<Audience, string>> = {
  table: 'For the table',
  player: 'For the players',
  gm: 'For whoever runs the game',
};
const PAPER_NAME: Readonly<Record<Paper, string>> = { a4: 'A4', letter: 'Letter', a3: 'A3', tabloid: 'Tabloid' };

/** What, for how many, on which paper. */
export function OrderForm(props: {
  readonly system: Desk;
  readonly players: PlayerRange;
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
  readonly names: readonly string[];
  readonly onNames: (names: readonly string[]) => void;
}) {
  const { system, choices, onChange, names, onNames } = props;
  const countId = useId();
  const { min, max } = props.players;
  return (
    <form className="flex flex-col gap-5" onSubmit={(event) => event.preventDefault()}>
      <div>
        <label htmlFor={countId} className="sign">
          Players
        </label>
        <p className="text-sm text-grey">Without whoever runs the game.</p>
        <select
          id={countId}
          className="input"
          value={choices.players}
          onChange={({ target }) => onChange({ players: Number(target.value) })}
        >
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </div>
      <Group title="Names on the sheets" help="Leave them empty for blank sheets.">
        <div className="flex flex-col gap-2">
          {Array.from({ length: choices.players }, (_, i) => `Player ${i + 1}`).map((label, i) => (
            <input
              key={label}
              className="input"
              aria-label={label}
              placeholder={label}
              maxLength={60}
              autoComplete="off"
              value={names[i] ?? ''}
              onChange={({ target }) =>
                onNames(
                  Array.from({ length: choices.players }, (_, at) => (at === i ? target.value : (names[at] ?? ''))),
                )
              }
            />
          ))}
        </div>
      </Group>
      <Group title="Paper">
        <div className="flex flex-wrap gap-x-4">
          {(Object.entries(PAPER_NAME) as [Paper, string][]).map(([paper, name]) => (
            <Tick
              key={paper}
              type="radio"
              name="paper"
              label={name}
              checked={choices.paper === paper}
              onChange={() => onChange({ paper })}
            />
          ))}
        </div>
      </Group>
      <Group title="How">
        <Tick
          type="checkbox"
          label="Can be filled in on a screen"
          checked={choices.fillable}
          onChange={(fillable) => onChange({ fillable })}
        />
        <Tick
          type="checkbox"
          label="Spare the ink: outlines only"
          checked={choices.ink === 'low'}
          onChange={(low) => onChange({ ink: low ? 'low' : 'full' })}
        />
      </Group>
      {AUDIENCES.map((audience) => {
        const pieces = system.pieces.filter((piece) => piece.audience === audience);
        return pieces.length === 0 ? null : (
          <Group key={audience} title={FOR[audience]}>
            {pieces.map((piece) => (
              <Tick
                key={piece.id}
                type="checkbox"
                label={piece.title}
                checked={isWanted(choices, piece)}
                onChange={(wanted) => onChange(wanting(choices, piece, wanted))}
              />
            ))}
          </Group>
        );
      })}
    </form>
  );
}

function Group(props: { readonly title: string; readonly help?: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="sign">{props.title}</legend>
      {props.help !== undefined && <p className="mb-1 text-sm text-grey">{props.help}</p>}
      {props.children}
    </fieldset>
  );
}

function Tick(props: {
  readonly type: 'checkbox' | 'radio';
  readonly name?: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <label className="flex min-h-9 items-center gap-2">
      <input
        type={props.type}
        name={props.name}
        className="size-5 shrink-0 accent-exit"
        checked={props.checked}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      {props.label}
    </label>
  );
}
