import { announce } from '@/app/_ui/announce';
import { IconButton } from '@/app/_ui/button';
import { type Cut, type Sacrifice, TOKEN_SHAPES, type TokenShape } from '@/lib/kit/order';
import type { Cutting } from './choices';
import { Group, OneOf, Tick } from './form-parts';
import { SkippedPlaces } from './skipped-places';

const CUT_WORDS: Readonly<Record<Cut, string>> = {
  marks: 'Crop marks in the margins',
  grid: 'Hairlines between the pieces',
  none: 'Nothing',
};
const BLEED_WORDS = { 0: 'None', 3: '3 mm', 3.175: '1/8 in' } as const satisfies Record<Cutting['bleedMm'], string>;
const TOKEN_WORDS: Readonly<Record<TokenShape, string>> = { round: 'Round', square: 'Square' };
const SACRIFICE_WORDS: Readonly<Record<Sacrifice, string>> = {
  bleed: 'Bleed',
  marks: 'Cutting marks',
  pieces: 'Pieces per sheet',
};

export function CuttingForm(props: {
  readonly cutting: Cutting;
  readonly onChange: (change: Partial<Cutting>) => void;
  readonly skip: number;
  readonly onSkip: (skip: number) => void;
}) {
  const { cutting, onChange } = props;
  return (
    <div className="flex flex-col gap-5">
      <OneOf
        title="Cutting guides"
        name="cut"
        options={(['marks', 'grid', 'none'] as const).map((cut) => [cut, CUT_WORDS[cut]])}
        current={cutting.cut}
        onChange={(cut) => onChange({ cut })}
      />
      <OneOf
        title="Bleed"
        help="Colour extends past the cut, so a slip of the scissors leaves no white edge."
        name="bleed"
        inline
        options={([0, 3, 3.175] as const).map((bleedMm) => [bleedMm, BLEED_WORDS[bleedMm]])}
        current={cutting.bleedMm}
        onChange={(bleedMm) => onChange({ bleedMm })}
      />
      <Tick checked={cutting.registration} onChange={(registration) => onChange({ registration })}>
        Registration marks for a cutting machine
      </Tick>
      <OneOf
        title="Tokens"
        help="Square ones need fewer cuts."
        name="tokens"
        inline
        options={TOKEN_SHAPES.map((shape) => [shape, TOKEN_WORDS[shape]])}
        current={cutting.tokens ?? 'round'}
        onChange={(tokens) => onChange({ tokens })}
      />
      <SkippedPlaces skip={props.skip} onChange={props.onSkip} />
      <GivesUp order={cutting.givesUp} onChange={(givesUp) => onChange({ givesUp })} />
      <OneOf
        title="Boards larger than the paper"
        name="boards"
        options={[
          ['split', 'Split across pages, to glue together'],
          ['whole', 'On one large page, for a print shop'],
        ]}
        current={cutting.boards}
        onChange={(boards) => onChange({ boards })}
      />
    </div>
  );
}

function GivesUp(props: {
  readonly order: readonly Sacrifice[];
  readonly onChange: (order: readonly Sacrifice[]) => void;
}) {
  const { order, onChange } = props;
  return (
    <Group title="If space is tight" help="What to give up first if not everything fits.">
      <ol className="border-2 border-line">
        {order.map((one, i) => (
          <li key={one} className="flex items-center gap-2 border-line not-first:border-t-2 pl-3">
            <span aria-hidden="true" className="sign w-4">
              {i + 1}
            </span>
            <span className="grow">{SACRIFICE_WORDS[one]}</span>
            <IconButton
              label={`Give up sooner: ${SACRIFICE_WORDS[one]}`}
              // `aria-disabled` only: a disabled button would lose the focus.
              aria-disabled={i === 0}
              className="aria-disabled:opacity-40"
              onClick={() => {
                if (i === 0) return;
                onChange(earlier(order, i));
                announce(`${SACRIFICE_WORDS[one]}: now number ${i}.`);
              }}
              icon="up"
            />
          </li>
        ))}
      </ol>
    </Group>
  );
}

/** Returns the order with the entry at `at` moved one place forward. */
export const earlier = <T,>(order: readonly T[], at: number): readonly T[] =>
  at < 1
    ? order
    : [...order.slice(0, at - 1), ...order.slice(at, at + 1), ...order.slice(at - 1, at), ...order.slice(at + 1)];

export const sayCutting = ({ cut, bleedMm }: Cutting, skip: number): string =>
  `${cut === 'none' ? 'No cutting guides' : CUT_WORDS[cut]}, ${bleedMm === 0 ? 'no bleed' : `${BLEED_WORDS[bleedMm]} bleed`}${skip > 0 ? `, from place ${skip + 1}` : ''}`;
