import type { Issue } from '@/lib/kernel/issue';
import { failure, type Result, success } from '@/lib/kernel/result';
import { LIMITS, tooLarge } from '@/lib/scenario/limits';
import { lossesOf } from '@/lib/scenario/losses';
import { parseScenario } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import type { ImportReply, ImportRequest, ReadFile } from './import-protocol';

const PDF_MAX_BYTES = 40_000_000;
const PDF_SIGN = '%PDF-';

const reply = (message: ImportReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  read(data.file).then(
    (result) => reply({ type: 'imported', result }),
    () => reply({ type: 'imported', result: failure('This file could not be read. Choose another one.') }),
  );
});

async function read(file: File): Promise<Result<ReadFile>> {
  const isPdf = (await file.slice(0, 1024).text()).includes(PDF_SIGN);
  if (file.size > (isPdf ? PDF_MAX_BYTES : LIMITS.bytes)) return failure(tooLarge(file.size).message);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf) return parse(bytes);
  const { readAttachment } = await import('@/templates/pdf/read-attachment');
  const attached = readAttachment(bytes);
  return attached.ok ? parse(attached.value) : failure(attached.error.message);
}

function parse(source: Uint8Array): Result<ReadFile> {
  const opened = parseScenario(source, findSystem);
  if (!opened.ok) return failure(opened.error.message);
  const { draft, issues } = opened.value;
  return success({ scenario: draft, losses: lossesOf(issues).map(sayLoss) });
}

const sayLoss = ({ message, path }: Issue) => (path.length === 0 ? message : `${message} (${path.join(' › ')})`);

reply({ type: 'ready' });
