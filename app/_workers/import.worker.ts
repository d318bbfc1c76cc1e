import { failure, type Result, success } from '@/lib/kernel/result';
import { LIMITS, tooLarge } from '@/lib/scenario/limits';
import { parseScenario } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import type { ImportReply, ImportRequest } from './import-protocol';

const PDF_MAX_BYTES = 40_000_000;
const PDF_SIGN = '%PDF-';

const reply = (message: ImportReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  read(data.file).then(
    (result) => reply({ type: 'imported', result }),
    () => reply({ type: 'imported', result: failure('This file could not be read. Choose another one.') }),
  );
});

async function read(file: File): Promise<Result<unknown>> {
  const isPdf = (await file.slice(0, 1024).text()).includes(PDF_SIGN);
  if (file.size > (isPdf ? PDF_MAX_BYTES : LIMITS.bytes)) return failure(tooLarge(file.size).message);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf) return parse(bytes);
  const { readAttachment } = await import('@/templates/pdf/attachment');
  const attached = await readAttachment(bytes);
  return attached.ok ? parse(attached.value) : failure(attached.error.message);
}

function parse(source: Uint8Array): Result<unknown> {
  const opened = parseScenario(source, findSystem);
  return opened.ok ? success(opened.value.draft) : failure(opened.error.message);
}

reply({ type: 'ready' });
