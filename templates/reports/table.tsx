import { Rect, Svg, View } from '@react-pdf/renderer';
import type { Ink, ReportRow, ReportTable } from '@/lib/kit/report-spec';
import { SIZES } from '../theme/styles';
import { PALETTE } from '../theme/theme';
import { BODY_WIDTH, heightOf, UNBROKEN_MOST, Words } from './words';

const GAP = 8;
const BARS_WIDTH = 130;
/** With many columns, their headers need the space of the bars. */
const [MANY, BARS_WIDTH_BESIDE_MANY] = [4, 80];
/** Width of a row's name relative to that of a number. */
const NAME_SHARE = 2.2;
/** Largest widths, so that numbers stay close to their names. */
const [NAME_MOST, CELL_MOST] = [230, 120];

interface Measures {
  readonly name: number;
  readonly bars: number;
  readonly cell: number;
}

/** A table. The bars of a row are between its name and its numbers. */
export function Table({ table: { columns, legend = [], rows } }: { readonly table: ReportTable }) {
  const measures = measure(
    columns.length,
    rows.some(({ bars }) => bars !== undefined),
  );
  return (
    <View style={{ marginBottom: 10, alignSelf: 'flex-start' }}>
      {legend.length > 0 && <Legend legend={legend} />}
      <View wrap={false} style={{ flexDirection: 'row', borderBottom: `1.5pt solid ${PALETTE.ink}` }}>
        <Cells cells={columns} measures={measures} face="label" />
      </View>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order
        <Row key={i} row={row} measures={measures} />
      ))}
    </View>
  );
}

function measure(columns: number, hasBars: boolean): Measures {
  const bars = hasBars ? (columns > MANY ? BARS_WIDTH_BESIDE_MANY : BARS_WIDTH) : 0;
  const free = BODY_WIDTH - bars - GAP * (columns - (hasBars ? 0 : 1));
  const cell = free / (columns - 1 + NAME_SHARE);
  return { name: Math.min(NAME_MOST, cell * NAME_SHARE), bars, cell: Math.min(CELL_MOST, cell) };
}

function Row({ row, measures }: { readonly row: ReportRow; readonly measures: Measures }) {
  const height = Math.max(
    ...row.cells.map((cell, i) => heightOf(cell, i === 0 ? measures.name : measures.cell, SIZES.small)),
  );
  return (
    <View
      wrap={height > UNBROKEN_MOST}
      style={{ flexDirection: 'row', borderBottom: `0.5pt solid ${PALETTE.rule}`, paddingVertical: 1.5 }}
    >
      <Cells {...row} measures={measures} face="body" />
    </View>
  );
}

function Cells(props: ReportRow & { readonly measures: Measures; readonly face: 'body' | 'label' }) {
  const { cells, bars, measures, face } = props;
  const [name = '', ...others] = cells;
  return (
    <>
      <Words text={name} width={measures.name} face={face} size={SIZES.small} />
      {measures.bars > 0 && (
        <View style={{ width: measures.bars, marginLeft: GAP, paddingTop: 2 }}>
          {bars && <Bars bars={bars} width={measures.bars} />}
        </View>
      )}
      {others.map((cell, i) => (
        <Words
          // biome-ignore lint/suspicious/noArrayIndexKey: columns keep theirs
          key={i}
          text={cell}
          width={measures.cell}
          marginLeft={GAP}
          face={face}
          size={SIZES.small}
          align="right"
        />
      ))}
    </>
  );
}

const BAR_HEIGHT = 9;

function Bars({ bars, width }: { readonly bars: NonNullable<ReportRow['bars']>; readonly width: number }) {
  const height = BAR_HEIGHT / bars.length;
  return (
    <Svg width={width} height={BAR_HEIGHT + 1}>
      <Rect x={0} y={0} width={1} height={BAR_HEIGHT + 1} fill={PALETTE.ink} />
      {bars.map(({ share, ink }, i) => (
        <Rect
          // biome-ignore lint/suspicious/noArrayIndexKey: bars keep their order
          key={i}
          x={1}
          y={i * height}
          width={Math.max(0, Math.min(1, share)) * (width - 1)}
          height={height - 0.5}
          fill={PALETTE[ink]}
        />
      ))}
    </Svg>
  );
}

function Legend({ legend }: { readonly legend: readonly { readonly label: string; readonly ink: Ink }[] }) {
  const width = BODY_WIDTH / legend.length;
  return (
    <View wrap={false} style={{ flexDirection: 'row', marginBottom: 4 }}>
      {legend.map(({ label, ink }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
        <View key={i} style={{ flexDirection: 'row', width }}>
          <Svg width={9} height={9} style={{ marginRight: 5, marginTop: 2 }}>
            <Rect x={0} y={0} width={9} height={9} fill={PALETTE[ink]} />
          </Svg>
          <Words text={label} width={width - 20} size={SIZES.small} />
        </View>
      ))}
    </View>
  );
}
