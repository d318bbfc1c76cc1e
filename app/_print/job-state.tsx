import { Progress } from '@/app/_ui/progress';
import type { Product } from '@/app/_workers/products';
import type { Making } from './use-making';

/** How it goes with one file, beside the button that asked for it. */
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
