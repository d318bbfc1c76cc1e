import { LIMITS } from '@/lib/scenario/limits';
import type { Refusal } from '../protocol/protocol';
import type { Weight } from './read-draft';

/** What stands around a draft's fields in a file: format, version, id. */
const ENVELOPE = { bytes: 400, nodes: 10 };

/** Why a draft of this weight could not be opened again as a file, if so. */
export function checkWeight({ bytes, nodes, overfull }: Weight): Refusal | undefined {
  if (overfull) {
    const { title, characters, max } = overfull;
    return {
      code: 'too-large',
      message: `“${title}” holds at most ${max} characters, and one of them has ${characters}. Shorten it or undo; until then nothing more is saved.`,
    };
  }
  if (bytes + ENVELOPE.bytes <= LIMITS.bytes && nodes + ENVELOPE.nodes <= LIMITS.nodes) return undefined;
  return {
    code: 'too-large',
    message: `A scenario holds at most ${LIMITS.bytes / 1_000_000} MB and ${LIMITS.nodes} parts, and this one has more. Remove something or undo; until then nothing more is saved.`,
  };
}
