'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Form } from '@/app/_ui/form';
import { cardFace } from '@/app/_ui/playing-card';
import { Titled } from '@/app/_ui/titled';
import { IDENTITY, type Identity, type Slot } from '@/lib/contract/creation';
import { WORDS_MAX } from '@/lib/table/vocabulary';
import { type Making, openOn } from './use-making';
import { useAsk } from './use-table';

const TITLES = { name: 'Name', gender: 'Gender', occupation: 'Occupation' } as const satisfies Record<
  keyof Identity,
  string
>;

/** A sheet with its filled lines; open lines take the selected card. */
export function MakeSheet(props: {
  readonly making: Making;
  readonly index: number;
  /** The card to place here; undefined if none is allowed. */
  readonly card: string | undefined;
  readonly mayWrite: boolean;
  readonly onPlace: (slot: number, identity?: Identity) => Promise<boolean>;
}) {
  const { making, index, card, mayWrite, onPlace } = props;
  const [naming, setNaming] = useState<number | undefined>(undefined);
  const sheet = making.sheets[index];
  if (!sheet) return null;
  const slots = making.slots[sheet.kind];
  const id = `sheet-${index}`;
  // On sheets with lines for words, words cost a card.
  const mayName = (word: keyof Identity) =>
    !slots.some(({ words }, slot) => words.includes(word) && sheet.values[slot] === null);
  const place = async (slot: number, identity?: Identity) => {
    if (await onPlace(slot, identity)) setNaming(undefined);
  };
  const named = naming === undefined ? undefined : slots[naming];
  return (
    <Titled
      id={id}
      title={making.titleOf(index)}
      look="text-lg [overflow-wrap:anywhere]"
      className="flex flex-col gap-3 border-2 border-ink p-4"
    >
      <p className="text-sm text-grey">
        {sheet.kind === 'extra' ? `Extra, kept by ${making.playerAt(sheet.keeper)}. ` : ''}
        {openOn(sheet) === 0 ? 'All filled in.' : `${openOn(sheet)} open.`}
      </p>
      {mayWrite ? (
        <Words sheet={index} identity={sheet.identity} words={IDENTITY.filter(mayName)} />
      ) : (
        <p>{[sheet.identity.gender, sheet.identity.occupation].filter((word) => word !== '').join(', ')}</p>
      )}
      {named && naming !== undefined && card !== undefined && (
        <Naming
          words={named.words}
          identity={sheet.identity}
          onDone={(identity) => void place(naming, identity)}
          onCancel={() => setNaming(undefined)}
        />
      )}
      <ul className="grid grid-cols-1 gap-1">
        {slots.map((slot, i) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            key={i}
            slot={slot}
            label={making.labelOf(slot, index)}
            value={sheet.values[i] ?? null}
            card={isNext(making, index, i) ? card : undefined}
            onPlace={() => (slot.takes === 'words' ? setNaming(i) : void place(i))}
          />
        ))}
      </ul>
    </Titled>
  );
}

/** Tells whether a slot can be filled now: a character's attributes come before its relationships. */
function isNext({ stage, sheets, slots }: Making, sheet: number, slot: number): boolean {
  if (stage !== 'characters') return true;
  const takes = slots.character[slot]?.takes;
  const hasAttributes = slots.character.every((each, i) => each.takes !== 'rank' || sheets[sheet]?.values[i] !== null);
  return hasAttributes ? takes === 'card' : takes === 'rank';
}

function Line(props: {
  readonly slot: Slot;
  readonly label: string;
  readonly value: string | null;
  readonly card: string | undefined;
  readonly onPlace: () => void;
}) {
  const { slot, label, value, card, onPlace } = props;
  if (value === null && card !== undefined) {
    return (
      <li>
        <Button className="w-full justify-between! [overflow-wrap:anywhere]" onClick={onPlace}>
          {label}
          <span className="text-sm">
            place <span aria-hidden>{short(card)}</span>
            <span className="sr-only">{cardFace(card)?.name}</span>
          </span>
        </Button>
      </li>
    );
  }
  return (
    <li className="flex min-h-8 items-center justify-between gap-3 border-b border-line">
      <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
      <span className="sign">{value === null ? '…' : slot.takes === 'words' ? '✓' : short(value)}</span>
    </li>
  );
}

/** Formats a card as "Q♠", or a rank alone. */
const short = (value: string): string => {
  const face = cardFace(value);
  return face ? `${face.rank}${face.sign}` : value;
};

/** Fields for an Extra's name or occupation, which are entered together with the card. */
function Naming(props: {
  readonly words: readonly (keyof Identity)[];
  readonly identity: Identity;
  readonly onDone: (identity: Identity) => void;
  readonly onCancel: () => void;
}) {
  const [typed, setTyped] = useState(props.identity);
  return (
    <Form className="flex flex-col gap-2 border-l-4 border-exit pl-3" onSubmit={() => props.onDone(typed)}>
      {props.words.map((word) => (
        <Word key={word} word={word} value={typed[word]} onChange={(value) => setTyped({ ...typed, [word]: value })} />
      ))}
      <div className="flex gap-2">
        <Button type="submit" look="main">
          Place the card
        </Button>
        <Button look="quiet" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

/** Text fields of a sheet, saved on blur. Text being typed in another field stays. */
function Words(props: {
  readonly sheet: number;
  readonly identity: Identity;
  readonly words: readonly (keyof Identity)[];
}) {
  const ask = useAsk();
  const { sheet, identity, words } = props;
  const [typed, setTyped] = useState<Partial<Identity>>({});
  useEffect(() => {
    setTyped((before) =>
      Object.fromEntries(Object.entries(before).filter(([word, text]) => !isKept(identity, word, text))),
    );
  }, [identity]);
  const keep = async () => {
    const after = {
      ...identity,
      ...Object.fromEntries(Object.entries(typed).map(([word, text]) => [word, text.trim()])),
    };
    if (IDENTITY.every((word) => after[word] === identity[word])) setTyped({});
    else if (!(await ask({ type: 'describe', sheet, identity: after }))) setTyped({});
  };
  if (words.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {words.map((word) => (
        <Word
          key={word}
          word={word}
          value={typed[word] ?? identity[word]}
          onChange={(value) => setTyped((before) => ({ ...before, [word]: value }))}
          onLeave={() => void keep()}
        />
      ))}
    </div>
  );
}

const isKept = (identity: Identity, word: string, text: string): boolean =>
  IDENTITY.some((known) => known === word && identity[known] === text.trim());

function Word(props: {
  readonly word: keyof Identity;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
}) {
  return (
    <label className="flex flex-col gap-1">
      <span className="sign text-sm">{TITLES[props.word]}</span>
      <input
        className="input"
        maxLength={WORDS_MAX}
        autoComplete="off"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onLeave}
      />
    </label>
  );
}
