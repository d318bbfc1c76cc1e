'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Form } from '@/app/_ui/form';
import { Options } from '@/app/_ui/options';
import type { Invited, PlayRequest } from '@/app/_workers/play-protocol';
import type { Choice } from '@/lib/contract/played';
import type { SeatTaken } from '@/lib/evening/evening';
import { counted } from '@/lib/tabletop/words/wording';

const PERSON = 'person';

/** A seat as typed: a person with a name, or the id of a bot. */
interface Typed {
  readonly who: string;
  readonly name: string;
}

const taken = ({ who, name }: Typed): SeatTaken =>
  who === PERSON ? { kind: 'person', name: name.trim() } : { kind: 'bot', bot: who };

/** The form before a game: how many play, who sits where, and what is agreed. */
export function Seats({ invited, ask }: { readonly invited: Invited; readonly ask: (request: PlayRequest) => void }) {
  const { players, hasHost, bots, choices, errors } = invited;
  const usual = (isHost: boolean): string => bots.find((bot) => bot.isHost === isHost)?.id ?? PERSON;
  const [size, setSize] = useState(players.min);
  const [seats, setSeats] = useState<readonly Typed[]>(() => [
    { who: PERSON, name: '' },
    ...Array.from({ length: players.max - 1 }, () => ({ who: usual(false), name: '' })),
  ]);
  const [host, setHost] = useState<Typed>({ who: usual(true), name: '' });
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const sitting = [...seats.slice(0, size), ...(hasHost ? [host] : [])];
  const hasPerson = sitting.some(({ who }) => who === PERSON);
  return (
    <Form
      className="flex max-w-2xl flex-col gap-5"
      onSubmit={() => hasPerson && ask({ type: 'begin', seats: sitting.map(taken), chosen })}
    >
      {errors > 0 && (
        <p className="border-2 border-on-hazard bg-hazard p-3 text-on-hazard">
          The report of this scenario has {counted(errors, 'error')}. It is played as far as it can be.
        </p>
      )}
      <label className="flex flex-col gap-1">
        <span className="sign">Players{hasHost ? ', without the GM' : ''}</span>
        <select
          className="input w-auto! self-start"
          value={size}
          onChange={({ target }) => setSize(Number(target.value))}
        >
          <Options
            of={Array.from({ length: players.max - players.min + 1 }, (_, i) => {
              const count = String(players.min + i);
              return [count, count] as const;
            })}
          />
        </select>
      </label>
      {seats.slice(0, size).map((seat, i) => (
        <Seat
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          key={i}
          label={`Seat ${i + 1}`}
          seat={seat}
          bots={bots.filter(({ isHost }) => !isHost)}
          onChange={(changed) => setSeats(seats.map((one, at) => (at === i ? changed : one)))}
        />
      ))}
      {hasHost && <Seat label="GM" seat={host} bots={bots.filter(({ isHost }) => isHost)} onChange={setHost} />}
      {choices.map((choice) => (
        <Agreed
          key={choice.id}
          choice={choice}
          value={chosen[choice.id] ?? choice.usual ?? ''}
          onChange={(option) => setChosen(without(chosen, choice.id, option))}
        />
      ))}
      <p className="text-sm text-grey">
        Between two people who know different things the screen is covered until the next one sits down. The evening is
        kept on this device.
      </p>
      <Button type="submit" look="main" className="self-start" disabled={!hasPerson}>
        Begin
      </Button>
      {!hasPerson && <p role="status">Give a seat to a person.</p>}
    </Form>
  );
}

/** Returns the choices with one changed; '' leaves it open. */
const without = (chosen: Readonly<Record<string, string>>, id: string, option: string) =>
  Object.fromEntries(Object.entries({ ...chosen, [id]: option }).filter(([, value]) => value !== ''));

function Seat(props: {
  readonly label: string;
  readonly seat: Typed;
  readonly bots: Invited['bots'];
  readonly onChange: (seat: Typed) => void;
}) {
  const { label, seat, bots, onChange } = props;
  const help = bots.find(({ id }) => id === seat.who)?.help;
  return (
    <fieldset className="flex flex-col gap-2 border-l-4 border-line pl-3">
      <legend className="sign">{label}</legend>
      <div className="flex flex-wrap gap-3">
        <select
          aria-label={`Who has ${label === 'GM' ? 'the GM’s seat' : label.toLowerCase()}`}
          className="input w-auto!"
          value={seat.who}
          onChange={({ target }) => onChange({ ...seat, who: target.value })}
        >
          <Options of={[[PERSON, 'A person here'], ...bots.map(({ id, title }) => [id, `Bot: ${title}`] as const)]} />
        </select>
        {seat.who === PERSON && (
          <input
            aria-label={`Name at ${label.toLowerCase()}`}
            placeholder="Name, if you like"
            maxLength={40}
            className="input w-48!"
            value={seat.name}
            onChange={({ target }) => onChange({ ...seat, name: target.value })}
          />
        )}
      </div>
      {help !== undefined && <p className="text-sm text-grey">{help}</p>}
    </fieldset>
  );
}

function Agreed(props: {
  readonly choice: Choice;
  readonly value: string;
  readonly onChange: (option: string) => void;
}) {
  const { title, usual, options } = props.choice;
  return (
    <label className="flex flex-col gap-1">
      <span className="sign">{title}</span>
      <select
        className="input w-auto! self-start"
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      >
        <Options
          of={[
            ...(usual === undefined ? [['', 'At random'] as const] : []),
            ...options.map(({ id, label }) => [id, label] as const),
          ]}
        />
      </select>
    </label>
  );
}
