import type { ListedSystem, OpenBody, System } from '@/lib/contract/authored';
import { migrate } from '@/lib/contract/migrate';
import { newId } from '@/lib/kernel/ids';
import { type Issue, nestIssue } from '@/lib/kernel/issue';
import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { failure, type Result, success } from '@/lib/kernel/result';
import { READ_AS } from '@/lib/schema/certain-meaning';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { readFileComments } from './comments-schema';
import { cover } from './cover';
import { type Draft, type DraftFields, partsOf } from './draft';
import { FORMAT, FORMAT_VERSION, newDraft } from './envelope';
import { normaliseLicence } from './licences';
import { checkNodes } from './limits';
import { markdownIn } from './markdown/is-markdown';
import { ENVELOPE } from './migrations';
import { parseJson } from './parse-json';
import { isScenario, saySeveral, scenariosIn } from './several';
import { tidyCells } from './tidy-cells';

export interface Opened {
  readonly draft: Draft;
  readonly system: System;
  readonly open: OpenBody;
  /** Issues with the file's shape. Paths begin at the file's root. */
  readonly issues: readonly Issue[];
}

type FindSystem = (id: string) => ListedSystem | undefined;

/** Opens a draft from any JSON value for a known game. Missing or ill-typed values become blank and add issues. */
export function openDraft(json: Json, system: System): Opened {
  const given = isJsonObject(json) ? json : {};
  const { body, comments: said, ...rest } = partsOf(given).fields;
  const comments = readFileComments(said);
  const { value, issues } = normalise(objectShapeOf(cover), rest);
  const front = value as unknown as Omit<DraftFields, 'body'>;
  const open = system.open(body);
  const fresh = newDraft(system, {
    ...front,
    licence: normaliseLicence(front.licence),
    id: typeof given.id === 'string' && /^[\w-]{1,64}$/.test(given.id) ? given.id : newId(26),
    body: open.body,
  });
  const draft = comments.length > 0 ? { ...fresh, comments } : fresh;
  return {
    draft,
    system,
    open,
    issues: [...issues, ...open.shapeIssues.map((issue) => nestIssue(issue, ['body']))],
  };
}

/** Reads a scenario file, as JSON or as Markdown. Fails only if nothing can be opened; all other problems become issues of the result. */
export async function parseScenario(
  source: string | Uint8Array,
  findSystem: FindSystem,
): Promise<Result<Opened, Issue>> {
  const text = markdownIn(source);
  if (text === undefined) {
    const json = parseJson(source);
    return json.ok ? openEnvelope(json.value, findSystem) : json;
  }
  const { readMarkdown } = await import('./markdown/read-markdown');
  const read = await readMarkdown(text, findSystem);
  if (!read.ok) return read;
  const opened = await openEnvelope(read.value.draft, findSystem);
  return opened.ok ? success({ ...opened.value, issues: [...read.value.issues, ...opened.value.issues] }) : opened;
}

/** Opens a parsed scenario of any game and version. Loads only the game that it names. */
export async function openEnvelope(json: Json, findSystem: FindSystem): Promise<Result<Opened, Issue>> {
  const tooMany = checkNodes(json);
  if (tooMany) return failure(tooMany);
  if (!isScenario(json)) return openInside(json, findSystem);
  if (!isVersion(json.formatVersion)) {
    return refused(
      'file/no-version',
      ['formatVersion'],
      'This scenario does not say which version of the format it has. “formatVersion” should be a whole number.',
    );
  }
  if (json.formatVersion > FORMAT_VERSION) {
    return refused(
      'file/newer-format',
      ['formatVersion'],
      `This scenario has format version ${json.formatVersion}; this Trapdoor reads up to ${FORMAT_VERSION}. Update Trapdoor, then open it again.`,
    );
  }
  const system = typeof json.system === 'string' ? findSystem(json.system) : undefined;
  if (!system) {
    return refused(
      'file/unknown-system',
      ['system'],
      `This scenario is for a game called “${String(json.system).slice(0, 60)}”, which this Trapdoor does not know.`,
    );
  }
  return openMigrated(migrate(ENVELOPE, json, json.formatVersion), await system.load());
}

/** Opens the only scenario inside a list or object, and says that there is something around it. */
async function openInside(json: Json, findSystem: FindSystem): Promise<Result<Opened, Issue>> {
  const [only, ...others] = scenariosIn(json);
  if (!only || others.length > 0) {
    const message = only
      ? saySeveral([only, ...others])
      : `This is not a Trapdoor scenario: its “format” is not “${FORMAT}”.`;
    return refused('file/not-a-scenario', ['format'], message);
  }
  const opened = await openEnvelope(only, findSystem);
  if (!opened.ok) return opened;
  const around = isJsonObject(json) ? Object.keys(json).find((key) => json[key] === only) : undefined;
  const place = around === undefined ? 'in a list' : `inside “${around.slice(0, 60)}”`;
  const message = `The scenario is ${place}: only the scenario was opened. Save it as a file of its own.`;
  const remark: Issue = { code: READ_AS, severity: 'warning', path: [], message };
  return success({ ...opened.value, issues: [remark, ...opened.value.issues] });
}

function openMigrated(json: JsonObject, system: System): Result<Opened, Issue> {
  const { systemVersion } = json;
  if (!isVersion(systemVersion)) {
    return refused(
      'file/no-version',
      ['systemVersion'],
      'This scenario does not say which version of its game it was made for. “systemVersion” should be a whole number.',
    );
  }
  if (systemVersion > system.version) {
    return refused(
      'file/newer-format',
      ['systemVersion'],
      `This scenario was made for version ${systemVersion} of ${system.title}; this Trapdoor reads up to ${system.version}. Update Trapdoor, then open it again.`,
    );
  }
  const body = isJsonObject(json.body) ? migrate(system, json.body, systemVersion) : json.body;
  const tidy = body === undefined ? undefined : tidyCells(body, system.form);
  const opened = openDraft({ ...json, ...(tidy && { body: tidy.body }) }, system);
  const remarks = (tidy?.issues ?? []).map((issue) => nestIssue(issue, ['body']));
  return success(remarks.length > 0 ? { ...opened, issues: [...remarks, ...opened.issues] } : opened);
}

const isVersion = (value: Json | undefined): value is number => Number.isInteger(value) && Number(value) >= 1;

const refused = (code: string, path: Issue['path'], message: string) =>
  failure<Issue>({ code, severity: 'error', path, message });
