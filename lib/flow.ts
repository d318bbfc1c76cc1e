import { bySeverity, type Issue, nestIssue } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import { hoursBetween, playersInWords } from '@/lib/kernel/words';
import type { KitSpec, Piece, TextBox } from '@/lib/kit/kit-spec';
import type { KitOrder, Measured } from '@/lib/kit/order';
import { parsePicture } from '@/lib/kit/picture';
import { type Poster, sayHunters, splitTitle } from '@/lib/kit/poster';
import { type Unprintable, unprintableIssues } from '@/lib/kit/unprintable';
import { withoutAccepted } from '@/lib/scenario/accepted';
import { headerOf } from '@/lib/scenario/envelope';
import { checkFilled } from '@/lib/scenario/filled';
import type { Opened } from '@/lib/scenario/open';

/**
 * Tells whether a text fits its printed box, and which of its characters no font can draw. Injected from templates/.
 */
export type Measure = (box: TextBox) => { readonly fits: boolean; readonly missing: readonly string[] };

/** Returns all issues of a draft that its authors have not accepted, worst first. Includes texts that do not fit if `measure` is given. */
export function checkDraft(opened: Opened, measure?: Measure): readonly Issue[] {
  const draft = opened.draft as unknown as JsonObject;
  const issues = [
    ...opened.issues,
    ...checkCover(opened),
    ...checkFilled(draft),
    ...opened.open.check().map(fromBody),
    ...(measure ? checkFit(opened, measure) : []),
  ];
  return bySeverity(withoutAccepted(issues, draft));
}

/** Returns the content of the printed kit as data; `render…` in templates/ draws it. */
export function buildKit(opened: Opened, order: KitOrder): KitSpec {
  const { draft, system, open } = opened;
  const kit = open.kit(headerOf(draft), order);
  const strip = sayPlayersAndLength(opened, order.lengths ?? draft.measured);
  const withPoster = (piece: Piece): Piece =>
    piece.id === COVER && piece.kind === 'document' ? { ...piece, poster: posterOf(opened, strip) } : piece;
  return {
    ...kit,
    credit: system.credit,
    theme: draft.theme || system.theme,
    // To save paper, a kit begins with its contents.
    pieces: order.smallType ? kit.pieces : kit.pieces.map(withPoster),
  };
}

/** Says for how many players a scenario is, and how long its games take if that is known: "2–5 players · 3 hours". */
function sayPlayersAndLength({ open }: Opened, lengths: readonly Measured[] = []): string {
  const minutes = lengths.map((one) => one.minutes);
  const length = minutes.length > 0 ? [hoursBetween(Math.min(...minutes), Math.max(...minutes))] : [];
  return [playersInWords(open.players()), ...length].join(' · ');
}

/** Id of the piece that every kit begins with. */
const COVER = 'cover';

/** Returns the poster as data. `strip` says for how many players and how long; a game's range by default. */
export function posterOf({ draft, system, open }: Opened, strip?: string): Poster {
  const { hunters, picture, plan = open.plan('table') } = open.poster();
  const isArt = parsePicture(draft.cover).kind === 'art';
  const split = splitTitle(draft.title.trim() || 'Untitled', system.title);
  return {
    ...split,
    theme: draft.theme || system.theme,
    hunter: sayHunters(hunters, draft.title),
    strip: strip ?? playersInWords(open.players()),
    sign: isArt || draft.cover === '' ? picture : draft.cover,
    art: isArt ? draft.cover : '',
    plan,
  };
}

/** Reports texts that overflow their printed boxes and characters that no font can draw. */
export function checkFit({ open }: Opened, measure: Measure): readonly Issue[] {
  const issues: Issue[] = [];
  const unprintable: Unprintable[] = [];
  for (const box of open.textBoxes()) {
    const { fits, missing } = measure(box);
    const path = ['body', ...box.path];
    if (!fits) {
      issues.push({
        code: 'print/too-long',
        severity: 'warning',
        path,
        isTaste: true,
        message: `This is too long for ${box.place}, even in the smallest type. Shorten it, or the rest is printed elsewhere.`,
      });
    }
    unprintable.push(...missing.map((sign) => ({ sign, path })));
  }
  return [...issues, ...unprintableIssues(unprintable)];
}

function checkCover({ draft }: Opened): readonly Issue[] {
  const issues: Issue[] = [];
  if (draft.title.trim() === '') {
    issues.push({
      code: 'cover/no-title',
      severity: 'error',
      isNeed: true,
      path: ['title'],
      message: 'The scenario has no title. Give it one: it goes on every page.',
    });
  }
  if (!isLanguage(draft.language)) {
    issues.push({
      code: 'cover/unknown-language',
      severity: 'warning',
      path: ['language'],
      message: `“${draft.language.slice(0, 40)}” is not a language code, so screen readers will guess. Use one like “en” or “pt-BR”.`,
      fix: { label: 'Set it to English (en)', patches: [{ op: 'set', path: ['language'], value: 'en' }] },
    });
  }
  return issues;
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const fromBody = (issue: Issue): Issue => nestIssue(issue, ['body']);
