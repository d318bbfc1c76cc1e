import { examineFolder, type FolderState } from './examine-folder';
import { type Installation, newInstallationId, writeInstallation } from './installation';
import { fingerprintOf, newSecret, writeSecret } from './secret';
import type { Sqlite } from './sqlite';

/** Called with the problems of a damaged folder that is opened anyway. */
export type AcceptLoss = (troubles: readonly string[]) => void;

/** Something in a data folder is missing or damaged. */
export class DamagedFolderError extends Error {}

/** The disk is too full even to read the folder. */
export class FullDiskError extends Error {
  constructor(folder: string, why: string) {
    super(`The disk of the data folder “${folder}” is full. ${why} Make room there, then start again.`);
  }
}

/** A folder that passed the checks. */
export interface WholeFolder {
  readonly secret: Buffer;
  readonly installation: Installation;
  /** Writes missing files, so that the folder can be written in. */
  settle(): void;
}

/**
 * Checks a folder before opening it. New folders pass. Damaged ones pass only with `acceptLoss`, which is called with
 * the problems; otherwise throws without changing the database or the secret.
 */
export function requireWhole(folder: string, acceptLoss: AcceptLoss | undefined): WholeFolder {
  const found = examineFolder(folder);
  const { database, problems: troubles } = found;
  const wasAccepted = found.installation?.lossAccepted ?? false;
  if (troubles.length > 0) {
    if (!acceptLoss || wasAccepted || database.state === 'unreadable') {
      if (!acceptLoss && found.installation) writeInstallation(folder, { ...found.installation, lossAccepted: false });
      throw new DamagedFolderError(damageMessage(folder, found, acceptLoss !== undefined && wasAccepted));
    }
    acceptLoss(troubles);
  }
  return wholeFolder(folder, found, acceptLoss !== undefined && (wasAccepted || troubles.length > 0));
}

/** Same as requireWhole() for a full disk: accepts neither losses nor new folders. `opened` is its database, if any. */
export function requireWholeWithoutRoom(folder: string, opened: Sqlite | undefined): WholeFolder {
  const found = examineFolder(folder, opened);
  if (found.problems.length > 0) throw new DamagedFolderError(damageMessage(folder, found, false));
  if (found.database.state !== 'readable' || !found.secret) throw new FullDiskError(folder, 'Nothing is in it yet.');
  return wholeFolder(folder, found, false);
}

function wholeFolder(folder: string, found: FolderState, lossAccepted: boolean): WholeFolder {
  const readable = found.database.state === 'readable' ? found.database : undefined;
  const secret = found.secret ?? newSecret();
  const installation: Installation = {
    id: readable?.id || (found.installation?.id ?? newInstallationId()),
    secret: fingerprintOf(secret),
    sequence: readable?.sequence ?? 0,
    closed: false,
    lossAccepted,
  };
  return {
    secret,
    installation,
    settle() {
      // Comes first, so that an interrupted first start can be recognised as such.
      writeInstallation(folder, installation);
      if (!found.secret) writeSecret(folder, secret);
    },
  };
}

function damageMessage(folder: string, { problems: troubles, database }: FolderState, isUsedUp: boolean): string {
  const remedies = [
    `The data folder “${folder}” is damaged: ${troubles.join('; ')}. Nothing was changed.`,
    'Put back what is missing, or restore a backup into an empty folder with “trapdoor restore”.',
  ];
  if (database.state !== 'unreadable') {
    remedies.push(
      isUsedUp
        ? 'TRAPDOOR_ACCEPT_LOSS=1 was used for an earlier loss already: start once without it to see what is lost now.'
        : 'To continue with what is left, and permanently lose the rest, start once with TRAPDOOR_ACCEPT_LOSS=1.',
    );
  }
  return remedies.join('\n');
}
