import '@/app/_data/without-eval';
import { toHexString } from 'lib0/buffer';
import { digest } from 'lib0/hash/sha256';
import type { Issue } from '@/lib/kernel/issue';
import { failure, type Result, success } from '@/lib/kernel/result';
import { unreadableParts } from '@/lib/scenario/envelope';
import { LIMITS, tooLarge } from '@/lib/scenario/limits';
import { parseScenario } from '@/lib/scenario/open';
import { isPicture, PICTURE } from '@/lib/scenario/parse-json';
import { READ_AS } from '@/lib/schema/certain-meaning';
import { findSystem } from '@/lib/systems/registry';
import { carrierOf, readCarried, SIGN_WITHIN } from '@/templates/exports/carrier';
import type { ImportReply, ImportRequest, ReadFile } from './protocols';

const MAX_BYTES = { pdf: 40_000_000, zip: 200_000_000 } as const;

const reply = (message: ImportReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  read(data.file).then(
    (result) => reply({ type: 'imported', result }),
    () => reply({ type: 'imported', result: failure('This file could not be read. Choose another one.') }),
  );
});

async function read(file: File): Promise<Result<ReadFile>> {
  const head = new Uint8Array(await file.slice(0, SIGN_WITHIN).arrayBuffer());
  if (isPicture(head)) return failure(PICTURE);
  const carrier = carrierOf(head);
  if (file.size > (carrier ? MAX_BYTES[carrier] : LIMITS.bytes)) return failure(tooLarge(file.size).message);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!carrier) return parse(bytes);
  const carried = await readCarried(carrier, bytes);
  return carried.ok ? parse(carried.value) : failure(carried.error.message);
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
