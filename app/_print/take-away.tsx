import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Folding } from '@/app/_ui/folding';
import type { Product } from '@/app/_workers/kit-protocol';
import { namePages } from '@/lib/kit/page-ranges';
import type { PrintPlan as Plan } from '@/templates/layout/print-plan';
import { JobState, type Making, PrintPlan } from './print-plan';
import type { Picked } from './use-picked';

interface Offer {
  readonly product: Product;
  readonly label: string;
  readonly help: string;
}

/** Files besides the kit itself. */
const OFFERS: readonly Offer[] = [
  {
    product: 'documents',
    label: 'A PDF of each piece',
    help: 'A ZIP of the whole kit, each piece on its own, and the scenario.',
  },
  {
    product: 'pieces',
    label: 'Pictures of the pieces',
    help: 'A ZIP of PNGs for print shops, front and back: RGB, 300 dpi, with a 1/8 in bleed. A poker card is 825 × 1125 pixels.',
  },
  {
    product: 'cards',
    label: 'Cards for MakePlayingCards',
    help: 'A ZIP of PNGs of the poker cards, front and back: RGB, 822 × 1122 pixels, including a 36-pixel bleed on every side.',
  },
  {
    product: 'decks',
    label: 'Decks for DriveThruCards',
    help: 'A PDF for each deck of poker cards: 2.75 × 3.75 in, back 1, front 1, back 2, front 2. In RGB: the shop wants CMYK, which a browser can’t produce, so convert it or ask them to.',
  },
  {
    product: 'sheets',
    label: 'Pictures of the pages',
    help: 'A ZIP of PNGs: RGB, 300 dpi.',
  },
  {
    product: 'everything',
    label: 'Everything',
    help: 'Everything in one ZIP, with credits. A large kit takes minutes.',
  },
];

export function TakeAway(props: {
  readonly making: Making;
  /** Undefined until the pages are laid out. */
  readonly plan: Plan | undefined;
  readonly picked: Picked;
  /** True if there is something to print. */
  readonly ready: boolean;
  /** True for a published version by someone else. */
  readonly isOthers: boolean;
  readonly isCalibrated: boolean;
  readonly onCalibrate: () => void;
  /** Choice to take comments along, if there are any. */
  readonly withComments: ReactNode;
  readonly onMake: (product: Product, pressed: HTMLElement) => void;
  readonly onDownload: () => void;
}) {
  const { making, picked, onMake, onDownload } = props;
  const [open, setOpen] = useState<'plan' | 'files'>();
  const ready = props.ready && picked.wrong === undefined;
  const disabled = !props.ready || making.done !== undefined;
  return (
    <div className="flex flex-col gap-2">
      <Button
        look="main"
        onClick={({ currentTarget }) => onMake('kit', currentTarget)}
        disabled={disabled || !ready}
        icon="print"
      >
        Download the kit (PDF)
      </Button>
      <JobState making={making} product="kit" label="Drawing the pages…" />
      {picked.pages && <p className="text-sm">Only {namePages(picked.pages)}.</p>}
      <p className="border-l-4 border-service pl-3 text-sm">
        {props.isCalibrated
          ? 'Adjusted for your printer: its calibration is on.'
          : 'Your printer has not been calibrated.'}{' '}
        <button type="button" className="min-h-6 text-service underline" onClick={props.onCalibrate}>
          {props.isCalibrated ? 'View calibration' : 'Calibrate it'}
        </button>
      </p>
      {props.withComments}
      <Button onClick={onDownload} icon="download">
        Download as JSON
      </Button>
      <p className="text-sm text-grey">
        {props.isOthers
          ? 'The PDF contains this version: open it on the home page, and the studio finds its page again.'
          : 'The PDF contains the scenario: open it here again to continue writing.'}
      </p>
      <div className="mt-2 flex flex-col gap-8">
        <PrintPlan
          plan={props.plan}
          picked={picked}
          making={making}
          ready={ready}
          open={open === 'plan'}
          onOpen={(isOpen) => setOpen(isOpen ? 'plan' : undefined)}
          onMake={(pressed) => onMake('papers', pressed)}
        />
        <Folding
          title="Other files"
          says="PDFs of each piece, pictures, ZIP"
          open={open === 'files'}
          onOpen={(isOpen) => setOpen(isOpen ? 'files' : undefined)}
        >
          <ul className="flex flex-col gap-4">
            {OFFERS.map(({ product, label, help }) => (
              <li key={product} className="flex flex-col gap-1">
                <Button
                  className="justify-start! text-left"
                  disabled={disabled}
                  aria-describedby={`take-${product}`}
                  onClick={({ currentTarget }) => onMake(product, currentTarget)}
                >
                  {label}
                </Button>
                <p id={`take-${product}`} className="text-sm text-grey">
                  {help}
                </p>
                <JobState making={making} product={product} label={`${label}…`} />
              </li>
            ))}
          </ul>
        </Folding>
      </div>
    </div>
  );
}
