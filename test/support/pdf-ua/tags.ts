import { type Drawing, type Element, nameOf, type OpenPdf, wordsOf } from './open';

/** Finds failures of one condition: a sentence for each. */
export type Check = (pdf: OpenPdf) => readonly string[];

export type Checks = Readonly<Record<string, Check>>;

/** Operators that put something on the page. */
const PAINTING = new Set([...['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'sh', 'Do', 'Tj', 'TJ', "'", '"', 'BI']]);
/** Standard structure types of PDF 1.7. */
const STANDARD = new Set(
  [
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody',
    'Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP',
    'Figure Formula Form',
  ]
    .join(' ')
    .split(' '),
);

const isArtifact = ({ tag }: Drawing['marks'][number]) => tag === 'Artifact';
const isTagged = ({ mcid }: Drawing['marks'][number]) => mcid !== undefined;
const onPage = ({ page, operator }: Drawing) => `page ${page + 1}: ${operator}`;

const opens = (drawing: Drawing, tag: 'artifact' | 'content') => {
  const [name, properties] = drawing.operands;
  if (drawing.operator !== 'BMC' && drawing.operator !== 'BDC') return false;
  return tag === 'artifact' ? name === '/Artifact' : properties instanceof Map && properties.has('/MCID');
};

/** Returns elements whose parent or children are not among those that their role allows. */
const misplaced =
  (
    rules: Readonly<Record<string, { readonly within?: readonly string[]; readonly holds?: readonly string[] }>>,
  ): Check =>
  ({ elements }) =>
    elements.flatMap(({ role, parent, children }) => {
      const { within, holds } = rules[role] ?? {};
      const stray = children.filter((child) => holds && !holds.includes(child.role));
      return [
        ...(within && !within.includes(parent?.role ?? '') ? [`${role} in ${parent?.role ?? 'nothing'}`] : []),
        ...stray.map((child) => `${child.role} in ${role}`),
      ];
    });

const isHeading = ({ role }: Element) => /^H\d$/.test(role);
const levelOf = ({ role }: Element) => Number(role.slice(1));

const without =
  (role: string, ...keys: readonly string[]): Check =>
  ({ elements, look }) =>
    elements
      .filter((element) => element.role === role && keys.every((key) => wordsOf(look(element.dict, key)) === ''))
      .map(({ parent }) => `${role} in ${parent?.role}`);

export const TAG_CHECKS: Checks = {
  '01-003': ({ drawn }) => drawn.filter((one) => opens(one, 'artifact') && one.marks.some(isTagged)).map(onPage),
  '01-004': ({ drawn }) => drawn.filter((one) => opens(one, 'content') && one.marks.some(isArtifact)).map(onPage),
  '01-005': ({ drawn }) =>
    drawn
      .filter(
        ({ operator, marks }) => PAINTING.has(operator) && !marks.some((mark) => isArtifact(mark) || isTagged(mark)),
      )
      .map(onPage),
  '01-007': ({ catalog, look }) =>
    String(look(catalog, 'MarkInfo', 'Marked')) === 'true' && String(look(catalog, 'MarkInfo', 'Suspects')) !== 'true'
      ? []
      : ['not marked, or suspect'],
  '02-001': ({ elements }) => elements.filter(({ role }) => !STANDARD.has(role)).map(({ role }) => role),
  '09-004': misplaced({
    Table: { holds: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'] },
    TR: { within: ['Table', 'THead', 'TBody', 'TFoot'], holds: ['TH', 'TD'] },
    TH: { within: ['TR'] },
    TD: { within: ['TR'] },
  }),
  '09-005': misplaced({
    L: { holds: ['L', 'LI', 'Caption'] },
    LI: { within: ['L'], holds: ['Lbl', 'LBody'] },
    LBody: { within: ['LI'] },
  }),
  '13-004': without('Figure', 'Alt', 'ActualText'),
  '14-002': ({ elements }) => {
    const first = elements.find(isHeading);
    return first && first.role !== 'H1' ? [`begins with ${first.role}`] : [];
  },
  '14-003': ({ elements }) =>
    elements.filter(isHeading).flatMap((heading, i, all) => {
      const before = all[i - 1];
      return before && levelOf(heading) > levelOf(before) + 1 ? [`${heading.role} after ${before.role}`] : [];
    }),
  '14-006': ({ elements }) =>
    elements.filter(({ children }) => children.filter(({ role }) => role === 'H').length > 1).map(({ role }) => role),
  '14-007': ({ elements }) =>
    elements.some(isHeading) ? elements.filter(({ role }) => role === 'H').map(() => 'H') : [],
  '15-003': ({ elements, look }) =>
    elements
      .filter(({ role, dict }) => role === 'TH' && nameOf(look(dict, 'A', 'Scope')) === undefined)
      .map(({ role }) => role),
};

const noElements =
  (...roles: readonly string[]): Check =>
  ({ elements }) =>
    elements.filter(({ role }) => roles.includes(role)).map(({ role }) => role);

const noRoleMap: Check = ({ catalog, look }) => (look(catalog, 'StructTreeRoot', 'RoleMap') ? ['role map'] : []);

/** Conditions about things that kits don't have; each check finds such things. */
export const ABSENT_TAGS: Checks = {
  '02-003': noRoleMap,
  '02-004': noRoleMap,
  '09-006': noElements('TOC', 'TOCI'),
  '09-007': noElements('Ruby', 'RB', 'RT', 'RP'),
  '09-008': noElements('Warichu', 'WT', 'WP'),
  '17-002': noElements('Formula'),
  '17-003': noElements('Formula'),
  '19-003': noElements('Note'),
  '19-004': noElements('Note'),
};
