import { Document, Page, View } from '@react-pdf/renderer';
import type { ReportBlock, ReportEntry, ReportSpec } from '@/lib/kit/report-spec';
import { SIZES } from '../theme/styles';
import { PALETTE } from '../theme/theme';
import type { Chains } from '../type/library';
import { Faces } from './faces';
import { Columns, Heat } from './plots';
import { Table } from './table';
import { BODY_WIDTH, breakText, heightOf, MARGIN, UNBROKEN_MOST, Words } from './words';

/** Number of blocks after which a part may end before a heading, and the number at which it always ends. */
const [ENOUGH, MOST] = [120, 200];

/**
 * Splits a chapter into parts that begin on new pages. The library lays out connected pages as a whole, which takes 13
 * s for 800 table rows, but a third of that in parts.
 */
function splitChapter(blocks: readonly ReportBlock[]): readonly (readonly ReportBlock[])[] {
  const parts: ReportBlock[][] = [];
  let part: ReportBlock[] = [];
  let weight = 0;
  for (const block of blocks.flatMap(cutBlock)) {
    const next = block.block === 'table' ? block.table.rows.length : 1;
    if (part.length > 0 && (weight + next > MOST || (weight > ENOUGH && block.block === 'heading'))) {
      parts.push(part);
      part = [];
      weight = 0;
    }
    part.push(block);
    weight += next;
  }
  return part.length > 0 ? [...parts, part] : parts;
}

function cutBlock(block: ReportBlock): readonly ReportBlock[] {
  switch (block.block) {
    case 'text':
      return breakText(block.text).map((text) => ({ ...block, text }));
    case 'list':
      return block.items.map((item) => ({ ...block, items: [item] }));
    case 'table': {
      const { rows } = block.table;
      return Array.from({ length: Math.max(1, Math.ceil(rows.length / ENOUGH)) }, (_, i) => ({
        ...block,
        table: { ...block.table, rows: rows.slice(i * ENOUGH, (i + 1) * ENOUGH) },
      }));
    }
    default:
      return [block];
  }
}

/** Constant date, so that the same report gives the same file. */
const MADE = new Date(0);
const PAGE = { paddingHorizontal: MARGIN.side, paddingTop: MARGIN.top, paddingBottom: MARGIN.bottom } as const;

export function ReportPages({ report, chains }: { readonly report: ReportSpec; readonly chains: Chains }) {
  const { title, kicker, chapters } = report;
  return (
    <Document title={title} language="en" creator="Trapdoor" producer="Trapdoor" creationDate={MADE}>
      {chapters.flatMap(splitChapter).map((blocks, chapter) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order
        <Page key={chapter} size="A4" style={PAGE}>
          <Faces value={chains}>
            {chapter === 0 && <Head title={title} kicker={kicker} />}
            {blocks.map((block, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: so do blocks
              <Block key={i} block={block} />
            ))}
          </Faces>
        </Page>
      ))}
    </Document>
  );
}

function Head({ title, kicker }: Pick<ReportSpec, 'title' | 'kicker'>) {
  return (
    <View style={{ borderBottom: `3pt solid ${PALETTE.ink}`, paddingBottom: 6, marginBottom: 12 }}>
      <Words text={kicker} width={BODY_WIDTH} face="label" size={SIZES.body} color={PALETTE.green} />
      <Words text={title} width={BODY_WIDTH} face="heading" size={SIZES.display} />
    </View>
  );
}

function Block({ block }: { readonly block: ReportBlock }) {
  switch (block.block) {
    case 'heading':
      return <Heading {...block} />;
    case 'text':
      return <Paragraph {...block} />;
    case 'list':
      // biome-ignore lint/suspicious/noArrayIndexKey: items keep their order
      return block.items.map((item, i) => <Item key={i} text={item} />);
    case 'columns':
      return <Columns {...block} />;
    case 'heat':
      return <Heat {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'entry':
      return <Entry {...block} />;
  }
}

/** Minimum space below a heading on its page. */
const KEPT_WITH = 90;

function Heading({ text, level }: { readonly text: string; readonly level: 1 | 2 }) {
  const size = level === 1 ? SIZES.title : SIZES.large;
  return (
    <View minPresenceAhead={KEPT_WITH} style={{ marginTop: level === 1 ? 10 : 8, marginBottom: 4 }}>
      <Words text={text} width={BODY_WIDTH} face="heading" size={size} />
    </View>
  );
}

const LOOKS = {
  lead: { size: SIZES.large, color: PALETTE.ink, face: 'body' },
  plain: { size: SIZES.body, color: PALETTE.ink, face: 'body' },
  note: { size: SIZES.small, color: PALETTE.grey, face: 'body' },
} as const;

function Paragraph({ text, look = 'plain' }: { readonly text: string; readonly look?: keyof typeof LOOKS }) {
  return (
    <View style={{ marginBottom: 5 }}>
      <Words text={text} width={BODY_WIDTH} {...LOOKS[look]} />
    </View>
  );
}

const INDENT = 14;

function Item({ text }: { readonly text: string }) {
  return (
    <View style={{ flexDirection: 'row', marginBottom: 3 }}>
      <Words text="•" width={INDENT} />
      <Words text={text} width={BODY_WIDTH - INDENT} />
    </View>
  );
}

const MARK_WIDTH = 90;

function Entry({ entry: { mark, ink, text, notes } }: { readonly entry: ReportEntry }) {
  const width = BODY_WIDTH - MARK_WIDTH;
  const height = [text, ...notes].reduce((sum, part) => sum + heightOf(part, width, SIZES.body), 0);
  return (
    <View
      wrap={height > UNBROKEN_MOST}
      style={{ flexDirection: 'row', borderTop: `0.5pt solid ${PALETTE.rule}`, paddingVertical: 4 }}
    >
      <Words text={mark} width={MARK_WIDTH} face="label" size={SIZES.small} color={PALETTE[ink]} />
      <View style={{ width }}>
        <Words text={text} width={width} />
        {notes.map((note, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes keep their order
          <Words key={i} text={note} width={width} size={SIZES.small} color={PALETTE.grey} />
        ))}
      </View>
    </View>
  );
}
