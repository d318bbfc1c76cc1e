import '@/app/_data/without-eval';
import { toHexString } from 'lib0/buffer';
import { digest } from 'lib0/hash/sha256';
import type { Issue } from '@/lib/kernel/issue';
import { failure, type Result, success } from '@/lib/kernel/result';
import { unreadableParts } from '@/lib/scenario/envelope';
import { LIMITS, tooLarge } from '@/lib/scenario/limits';
import { parseScenario } from '@/lib/scenario/open';
import { isPicture, PICTURE } from '@/lib/scenario/parse-json';
import { scenariosOf, titleOf } from '@/lib/scenario/several';
import { READ_AS } from '@/lib/schema/certain-meaning';
import { findSystem } from '@/lib/systems/registry';
import { carrierOf, readCarried, SIGN_WITHIN } from '@/templates/exports/carrier';
import type { ImportReply, ImportRequest, ReadFile, SeveralScenarios } from './protocols';

const MAX_BYTES = { pdf: 40_000_000, zip: 200_000_000 } as const;

const reply = (message: ImportReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  read(data).then(
    (result) => reply({ type: 'imported', result }),
    () => reply({ type: 'imported', result: failure('This file could not be read. Choose another one.') }),
  );
});

async function read({ file, pick }: ImportRequest): Promise<Result<ReadFile | SeveralScenarios>> {
  const head = new Uint8Array(await file.slice(0, SIGN_WITHIN).arrayBuffer());
  if (isPicture(head)) return failure(PICTURE);
  const carrier = carrierOf(head);
  if (file.size > (carrier ? MAX_BYTES[carrier] : LIMITS.bytes)) return failure(tooLarge(file.size).message);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!carrier) return parseAny(bytes, pick);
  const carried = await readCarried(carrier, bytes);
  return carried.ok ? parse(carried.value) : failure(carried.error.message);
}

/** Reads a file that may have several scenarios. */
async function parseAny(source: Uint8Array, pick: number | undefined): Promise<Result<ReadFile | SeveralScenarios>> {
  const read = pick === undefined ? await parse(source) : undefined;
  if (read?.ok) return read;
  const several = scenariosOf(source);
  const picked = pick === undefined ? undefined : several[pick];
  if (picked) return parse(new TextEncoder().encode(JSON.stringify(picked)));
  if (!read || several.length < 2) return read ?? failure('This file has changed. Choose it again.');
  return success({
    choices: several.map((scenario) => {
      const game = typeof scenario.system === 'string' ? findSystem(scenario.system)?.title : undefined;
      return `${titleOf(scenario)}${game === undefined ? '' : ` (${game})`}`;
    }),
  });
}

async function parse(source: Uint8Array): Promise<Result<ReadFile>> {
  const opened = await parseScenario(source, findSystem);
  if (!opened.ok) return failure(opened.error.message);
  const { draft, issues } = opened.value;
  return success({
    scenario: draft,
    losses: unreadableParts(issues).map(sayLoss),
    remarks: issues.filter(({ code }) => code === READ_AS).map(sayLoss),
    sha256: toHexString(digest(source)),
  });
}

const sayLoss = ({ message, path }: Issue) => (path.length === 0 ? message : `${message} (${path.join(' › ')})`);

reply({ type: 'ready' });
