'use client';

import { memo, useId, useState } from 'react';
import { Folding } from '@/app/_ui/folding';
import { Form } from '@/app/_ui/form';
import type { PlayerRange } from '@/lib/contract/manifest';
import { AUDIENCES, type Audience } from '@/lib/kit/kit-spec';
import type { Ink } from '@/lib/kit/order';
import type { Paper } from '@/lib/kit/paper';
import type { GameManifest } from '@/lib/scenario/game-manifest';
import { BacksChoice, sayBacks } from './backs-choice';
import { type Choices, isWanted, printsSuggested, withPiece } from './choices';
import { CuttingForm, sayCutting } from './cutting-form';
import { Group, OneOf, Tick } from './form-parts';
import type { Printer } from './printer';
import { PrinterForm, STARTS, type Start, sayLeftOut, sayPrinter, startOf, startWith } from './printer-form';

const FOR: Readonly<Record<Audience, string>> = {
  table: 'For the table',
  player: 'For the players',
  gm: 'For the GM',
};
const PAPER_NAMES: readonly (readonly [Paper, string])[] = [
  ['a4', 'A4'],
  ['letter', 'Letter'],
  ['a3', 'A3'],
  ['tabloid', 'Tabloid'],
];
const INK_NAMES: readonly (readonly [Ink, string])[] = [
  ['full', 'Full colour'],
  ['low', 'Outlines only'],
  ['grey', 'Greyscale, for black-and-white printers'],
];

const START_WORDS: Readonly<Record<Start, readonly [title: string, help: string]>> = {
  usual: ['Standard', 'Full colour, ready to cut.'],
  'save-paper': ['Save paper', 'Small type, shared pages, square tokens.'],
  'save-ink': ['Save ink', 'Outlines only.'],
  best: ['Best', 'Colour runs past every cut; each document on pages of its own.'],
};

export const OrderForm = memo(function OrderForm(props: {
  readonly system: GameManifest;
  readonly players: PlayerRange;
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
  readonly printer: Printer;
  readonly onPrinter: (change: Partial<Printer>) => void;
  readonly names: readonly string[];
  readonly onNames: (names: readonly string[]) => void;
  readonly onCalibrate: () => void;
}) {
  const { system, choices, onChange, printer, onPrinter } = props;
  const [open, setOpen] = useState<'names' | 'backs' | 'cutting' | 'printer'>();
  const folding = (part: typeof open) => ({
    open: open === part,
    onOpen: (isOpen: boolean) => setOpen(isOpen ? part : undefined),
  });
  return (
    <Form className="flex flex-col gap-5">
      <Players
        count={choices.players}
        hasHost={system.pieces.some(({ audience }) => audience === 'gm')}
        range={props.players}
        onChange={(players) => onChange({ players })}
      />
      <OneOf
        title="Paper"
        name="paper"
        inline
        options={PAPER_NAMES}
        current={printer.paper}
        onChange={(paper) => onPrinter({ paper })}
      />
      <OneOf
        title="Preset"
        name="preset"
        options={STARTS.map((start) => [
          start,
          <StartWords key={start} start={start} leftOut={sayLeftOut(start, system.pieces)} />,
        ])}
        current={startOf(choices)}
        onChange={(start) => onChange(startWith(start, choices, system.pieces))}
      />
      <OneOf title="Ink" name="ink" options={INK_NAMES} current={choices.ink} onChange={(ink) => onChange({ ink })} />
      <Group title="Documents">
        <Tick checked={choices.sharesPages !== false} onChange={(sharesPages) => onChange({ sharesPages })}>
          Short ones share a page
        </Tick>
        <Tick checked={choices.smallType === true} onChange={(smallType) => onChange({ smallType })}>
          Small type
        </Tick>
      </Group>
      <div className="flex flex-col gap-8">
        <Folding title="Names on the sheets" says={sayNames(props.names)} {...folding('names')}>
          <Names count={choices.players} names={props.names} onNames={props.onNames} />
        </Folding>
        <Folding title="Backs" says={sayBacks(printer.backs)} {...folding('backs')}>
          <BacksChoice printer={printer} onChange={onPrinter} />
        </Folding>
        <Folding title="Cutting" says={sayCutting(choices.cutting)} {...folding('cutting')}>
          <CuttingForm
            cutting={choices.cutting}
            onChange={(change) => onChange({ cutting: { ...choices.cutting, ...change } })}
          />
        </Folding>
        <Folding title="My printer" says={sayPrinter(printer)} {...folding('printer')}>
          <PrinterForm printer={printer} onChange={onPrinter} onCalibrate={props.onCalibrate} />
        </Folding>
      </div>
      <Group title="Sheets">
        <Tick checked={choices.fillable} onChange={(fillable) => onChange({ fillable })}>
          Fillable (type into the PDF)
        </Tick>
        {system.suggests !== undefined && (
          <Tick
            checked={printsSuggested(choices, system.suggests, props.names)}
            onChange={(suggested) => onChange({ suggested })}
          >
            {system.suggests.title} (filled in)
          </Tick>
        )}
      </Group>
      {AUDIENCES.map((audience) => {
        const pieces = system.pieces.filter((piece) => piece.audience === audience);
        return pieces.length === 0 ? null : (
          <Group key={audience} title={FOR[audience]}>
            {pieces.map((piece) => (
              <Tick
                key={piece.id}
                checked={isWanted(choices, piece)}
                onChange={(wanted) => onChange(withPiece(choices, piece, wanted))}
              >
                {piece.title}
              </Tick>
            ))}
          </Group>
        );
      })}
    </Form>
  );
});

function StartWords({ start, leftOut }: { readonly start: Start; readonly leftOut: string }) {
  const [title, help] = START_WORDS[start];
  return (
    <span className="py-1">
      {title}
      <span className="block text-sm text-grey">
        {help}
        {leftOut !== '' && ` ${leftOut}.`}
      </span>
    </span>
  );
}

function Players(props: {
  readonly count: number;
  readonly hasHost: boolean;
  readonly range: PlayerRange;
  readonly onChange: (count: number) => void;
}) {
  const id = useId();
  const { min, max } = props.range;
  return (
    <div>
      <label htmlFor={id} className="sign">
        Players
      </label>
      {props.hasHost && <p className="text-sm text-grey">Not counting the GM.</p>}
      <select
        id={id}
        className="input"
        value={props.count}
        onChange={({ target }) => props.onChange(Number(target.value))}
      >
        {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </div>
  );
}

function Names(props: {
  readonly count: number;
  readonly names: readonly string[];
  readonly onNames: (names: readonly string[]) => void;
}) {
  const { count, names, onNames } = props;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-grey">Leave empty for blank sheets.</p>
      {Array.from({ length: count }, (_, i) => `Player ${i + 1}`).map((label, i) => (
        <input
          key={label}
          className="input"
          aria-label={label}
          placeholder={label}
          maxLength={60}
          autoComplete="off"
          value={names[i] ?? ''}
          onChange={({ target }) =>
            onNames(Array.from({ length: count }, (_, at) => (at === i ? target.value : (names[at] ?? ''))))
          }
        />
      ))}
    </div>
  );
}

const sayNames = (names: readonly string[]): string =>
  names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join(', ') || 'Blank';
