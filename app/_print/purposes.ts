import type { PieceKind } from '@/lib/contract/authored';
import { counted } from '@/lib/tabletop/words/wording';
import type { PrintPlan } from '@/templates/layout/print-plan';
import { type Choices, isWanted, type Purpose, USUAL_CUTTING } from './choices';
import { isSame, type Start, sayLeftOut, startOf, startWith } from './printer-form';

/** Preset behind each purpose. A print shop gets all that the best copy has. */
const STARTS: Readonly<Record<Purpose, Start>> = {
  tonight: 'usual',
  best: 'best',
  'save-paper': 'save-paper',
  shop: 'best',
  pieces: 'usual',
};

const PURPOSE_OF: Readonly<Record<Start, Purpose>> = {
  usual: 'tonight',
  'save-paper': 'save-paper',
  'save-ink': 'tonight',
  best: 'best',
};

/** Returns the chosen purpose. Older versions stored none: theirs is the preset that the settings match. */
export const purposeOf = (choices: Choices): Purpose =>
  choices.purpose ?? PURPOSE_OF[startOf({ ...choices, ink: 'full' }) ?? 'usual'];

/** Returns the fields that choosing a purpose changes. Colours, people, paper and kits are separate questions. */
export function withPurpose(
  purpose: Purpose,
  choices: Choices,
  pieces: readonly PieceKind[],
): Partial<Choices> & Pick<Choices, 'purpose'> {
  const { ink, ...settings } = startWith(STARTS[purpose], choices, pieces);
  return { ...settings, purpose };
}

/** Says what a purpose prints instead of what it leaves out; '' for nothing. */
export const leftOutFor = (purpose: Purpose, pieces: readonly PieceKind[]): string =>
  sayLeftOut(STARTS[purpose], pieces);

/** Parts of the form in which choices can differ from their purpose. */
export type ChangedPart = 'documents' | 'grounds' | 'cutting' | 'sheets' | 'pieces';

/** Returns the choices as their purpose makes them, without changes to details. */
export function unchanged(choices: Choices, pieces: readonly PieceKind[]): Choices {
  const purpose = purposeOf(choices);
  const plain: Choices = {
    ...choices,
    fillable: false,
    suggested: undefined,
    cutting: USUAL_CUTTING,
    without: [],
    extras: [],
  };
  return { ...plain, ...withPurpose(purpose, plain, pieces) };
}

/** Returns the parts in which the choices differ from those that their purpose makes. */
export function changedParts(choices: Choices, pieces: readonly PieceKind[]): readonly ChangedPart[] {
  const then = unchanged(choices, pieces);
  const now = { ...choices, purpose: then.purpose };
  const differs: Readonly<Record<ChangedPart, boolean>> = {
    documents: now.sharesPages !== then.sharesPages || now.smallType !== then.smallType,
    grounds: now.grounds !== then.grounds,
    cutting: !isSame(then.cutting, now.cutting),
    sheets: now.fillable || now.suggested !== undefined,
    pieces: pieces.some((piece) => isWanted(now, piece) !== isWanted(then, piece)),
  };
  return PARTS.filter((part) => differs[part]);
}

const PARTS = ['documents', 'grounds', 'cutting', 'sheets', 'pieces'] as const satisfies readonly ChangedPart[];

/** Paper that a kit takes. */
export interface Takes {
  readonly sheets: number;
  readonly sides: number;
  /** Sheets of card stock; the others are plain paper. */
  readonly thick: number;
}

export const takesOf = ({ sheets, printed, runs }: PrintPlan): Takes => ({
  sheets,
  sides: printed,
  thick: runs.reduce((sum, run) => sum + (run.paper === 'thick' ? run.sheets : 0), 0),
});

/** Says what a number of kits takes: "40 kits: 800 sheets, 120 of them card". */
export function sayKits({ sheets, sides, thick }: Takes, kits: number): string {
  if (kits === 1) return `${counted(sheets, 'sheet')} of paper, ${counted(sides, 'printed side')}`;
  const card =
    thick === 0
      ? 'none of them card'
      : thick === sheets
        ? 'all of them card'
        : `${(thick * kits).toLocaleString('en')} of them card`;
  return `${kits} kits: ${(sheets * kits).toLocaleString('en')} sheets, ${card}`;
}
