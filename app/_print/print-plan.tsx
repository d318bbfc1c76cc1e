import { useId } from 'react';
import { Button } from '@/app/_ui/button';
import { Folding } from '@/app/_ui/folding';
import { Progress } from '@/app/_ui/progress';
import type { Product } from '@/app/_workers/kit-protocol';
import { namePages } from '@/lib/kit/page-ranges';
import { capital, counted } from '@/lib/tabletop/wording';
import type { PrintPlan as Plan, PrintRun } from '@/templates/layout/print-plan';
import type { Making } from './use-making';
import type { Picked } from './use-picked';

const PAPERS: Readonly<Record<PrintRun['paper'], string>> = { plain: 'Plain paper', thick: 'Card stock' };
const SIDES: Readonly<Record<PrintRun['sides'], string>> = {
  one: 'one side',
  either: 'one side or both',
  both: 'both sides',
};

/** What the printer has to do before anybody presses a button, and which pages of it are wanted. */
export function PrintPlan(props: {
  /** None until the pages are laid out. */
  readonly plan: Plan | undefined;
  readonly picked: Picked;
  readonly making: Making;
  readonly ready: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onMake: (pressed: HTMLElement) => void;
}) {
  const { plan, picked, making } = props;
  return (
    <Folding
      title="Print plan"
      says={plan ? sayPlan(plan) : 'Counting the pages…'}
      open={props.open}
      onOpen={props.onOpen}
    >
      <div className="flex flex-col gap-5">
        {plan && (
          <div>
            <p className="mb-2">{sayPlan(plan)}.</p>
            <ol className="border-2 border-line" aria-label="What to print on what">
              {plan.runs.map((run) => (
                <Run key={run.pages[0]} run={run} />
              ))}
            </ol>
          </div>
        )}
        <PagesToPrint picked={picked} />
        <div className="flex flex-col gap-1">
          <Button
            className="justify-start! text-left"
            disabled={!props.ready || making.done !== undefined}
            aria-describedby="take-papers"
            onClick={({ currentTarget }) => props.onMake(currentTarget)}
          >
            A PDF for each kind of paper
          </Button>
          <p id="take-papers" className="text-sm text-grey">
            A ZIP: set the printer once for each file. Each of them opens here again.
          </p>
          <JobState making={making} product="papers" label="Drawing the pages…" />
        </div>
      </div>
    </Folding>
  );
}

/** Progress of one file, beside the button that requested it. */
export function JobState(props: { readonly making: Making; readonly product: Product; readonly label: string }) {
  const { making, product, label } = props;
  const isIts = making.product === product;
  return (
    <>
      <Progress label={label} done={isIts ? making.done : undefined} onCancel={making.cancel} />
      {isIts && making.error !== undefined && (
        <p role="alert" className="border-l-4 border-alarm pl-3 text-sm">
          {making.error}
        </p>
      )}
      <p role="status" className="text-sm empty:hidden [overflow-wrap:anywhere]">
        {isIts && making.made !== undefined && `In your downloads: ${making.made}.`}
      </p>
    </>
  );
}

const sayPlan = ({ sheets, printed }: Plan): string =>
  `${counted(sheets, 'sheet')} of paper, ${counted(printed, 'printed side')}`;

function Run({ run }: { readonly run: PrintRun }) {
  const { paper, sides, pages, sheets, titles } = run;
  return (
    <li className="border-line p-2 text-sm not-first:border-t-2">
      <span className="flex flex-wrap justify-between gap-x-3">
        <strong>{capital(namePages(pages))}</strong>
        <span>{counted(sheets, 'sheet')}</span>
      </span>
      <span className="block">{`${PAPERS[paper]}, ${SIDES[sides]}`}</span>
      <span className="block text-grey [overflow-wrap:anywhere]">{titles.join(', ')}</span>
    </li>
  );
}

function PagesToPrint({ picked }: { readonly picked: Picked }) {
  const id = useId();
  const { text, type, wrong } = picked;
  return (
    <div>
      <label htmlFor={id} className="sign">
        Pages to print
      </label>
      <p id={`${id}-help`} className="mb-1 text-sm text-grey">
        Like 1-8, 12. Leave empty for all.
      </p>
      <input
        id={id}
        className="input"
        autoComplete="off"
        value={text}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-help ${id}-wrong`}
        onChange={({ target }) => type(target.value)}
      />
      <p id={`${id}-wrong`} className="text-sm text-alarm" aria-live="polite">
        {wrong}
      </p>
    </div>
  );
}
