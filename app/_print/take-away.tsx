import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Folding } from '@/app/_ui/folding';
import type { Product } from '@/app/_workers/kit-protocol';
import { namePages } from '@/lib/kit/page-ranges';
import { JobState, type Making } from './print-plan';
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
    product: 'parts',
    label: 'The kit in small PDFs',
    help: 'A ZIP of PDFs with 16 pages each at most, by kind of paper: for devices and printers with little memory. Each of them opens here again.',
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

/** Products that shops ask for, the most common first. */
const FOR_SHOPS: readonly Product[] = ['cards', 'decks', 'pieces'];

/** State of the files that are offered. */
interface Offered {
  readonly making: Making;
  /** True if there is something to print. */
  readonly ready: boolean;
  readonly onMake: (product: Product, pressed: HTMLElement) => void;
}

/** Memory in GB below which kits with many pages are offered in parts, too; browsers that do not tell it have enough. */
const LITTLE = { memory: 2, pages: 40 } as const;

const hasLittleMemory = (pages = 0): boolean =>
  pages > LITTLE.pages && ((navigator as { deviceMemory?: number }).deviceMemory ?? Infinity) <= LITTLE.memory;

/** The button that makes the kit, or for a print shop those that make its pictures. */
export function TakeAway(
  props: Offered & {
    readonly isForShop: boolean;
    readonly kits: number;
    readonly picked: Picked;
    /** Pages of the kit; undefined until they are laid out. */
    readonly pageCount: number | undefined;
    /** True while the worker that lays out the pages has been silent for long. */
    readonly isSilent: boolean;
    readonly isCalibrated: boolean;
    readonly onCalibrate: () => void;
    /** Changes since the kit was printed last. */
    readonly lastPrinted: ReactNode;
    /** Choice to take comments along, if there are any. */
    readonly withComments: ReactNode;
  },
) {
  const { making, picked, isForShop, kits, onMake } = props;
  const ready = props.ready && picked.wrong === undefined;
  const [hasFailed, setFailed] = useState(false);
  if (making.product === 'kit' && (making.error !== undefined || making.isSilent) && !hasFailed) setFailed(true);
  const isTight = hasFailed || props.isSilent || hasLittleMemory(props.pageCount);
  return (
    <div className="flex flex-col gap-2">
      {isForShop && <Files {...props} products={FOR_SHOPS} look="main" />}
      <Button
        look={isForShop ? 'plain' : 'main'}
        className={isForShop ? '' : 'min-h-13! text-lg!'}
        onClick={({ currentTarget }) => onMake('kit', currentTarget)}
        disabled={making.done !== undefined || !ready}
        icon="print"
      >
        Download the kit (PDF)
      </Button>
      <JobState making={making} product="kit" label="Drawing the pages…" />
      {isTight && (
        <Button
          disabled={(making.done !== undefined && !making.isSilent) || !ready}
          onClick={({ currentTarget }) => onMake('parts', currentTarget)}
        >
          Take it in small PDFs (ZIP)
        </Button>
      )}
      {isTight && <JobState making={making} product="parts" label="Drawing the pages…" />}
      {picked.pages && <p className="text-sm">Only {namePages(picked.pages)}.</p>}
      {props.lastPrinted}
      {kits > 1 && <p className="text-sm">The PDF contains one kit: ask your printer for {kits} copies.</p>}
      <p className="border-service border-l-4 pl-3 text-sm">
        {props.isCalibrated
          ? 'Adjusted for your printer: its calibration is on.'
          : 'Your printer has not been calibrated.'}{' '}
        <button
          type="button"
          className="inline-flex min-h-11 items-center text-service underline"
          onClick={props.onCalibrate}
        >
          {props.isCalibrated ? 'View calibration' : 'Calibrate it'}
        </button>
      </p>
      {props.withComments}
    </div>
  );
}

/** Buttons of some products. */
function Files(props: Offered & { readonly products: readonly Product[]; readonly look?: 'main' | 'plain' }) {
  const { making, ready, onMake, products, look = 'plain' } = props;
  const offers = products.flatMap((product) => OFFERS.filter((offer) => offer.product === product));
  return (
    <ul className="flex flex-col gap-4">
      {offers.map(({ product, label, help }) => (
        <li key={product} className="flex flex-col gap-1">
          <Button
            look={look}
            className="justify-start! text-left"
            disabled={!ready || making.done !== undefined}
            aria-describedby={`take-${product}`}
            onClick={({ currentTarget }) => onMake(product, currentTarget)}
          >
            {label}
          </Button>
          <p id={`take-${product}`} className="text-grey text-sm">
            {help}
          </p>
          <JobState making={making} product={product} label={`${label}…`} />
        </li>
      ))}
    </ul>
  );
}

/** Files besides the kit, apart from those that the chosen purpose offers at once. */
export function OtherFiles(
  props: Offered & {
    readonly isForShop: boolean;
    /** True for a published version by someone else. */
    readonly isOthers: boolean;
    readonly open: boolean;
    readonly onOpen: (open: boolean) => void;
    readonly onDownload: () => void;
    /** Offers the lists as a spreadsheet. */
    readonly onSpreadsheet?: (() => void) | undefined;
  },
) {
  const { isForShop, isOthers, open, onOpen, onDownload, onSpreadsheet } = props;
  const products = OFFERS.map(({ product }) => product).filter((one) => !(isForShop && FOR_SHOPS.includes(one)));
  return (
    <div className="flex flex-col gap-4">
      <Folding title="Other files" says="PDFs of each piece, pictures, ZIP" open={open} onOpen={onOpen}>
        <Files {...props} products={products} />
      </Folding>
      <Button onClick={onDownload} icon="download">
        Download as JSON
      </Button>
      {onSpreadsheet && (
        <Button onClick={onSpreadsheet} icon="download">
          As a spreadsheet
        </Button>
      )}
      <p className="text-grey text-sm">
        {isOthers
          ? 'The PDF contains this version: open it on the home page, and the studio finds its page again.'
          : 'The PDF contains the scenario: open it here again to continue writing.'}
      </p>
    </div>
  );
}
