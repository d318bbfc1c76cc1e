import { newDraft } from '@/lib/scenario/envelope';
import { system } from '@/test/support/test-server';
import { scaled } from '../scale';
import { type Measured, sleep } from '../table-support/measured';
import { Person } from '../table-support/person';
import { openStudio } from '../table-support/studio';
import { ATTACKERS_ADDRESS, harmOf, pageRowsOf } from './under-attack';

const ATTACK_MS = scaled(20_000);
const DRAFT_BYTES = 240_000;
const TEXT = 2_000;
const MEMBERS = [1, 10] as const;

/** Somebody who attacks by asking for what is theirs. */
export interface PageAttacker {
  readonly person: Person;
  readonly draftId: string;
  /** Ends the attack. */
  readonly isOver: () => boolean;
}

/** Attacks a studio by requests, `atOnce` in all: by one member, then by ten members behind one address. */
export async function attackByPages(
  atOnce: number,
  ask: (attacker: PageAttacker) => Promise<unknown>,
): Promise<readonly Measured[]> {
  const rows: Measured[] = [];
  for (const members of MEMBERS) {
    const studio = await openStudio();
    try {
      const attackers = await Promise.all(Array.from({ length: members }, () => enter(studio.url)));
      const harm = await harmOf(
        studio,
        async () => {
          const end = performance.now() + ATTACK_MS;
          const isOver = () => performance.now() > end;
          const again = async (i: number) => {
            const attacker = attackers[i % attackers.length];
            while (attacker && !isOver()) await ask({ ...attacker, isOver }).catch(() => sleep(10));
          };
          await Promise.all(Array.from({ length: atOnce }, (_, i) => again(i)));
        },
        { pages: true },
      );
      rows.push(
        ...pageRowsOf(harm).map((row) => ({
          ...row,
          part: `${members} ${members === 1 ? 'member' : 'members'}: ${row.part}`,
        })),
      );
    } finally {
      await studio.dispose();
    }
  }
  return rows;
}

async function enter(url: string): Promise<Pick<PageAttacker, 'person' | 'draftId'>> {
  const person = new Person(url, 'Attacker', ATTACKERS_ADDRESS);
  const events = Array.from({ length: DRAFT_BYTES / TEXT }, (_, n) => ({
    id: `event${n}`,
    title: `Event ${n}`,
    text: 'soup '.repeat(TEXT / 5),
  }));
  const scenario = newDraft(system, { title: 'Large', body: { ...system.blank(), events } });
  const { id } = await person.ask<{ id: string }>('POST', '/api/drafts', { scenario });
  return { person, draftId: id };
}

/** Asks for something and reads it to its end. */
export async function take(person: Person, path: string): Promise<void> {
  await (await person.send('GET', path)).arrayBuffer();
}
