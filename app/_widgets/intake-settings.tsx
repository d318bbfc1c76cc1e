'use client';

import { useId } from 'react';
import { Options } from '@/app/_ui/options';
import type { Alternatives } from '@/lib/intake/alternatives';
import type { Encoding, IntakeChoices, IntakeSettings } from '@/lib/intake/types';
import type { CardLanguage } from '@/lib/tabletop/cards/suit-words';
import type { PlanOptions } from './intake-plan';

const KINDS: Readonly<Record<IntakeSettings['kind'], string>> = {
  lines: 'lines',
  markdown: 'Markdown',
  table: 'a table',
  json: 'JSON',
  xlsx: 'a spreadsheet',
  ods: 'a spreadsheet',
};
const SEPARATOR_NAMES = {
  '\t': 'Tabs',
  ';': 'Semicolons',
  ',': 'Commas',
  '|': 'Pipes',
  none: 'No table: lines',
} as const;
const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big-endian',
  'windows-1252': 'Windows (Western)',
  macintosh: 'Mac Roman',
};

const LANGUAGES: Readonly<Record<CardLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  pl: 'Polish',
  cs: 'Czech',
  sv: 'Swedish',
  da: 'Danish',
  fi: 'Finnish',
};
const ANY = 'any';

interface SettingsProps {
  readonly settings: IntakeSettings;
  readonly alternatives: Alternatives | undefined;
  readonly choices: IntakeChoices;
  readonly onChoose: (choices: IntakeChoices) => void;
}

/** The reader's assumptions, with what each other setting would give. */
export function IntakeSettingsRow({ settings, alternatives, choices, onChoose }: SettingsProps) {
  const { kind, separator, header, encoding } = settings;
  const separators = alternatives?.separators ?? [];
  const isText = kind !== 'xlsx' && kind !== 'ods' && kind !== 'json';
  const counts = (found: { readonly rows: number; readonly asks: number } | undefined) =>
    found
      ? ` – ${found.rows.toLocaleString('en')} entries${found.asks > 0 ? `, ${found.asks.toLocaleString('en')} to decide` : ''}`
      : '';
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 border-t-2 border-line pt-3">
      <p className="text-sm text-grey">Read as {KINDS[kind]}.</p>
      {isText && (separators.length > 1 || choices.separator !== undefined) && (
        <Choice
          label="Columns are separated by"
          value={choices.separator ?? separator ?? 'none'}
          options={(Object.keys(SEPARATOR_NAMES) as (keyof typeof SEPARATOR_NAMES)[])
            .filter((each) => each === choices.separator || separators.some(({ value }) => value === each))
            .map((each) => [each, `${SEPARATOR_NAMES[each]}${counts(separators.find(({ value }) => value === each))}`])}
          onChoose={(value) => onChoose({ ...choices, separator: value as NonNullable<IntakeChoices['separator']> })}
        />
      )}
      {header !== null && (
        <Choice
          label="First row"
          value={String(choices.header ?? header)}
          options={[true, false].map((each) => [
            String(each),
            `${each ? 'Names of the columns' : 'An entry'}${counts(alternatives?.headers.find(({ value }) => value === each))}`,
          ])}
          onChoose={(value) => onChoose({ ...choices, header: value === 'true' })}
        />
      )}
      {(choices.language !== undefined || (alternatives?.languages ?? []).length > 0) && (
        <Choice
          label="Language of the letters"
          value={choices.language ?? ANY}
          options={[
            [ANY, 'Any: ask where they differ'],
            ...(Object.keys(LANGUAGES) as CardLanguage[]).map(
              (each) =>
                [
                  each,
                  `${LANGUAGES[each]}${counts(alternatives?.languages.find(({ value }) => value === each))}`,
                ] as const,
            ),
          ]}
          onChoose={(value) => {
            const { language: _, ...others } = choices;
            onChoose(value === ANY ? others : { ...others, language: value as CardLanguage });
          }}
        />
      )}
      {encoding !== null && (
        <Choice
          label="Encoding"
          value={encoding}
          options={(Object.keys(ENCODING_NAMES) as Encoding[]).flatMap((each) => {
            const sample = alternatives?.encodings.find(({ value }) => value === each)?.sample ?? '';
            const isPossible = each === encoding || alternatives?.encodings.some(({ value }) => value === each);
            return isPossible ? [[each, `${ENCODING_NAMES[each]}${sample && `: “${sample}”`}`] as const] : [];
          })}
          onChoose={(value) => onChoose({ ...choices, encoding: value as Encoding })}
        />
      )}
    </div>
  );
}

function Choice(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-sm">
        {props.label}
      </label>
      <select
        id={id}
        className="input w-auto min-w-0 max-w-full"
        value={props.value}
        onChange={(event) => props.onChoose(event.target.value)}
      >
        <Options of={props.options} />
      </select>
    </div>
  );
}

/** Uses of a table's further columns, if it has any. */
export function IntakeOptions(props: {
  readonly has: { readonly ranks: boolean; readonly copies: boolean; readonly notes: boolean };
  readonly noun: string;
  readonly options: PlanOptions;
  readonly onChange: (options: PlanOptions) => void;
}) {
  const { has, noun, options, onChange } = props;
  if (!has.ranks && !has.copies && !has.notes) return null;
  return (
    <div className="my-2 flex flex-col gap-1">
      {has.ranks && (
        <Tick
          label={`Ranks are the cards that bring each ${noun}`}
          checked={!options.withoutRanks}
          onChange={(on) => onChange({ ...options, withoutRanks: !on })}
        />
      )}
      {has.copies && (
        <Tick
          label="Add as many copies as the table says"
          checked={!options.withoutCopies}
          onChange={(on) => onChange({ ...options, withoutCopies: !on })}
        />
      )}
      {has.notes && (
        <Tick
          label="Add the other columns to the text"
          checked={options.withNotes === true}
          onChange={(on) => onChange({ ...options, withNotes: on })}
        />
      )}
    </div>
  );
}

const Tick = (props: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}) => (
  <label className="flex min-h-11 items-center gap-2 text-sm">
    <input
      type="checkbox"
      className="size-5"
      checked={props.checked}
      onChange={(event) => props.onChange(event.target.checked)}
    />
    {props.label}
  </label>
);
