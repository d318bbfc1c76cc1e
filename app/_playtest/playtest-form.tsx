'use client';

import { useState } from 'react';
import { MoreButton } from '@/app/_ui/button';
import { Form } from '@/app/_ui/form';
import { Options } from '@/app/_ui/options';
import { Tick } from '@/app/_ui/tick';
import type { AnyPlayed, Choice } from '@/lib/contract/played';
import type { PlaytestSettings } from './playtest-store';

const RUNS = [200, 1_000, 10_000] as const;

export function PlaytestForm(props: {
  readonly played: AnyPlayed;
  readonly players: { readonly min: number; readonly max: number };
  readonly choices: readonly Choice[];
  readonly settings: PlaytestSettings;
  readonly onChange: (settings: PlaytestSettings) => void;
}) {
  const { played, players, choices, settings, onChange } = props;
  const sizes = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
  const hosts = played.bots.filter(({ role }) => role === 'host');
  const minds = played.bots.filter(({ role }) => role === 'player');
  const [first] = minds;
  const [open, setOpen] = useState(false);
  return (
    <Form className="flex flex-col gap-5">
      <fieldset>
        <legend className="kicker mb-1">Table sizes (players)</legend>
        <div className="flex flex-wrap gap-x-4">
          {sizes.map((size) => (
            <Tick
              key={size}
              className="min-h-11 gap-2"
              checked={settings.sizes.includes(size)}
              onChange={(isOn) => {
                const chosen = sizes.filter((one) => (one === size ? isOn : settings.sizes.includes(one)));
                onChange({ ...settings, sizes: chosen });
              }}
            >
              {size}
            </Tick>
          ))}
        </div>
      </fieldset>
      {choices.map(({ id, title, usual, options }) => (
        <Pick
          key={id}
          label={title}
          value={options.find((option) => option.id === settings.chosen[id])?.id ?? usual ?? ''}
          options={[
            ...(usual === undefined ? [['', 'Random, each compared'] as const] : []),
            ...options.map((option) => [option.id, option.label] as const),
          ]}
          onChange={(option) => onChange({ ...settings, chosen: { ...settings.chosen, [id]: option } })}
        />
      ))}
      <Pick
        label="Games per table size"
        value={String(settings.runs)}
        options={RUNS.map((runs) => [String(runs), runs.toLocaleString('en')])}
        onChange={(runs) => onChange({ ...settings, runs: Number(runs) })}
      />
      <div className="flex flex-col gap-5 border-t-2 border-dashed border-line pt-2">
        <MoreButton open={open} label="players, speed, seed" onToggle={() => setOpen(!open)} />
        {open && (
          <>
            <Pick
              label="The players"
              value={settings.bots.join(',')}
              options={[
                ...minds.map(({ id, title }) => [id, title] as const),
                ...minds
                  .slice(1)
                  .map(
                    ({ id, title }) =>
                      [`${id},${first?.id}`, `${first?.title}, with one ${title.toLowerCase()}`] as const,
                  ),
              ]}
              help={minds.find(({ id }) => id === settings.bots[0])?.help}
              onChange={(bots) => onChange({ ...settings, bots: bots.split(',') })}
            />
            {hosts.length > 0 && (
              <Pick
                label="The GM"
                value={settings.host ?? hosts[0]?.id ?? ''}
                options={hosts.map(({ id, title }) => [id, title])}
                help={hosts.find(({ id }) => id === (settings.host ?? hosts[0]?.id))?.help}
                onChange={(host) => onChange({ ...settings, host })}
              />
            )}
            <NumberField
              label="Seconds per turn"
              value={settings.secondsPerTurn ?? played.pace.secondsPerTurn}
              min={10}
              max={3600}
              onChange={(secondsPerTurn) => onChange({ ...settings, secondsPerTurn })}
            />
            <NumberField
              label="Seed"
              help="The same seed plays the same games."
              value={settings.seed}
              min={0}
              max={4_294_967_295}
              onChange={(seed) => onChange({ ...settings, seed })}
            />
          </>
        )}
      </div>
    </Form>
  );
}

/** A labelled menu. */
export function Pick(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly help?: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="flex flex-col gap-1">
      <span className="kicker">{props.label}</span>
      <select className="input" value={props.value} onChange={({ target }) => props.onChange(target.value)}>
        <Options of={props.options} />
      </select>
      {props.help !== undefined && <span className="text-sm text-grey">{props.help}</span>}
    </label>
  );
}

function NumberField(props: {
  readonly label: string;
  readonly help?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}) {
  const { label, help, value, min, max, onChange } = props;
  return (
    <label className="flex flex-col gap-1">
      <span className="kicker">{label}</span>
      <input
        type="number"
        className="input"
        defaultValue={value}
        min={min}
        max={max}
        step={1}
        onChange={({ target }) => {
          if (target.validity.valid && target.value !== '') onChange(target.valueAsNumber);
        }}
      />
      {help !== undefined && <span className="text-sm text-grey">{help}</span>}
    </label>
  );
}
