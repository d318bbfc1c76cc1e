'use client';

import { useState } from 'react';
import { buttonLook } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { counted } from '@/lib/tabletop/wording';
import { MakeHand } from './make-hand';
import { MakeSeats } from './make-seats';
import { MakeSetup } from './make-setup';
import { MakeSheet } from './make-sheet';
import { type Making, useMaking } from './use-making';
import { useAsk, useSeat, useTable } from './use-table';

/** Characters, each on its player's phone; then the Extras, card by card. */
export function MakePhase() {
  const making = useMaking();
  const { leads } = useSeat();
  const { creation } = useTable();
  if (making) return <Begun making={making} />;
  return (
    <>
      <header>
        <h1 className="text-2xl sm:text-3xl">Characters and Extras</h1>
        <p className="measure mt-2">{creation}</p>
      </header>
      {leads ? <MakeSetup /> : <p>The GM says who sits where, then the cards are dealt.</p>}
    </>
  );
}

function Begun({ making }: { readonly making: Making }) {
  const ask = useAsk();
  const { you, leads } = useSeat();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const card = chosen !== undefined && making.hand.includes(chosen) ? chosen : undefined;
  const { own, stage, sheets } = making;
  // Characters in order of seats come first, so a seat's character has its number.
  const shown = sheets.map((_, i) => i).filter((i) => isShown(making, i));
  const mine = shown.filter((i) => stage === 'characters' && i === own);
  const others = shown.filter((i) => !mine.includes(i));
  const isExtra = (i: number) => sheets[i]?.kind === 'extra';
  const rest = [...others.filter(isExtra), ...others.filter((i) => !isExtra(i))];
  const mayPlace = (sheet: number) =>
    stage === 'characters' ? sheet === own : stage === 'extras' && making.turn === own;
  const sheetOf = (sheet: number) => (
    <MakeSheet
      key={sheet}
      making={making}
      index={sheet}
      card={mayPlace(sheet) ? card : undefined}
      mayWrite={leads || sheets[sheet]?.keeper === own}
      onPlace={(slot, identity) =>
        card === undefined
          ? Promise.resolve(false)
          : ask({ type: 'placeCard', card, sheet, slot, ...(identity && { identity }) })
      }
    />
  );
  return (
    <>
      <header>
        <h1 className="text-2xl sm:text-3xl">{headingOf(making)}</h1>
        <p className="measure mt-2">{helpOf(making)}</p>
      </header>
      {own >= 0 && <MakeHand making={making} chosen={card} onChoose={setChosen} />}
      {mine.map(sheetOf)}
      <MakeSeats making={making} />
      {stage === 'done' && you.draftId !== null && (
        <a href={`/studio/${you.draftId}/print`} className={buttonLook('main', 'min-h-16! text-lg! sm:self-start')}>
          <Icon name="print" /> Print the sheets
        </a>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">{rest.map(sheetOf)}</div>
      {leads && <Again />}
    </>
  );
}

const isShown = ({ stage, sheets }: Making, sheet: number): boolean =>
  stage !== 'characters' || sheets[sheet]?.kind === 'character';

function headingOf({ stage, own, turn, playerAt }: Making): string {
  if (stage === 'done') return 'Everybody is made';
  if (stage === 'characters') return own < 0 ? 'The players make their characters' : 'Make your character';
  return turn === own ? 'Your turn: one card for one Extra' : `${playerAt(turn ?? 0)} plays a card for an Extra`;
}

function helpOf({ stage, own, sheets }: Making): string {
  if (stage === 'done') return 'The sheets can be printed filled in. What is written in words can still be changed.';
  if (stage === 'extras') {
    const open = sheets.reduce((sum, { values }) => sum + values.filter((value) => value === null).length, 0);
    const left = `${counted(open, 'line')} still open.`;
    return own < 0 ? left : `When it is your turn, choose a card, then any open line of any Extra. ${left}`;
  }
  return own < 0
    ? 'Each player has cards on their own phone.'
    : 'Choose a card, then the line it goes on. First the attributes, then what your character feels about everybody, itself included.';
}

/** Deals again from the start, if the GM means it. */
function Again() {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="border-t-2 border-line pt-2"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="sign min-h-11 content-center">Start again</summary>
      <p className="measure mb-3">All characters and Extras made so far are given up.</p>
      {open && <MakeSetup again onDone={() => setOpen(false)} />}
    </details>
  );
}
