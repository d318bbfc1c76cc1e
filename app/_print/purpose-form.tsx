import { memo, type ReactNode, useId } from 'react';
import { Form } from '@/app/_ui/form';
import type { PlayerRange } from '@/lib/contract/manifest';
import type { Ink } from '@/lib/kit/order';
import type { Paper } from '@/lib/kit/paper';
import type { GameManifest } from '@/lib/scenario/game-manifest';
import { counted } from '@/lib/tabletop/words/wording';
import { type Choices, KITS, PURPOSES, type Purpose } from './choices';
import { NumberInRange } from './number-in-range';
import { PiecesForm } from './pieces-form';
import type { Printer } from './printer';
import { leftOutFor, purposeOf, type Takes, withPurpose } from './purposes';

export const PURPOSE_WORDS: Readonly<Record<Purpose, readonly [title: string, help: string]>> = {
  tonight: ['Play tonight', 'Everything a table needs, least work.'],
  best: ['Best copy', 'Thick paper, colour to the edge, backs.'],
  'save-paper': ['Save paper', 'Small type, shared pages.'],
  shop: ['Print shop', 'Pictures of cards and pieces to upload.'],
  pieces: ['Just some pieces', 'Choose them below.'],
};

const PAPER_NAMES: readonly (readonly [Paper, string])[] = [
  ['a4', 'A4'],
  ['letter', 'Letter'],
  ['a3', 'A3'],
  ['tabloid', 'Tabloid'],
];
const INK_NAMES: readonly (readonly [Ink, string])[] = [
  ['full', 'Full'],
  ['low', 'Save ink: outlines'],
  ['grey', 'Grey'],
];

/** The questions that everybody answers: what for, how many, on what paper, in what colours. */
export const PurposeForm = memo(function PurposeForm(props: {
  readonly system: GameManifest;
  readonly players: PlayerRange;
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
  readonly printer: Printer;
  readonly onPrinter: (change: Partial<Printer>) => void;
  /** Paper that each choice takes; a dash is shown for those missing. */
  readonly takes: ReadonlyMap<Purpose, Takes>;
}) {
  const { system, players, choices, onChange, printer, onPrinter, takes } = props;
  const purpose = purposeOf(choices);
  const hasHost = system.pieces.some(({ audience }) => audience === 'gm');
  return (
    <Form className="flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-3 font-sign font-extrabold text-2xl leading-tight">What for?</legend>
        <div className="flex flex-col gap-2">
          {PURPOSES.map((one) => (
            <PurposeCard
              key={one}
              purpose={one}
              takes={takes.get(one)}
              leftOut={leftOutFor(one, system.pieces)}
              isChosen={one === purpose}
              onChoose={() => onChange(withPurpose(one, choices, system.pieces))}
            />
          ))}
        </div>
      </fieldset>
      {purpose === 'pieces' && <PiecesForm pieces={system.pieces} choices={choices} onChange={onChange} />}
      <div className="grid grid-cols-2 gap-3">
        <Field label="Players">
          {(id) => (
            <select
              id={id}
              className="input"
              value={choices.players}
              onChange={({ target }) => onChange({ players: Number(target.value) })}
            >
              {Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i).map((count) => (
                <option key={count} value={count}>
                  {hasHost ? `${count} + GM` : count}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Paper">
          {(id) => (
            <OneOption id={id} of={PAPER_NAMES} value={printer.paper} onChange={(paper) => onPrinter({ paper })} />
          )}
        </Field>
        <Field label="Colours">
          {(id) => <OneOption id={id} of={INK_NAMES} value={choices.ink} onChange={(ink) => onChange({ ink })} />}
        </Field>
        <NumberInRange label="Kits" range={KITS} isWhole value={choices.kits} onChange={(kits) => onChange({ kits })} />
      </div>
    </Form>
  );
});

function PurposeCard(props: {
  readonly purpose: Purpose;
  readonly takes: Takes | undefined;
  /** Sentence about pieces that replace others; may be empty. */
  readonly leftOut: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { purpose, takes, leftOut, isChosen, onChoose } = props;
  const id = useId();
  const [title, help] = PURPOSE_WORDS[purpose];
  const [first, ...others] = sayTakes(purpose, takes);
  return (
    <label className="flex min-h-16 flex-wrap items-center gap-x-3 rounded-sm border-2 border-line bg-raised px-3 py-2 hover:border-ink has-checked:border-exit has-checked:shadow-[inset_4px_0_0_var(--green)] has-focus-visible:outline-3 has-focus-visible:outline-service has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="purpose"
        className="size-5 shrink-0 accent-exit outline-none"
        checked={isChosen}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-help ${id}-takes`}
        onChange={onChoose}
      />
      <span className="min-w-0 flex-[1_1_6rem]">
        <span id={`${id}-title`} className="sign block text-base">
          {title}
        </span>
        <span id={`${id}-help`} className="block text-grey text-sm leading-snug">
          {help}
          {leftOut !== '' && ` ${leftOut}.`}
        </span>
      </span>
      <span id={`${id}-takes`} className="sign w-25 max-w-full shrink-0 text-right text-sm tabular-nums leading-snug">
        <span className="block">{first}</span>
        <span className="block whitespace-pre-line text-grey">{others.join('\n')}</span>
      </span>
    </label>
  );
}

/** Says what a choice takes, in short lines; as many before it is known, so that nothing shifts. */
function sayTakes(purpose: Purpose, takes: Takes | undefined): readonly string[] {
  if (purpose === 'shop') return ['No sheets', 'a shop prints'];
  if (takes) return [counted(takes.sheets, 'sheet'), counted(takes.sides, 'side'), sayPaper(takes)];
  return purpose === 'pieces' ? ['–'] : ['–', NO_BREAK, NO_BREAK];
}

const NO_BREAK = '\u00A0';

function sayPaper({ sheets, thick }: Takes): string {
  if (thick === 0) return 'all thin';
  return thick === sheets ? 'all thick' : `${thick} thick, ${sheets - thick} thin`;
}

function Field(props: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="sign mb-1 block text-sm">
        {props.label}
      </label>
      {props.children(id)}
    </div>
  );
}

function OneOption<Value extends string>(props: {
  readonly id: string;
  readonly of: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const { id, of, value, onChange } = props;
  return (
    <select
      id={id}
      className="input"
      value={value}
      onChange={({ target }) => {
        const chosen = of.find(([one]) => one === target.value);
        if (chosen) onChange(chosen[0]);
      }}
    >
      {of.map(([one, says]) => (
        <option key={one} value={one}>
          {says}
        </option>
      ))}
    </select>
  );
}
