import { type ReactNode, useState } from 'react';
import { Button, MoreButton } from '@/app/_ui/button';
import { Folding } from '@/app/_ui/folding';
import { Form } from '@/app/_ui/form';
import type { GameManifest } from '@/lib/scenario/game-manifest';
import { joined } from '@/lib/tabletop/words/wording';
import { BacksChoice, sayBacks } from './backs-choice';
import { type Choices, printsSuggested } from './choices';
import { CuttingForm, sayCutting } from './cutting-form';
import { Group, Tick } from './form-parts';
import { PiecesForm } from './pieces-form';
import type { Printer } from './printer';
import { PrinterForm, sayPrinter } from './printer-form';
import { PURPOSE_WORDS } from './purpose-form';
import { type ChangedPart, changedParts, purposeOf, unchanged } from './purposes';

const PART_WORDS: Readonly<Record<ChangedPart, string>> = {
  documents: 'documents',
  grounds: 'backgrounds',
  cutting: 'cutting',
  sheets: 'sheets',
  pieces: 'pieces',
};

type Folded = 'names' | 'backs' | 'cutting' | 'printer' | 'pieces';

/** Everything that few people change, folded: details of the choice, the printer, and other files. */
export function OrderForm(props: {
  readonly system: GameManifest;
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
  readonly printer: Printer;
  readonly onPrinter: (change: Partial<Printer>) => void;
  readonly names: readonly string[];
  readonly onNames: (names: readonly string[]) => void;
  /** Places of the first sheet that are used already. */
  readonly skip: number;
  readonly onSkip: (skip: number) => void;
  readonly onCalibrate: () => void;
  /** Further parts, after the form. */
  readonly children: ReactNode;
}) {
  const { system, choices, onChange, printer, onPrinter } = props;
  const [isOpen, setOpen] = useState(false);
  const [unfolded, setUnfolded] = useState<Folded>();
  const folding = (part: Folded) => ({
    open: unfolded === part,
    onOpen: (isOpen: boolean) => setUnfolded(isOpen ? part : undefined),
  });
  const changed = changedParts(choices, system.pieces);
  const mark = (part: ChangedPart, says: string) => (changed.includes(part) ? `${says} · changed` : says);
  const [purpose] = PURPOSE_WORDS[purposeOf(choices)];
  const hasPieces = purposeOf(choices) !== 'pieces';
  return (
    <section aria-label="More choices" className="flex flex-col gap-5">
      <MoreButton
        open={isOpen}
        label={`names, backs, cutting, my printer, pieces, other files (${sayChanged(changed)})`}
        onToggle={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <>
          {changed.length > 0 && (
            <div className="border-service border-l-4 pl-3 text-sm">
              <p>
                Not as in “{purpose}”: {joined(changed.map((part) => PART_WORDS[part]))}.
              </p>
              <Button look="quiet" className="-ml-4" onClick={() => onChange(unchanged(choices, system.pieces))}>
                Undo these changes
              </Button>
            </div>
          )}
          <Form className="flex flex-col gap-5">
            <div className="flex flex-col gap-8">
              <Folding title="Names on the sheets" says={sayNames(props.names)} {...folding('names')}>
                <Names count={choices.players} names={props.names} onNames={props.onNames} />
              </Folding>
              <Folding title="Backs" says={sayBacks(printer.backs)} {...folding('backs')}>
                <BacksChoice printer={printer} onChange={onPrinter} />
              </Folding>
              <Folding
                title="Cutting"
                says={mark('cutting', sayCutting(choices.cutting, props.skip))}
                {...folding('cutting')}
              >
                <CuttingForm
                  cutting={choices.cutting}
                  skip={props.skip}
                  onSkip={props.onSkip}
                  onChange={(change) => onChange({ cutting: { ...choices.cutting, ...change } })}
                />
              </Folding>
              <Folding title="My printer" says={sayPrinter(printer)} {...folding('printer')}>
                <PrinterForm printer={printer} onChange={onPrinter} onCalibrate={props.onCalibrate} />
              </Folding>
              {hasPieces && (
                <Folding title="Pieces" says={mark('pieces', sayPieces(choices))} {...folding('pieces')}>
                  <PiecesForm pieces={system.pieces} choices={choices} onChange={onChange} />
                </Folding>
              )}
            </div>
            <Group title={mark('documents', 'Documents')}>
              <Tick checked={choices.sharesPages !== false} onChange={(sharesPages) => onChange({ sharesPages })}>
                Short ones share a page
              </Tick>
              <Tick checked={choices.smallType === true} onChange={(smallType) => onChange({ smallType })}>
                Small type
              </Tick>
            </Group>
            <Group title={mark('grounds', 'Backgrounds')}>
              <Tick checked={choices.grounds === true} onChange={(grounds) => onChange({ grounds })}>
                Coloured: cover, backs and faces of cards
              </Tick>
            </Group>
            <Group title={mark('sheets', 'Sheets')}>
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
          </Form>
          {props.children}
        </>
      )}
    </section>
  );
}

const sayChanged = (changed: readonly ChangedPart[]): string =>
  changed.length === 0 ? 'nothing changed' : `changed: ${joined(changed.map((part) => PART_WORDS[part]))}`;

function sayPieces({ without, extras }: Choices): string {
  const words = [
    ...(without.length > 0 ? [`${without.length} left out`] : []),
    ...(extras.length > 0 ? [`${extras.length} added`] : []),
  ];
  return words.join(', ') || 'All that are needed';
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
