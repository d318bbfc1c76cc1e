import { alternativesFor } from '@/lib/intake/alternatives';
import { decodeText } from '@/lib/intake/decode';
import { INTAKE_LIMITS, readText, tooManyBytes } from '@/lib/intake/read';
import type { Intake } from '@/lib/intake/types';
import { readFile } from '@/lib/intake/workbook';
import { isZip, WORKBOOK_LIMITS } from '@/lib/intake/zip-directory';
import { failure, type Result, success } from '@/lib/kernel/result';
import { type IntakeReply, type IntakeRequest, type SentIntake, sentIntake } from './intake-protocol';
import type { ListsReply, ListsRequest } from './lists-protocol';

/** Longest text of a file that is sent back to the page. */
const MOST_TEXT = 200_000;

const UNREADABLE = 'This file could not be read. Choose another one.';

const reply = (message: IntakeReply): void => self.postMessage(message);

const sent = (read: Result<Intake>): Result<SentIntake> => (read.ok ? success(sentIntake(read.value)) : read);

self.addEventListener('message', ({ data }: MessageEvent<IntakeRequest | ListsRequest>) => {
  if (!('seq' in data)) {
    void handleLists(data);
    return;
  }
  read(data).catch(() => {
    reply({ type: 'read', seq: data.seq, result: failure(UNREADABLE) });
  });
});

/** Answers requests about whole scenarios. Loads their code on demand, since pasted lists don't need it. */
async function handleLists(request: ListsRequest): Promise<void> {
  const answer = import('./lists-task').then(({ runLists }) => runLists(request));
  const message = await answer.catch((): ListsReply => ({ type: 'planned', result: failure(UNREADABLE) }));
  self.postMessage(message);
}

async function read({ seq, source, target, choices }: IntakeRequest): Promise<void> {
  if ('text' in source) {
    reply({ type: 'read', seq, result: sent(readText(source.text, target, choices)) });
    reply({ type: 'alternatives', seq, alternatives: alternativesFor(source.text, undefined, target, choices) });
    return;
  }
  const { file } = source;
  if (file.size > Math.max(INTAKE_LIMITS.bytes, WORKBOOK_LIMITS.bytes)) {
    reply({ type: 'read', seq, result: failure(tooManyBytes(file.size)) });
    return;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const result = await readFile(bytes, target, choices);
  const decoded = isZip(bytes) || !result.ok ? undefined : decodeText(bytes, choices.encoding);
  const text = decoded?.ok ? decoded.value.text : undefined;
  reply({ type: 'read', seq, result: sent(result), ...(text !== undefined && text.length <= MOST_TEXT && { text }) });
  if (text !== undefined) {
    reply({ type: 'alternatives', seq, alternatives: alternativesFor(text, bytes, target, choices) });
  }
}

reply({ type: 'ready' });
