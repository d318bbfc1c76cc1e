import { examineFolder, type FolderState } from './examine-folder';
import { type Installation, newInstallationId, writeInstallation } from './installation';
import { fingerprintOf, newSecret, writeSecret } from './secret';

/** Hears what is missing or damaged in a folder that is opened all the same. */
export type AcceptLoss = (troubles: readonly string[]) => void;

/** Something in a data folder is missing or damaged. */
export class DamagedFolderError extends Error {}

/**
 * Examines a folder, and makes it ready to be opened: a new one, or what is left of a damaged one if there is an
 * `acceptLoss`, which hears what is wrong. Throws on a damaged one otherwise, and changes neither database nor secret.
 */
export function requireWhole(
  folder: string,
  acceptLoss: AcceptLoss | undefined,
): { readonly installation: Installation; readonly secret: Buffer } {
  const found = examineFolder(folder);
  const { database, troubles } = found;
  const wasAccepted = found.installation?.lossAccepted ?? false;
  if (troubles.length > 0) {
    if (!acceptLoss || wasAccepted || database.state === 'unreadable') {
      if (!acceptLoss && found.installation) writeInstallation(folder, { ...found.installation, lossAccepted: false });
      throw new DamagedFolderError(sayDamage(folder, found, acceptLoss !== undefined && wasAccepted));
    }
    acceptLoss(troubles);
  }
  const readable = database.state === 'readable' ? database : undefined;
  const secret = found.secret ?? newSecret();
  const installation: Installation = {
    id: readable?.id || (found.installation?.id ?? newInstallationId()),
    secret: fingerprintOf(secret),
    sequence: readable?.sequence ?? 0,
    closed: false,
    lossAccepted: acceptLoss !== undefined && (wasAccepted || troubles.length > 0),
  };
  // First, so that a first start that is cut off is known to have been none.
  writeInstallation(folder, installation);
  if (!found.secret) writeSecret(folder, secret);
  return { installation, secret };
}

function sayDamage(folder: string, { troubles, database }: FolderState, isUsedUp: boolean): string {
  const remedies = [
    `The data folder “${folder}” is damaged: ${troubles.join('; ')}. Nothing was changed.`,
    'Put back what is missing, or restore a backup into an empty folder with “trapdoor restore”.',
  ];
  if (database.state !== 'unreadable') {
    remedies.push(
      isUsedUp
        ? 'TRAPDOOR_ACCEPT_LOSS=1 was used for an earlier loss already: start once without it to see what is lost now.'
        : 'To go on with what is left, and lose the rest for good, start once with TRAPDOOR_ACCEPT_LOSS=1.',
    );
  }
  return remedies.join('\n');
}
