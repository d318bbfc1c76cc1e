import type { ListedSystem } from '@/lib/contract/authored';
import { fold } from '@/lib/kernel/fold';
import type { Issue } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import { failure, type Result } from '@/lib/kernel/result';
import { linesOf } from './blocks';
import { labelIn, unescapeText } from './escape';
import { quoted } from './issues';
import { outlineOf, plainName } from './outline';
import { readDraft } from './read-draft';

interface ReadMarkdown {
  readonly draft: JsonObject;
  readonly issues: readonly Issue[];
}

/** Reads a scenario from Markdown, with the game that it names. */
export async function readMarkdown(
  text: string,
  findSystem: (id: string) => ListedSystem | undefined,
): Promise<Result<ReadMarkdown, Issue>> {
  const named = gameIn(text);
  if (!named) {
    return cannotOpen(
      'file/no-game',
      'Line 1, column 1: this text doesn’t say which game it is for. Below its title, add a line with “Game:” and the game’s name to open it as a scenario. Lists can be pasted into a scenario that is open.',
    );
  }
  const listed = findGame(named.name, findSystem);
  if (!listed) {
    return cannotOpen(
      'file/unknown-system',
      `Line ${named.line}, column 1: this Trapdoor knows no game called ${quoted(named.name)}.`,
    );
  }
  const system = await listed.load();
  return readDraft(text, system, outlineOf(system));
}

/** Lines below the title in which the game is named. */
const WITHIN = 60;
const BULLET = /^[ \t]*(?:[-*+][ \t]+)?/;
const SYSTEM = /^```trapdoor\s+\{\s*"system"\s*:\s*"([\w-]{1,40})"/m;

/** Finds the game's name: in the line “Game: …”, or in the block. */
function gameIn(text: string): { readonly name: string; readonly line: number } | undefined {
  for (const { text: written, line } of linesOf(text.slice(0, 20_000)).slice(0, WITHIN)) {
    const labelled = labelIn(written.replace(BULLET, ''));
    if (labelled && plainName(labelled.label) === 'game') return { name: unescapeText(labelled.rest), line };
  }
  const [, name] = SYSTEM.exec(text) ?? [];
  return name === undefined ? undefined : { name, line: 1 };
}

/** Finds a game by its id, or by its title: ids are words of titles. */
function findGame(name: string, findSystem: (id: string) => ListedSystem | undefined): ListedSystem | undefined {
  const words = plainName(name).split(' ').slice(0, 6);
  const joined = words.join('');
  const found = [joined, ...words].map((word) => findSystem(word)).find((game) => game !== undefined);
  return found && (found.id === joined || titleKey(found.title) === titleKey(name)) ? found : undefined;
}

const titleKey = (title: string): string => plainName(fold(title));

const cannotOpen = (code: string, message: string) => failure<Issue>({ code, severity: 'error', path: [], message });
