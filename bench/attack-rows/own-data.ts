import { newDraft } from '@/lib/scenario/envelope';
import { PROSE_MAX } from '@/lib/schema/fields';
import { system } from '@/test/support/test-server';
import { harmOf, rowsOf } from '../attack-support/under-attack';
import { atMost, type Measured } from '../table-support/measured';
import { Person } from '../table-support/person';
import { openStudio } from '../table-support/studio';

const MEMBERS = 4;
const DRAFTS_EACH = 4;
const DOWNLOADS_EACH = 5;
const RENEWALS_EACH = 20;
/** Nearly as large as a file may be. */
const LETTERS = 880_000;

/** Members with the largest drafts download everything at once, renew their links as often as they may, and delete all. */
export async function measure(): Promise<readonly Measured[]> {
  const studio = await openStudio();
  try {
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, async () => {
        const member = new Person(studio.url);
        for (let i = 0; i < DRAFTS_EACH; i++) await member.ask('POST', '/api/drafts', { scenario: largeDraft() });
        return member;
      }),
    );
    let [bytes, failed] = [0, 0];
    const harm = await harmOf(studio, () =>
      Promise.all(
        members.map(async (member) => {
          const sizes = await Promise.all(Array.from({ length: DOWNLOADS_EACH }, () => download(member)));
          bytes += sizes.reduce((sum, size) => sum + size, 0);
          if (sizes.includes(0)) failed += 1;
          for (let i = 0; i < RENEWALS_EACH; i++) await member.ask('POST', '/api/me/sign-out');
          await member.ask('POST', '/api/me/deletion', { forGood: true, withdrawals: {} });
          member.cookie = '';
        }),
      ).then(() => undefined),
    );
    return [
      ...rowsOf(harm),
      atMost(0, failed, `members without all of their downloads, of ${bytes / 1e6} MB`, 0, 'downloads'),
    ];
  } finally {
    await studio.dispose();
  }
}

/** Everything of a member, as the form of their page asks for it; how many bytes came. */
async function download({ url, cookie }: Person): Promise<number> {
  const response = await fetch(`${url}/api/me/export`, {
    method: 'POST',
    headers: { origin: url, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'withdrawals=%7B%7D',
  });
  const file = await response.arrayBuffer();
  return response.ok ? file.byteLength : 0;
}

function largeDraft(): object {
  const text = 'word '.repeat(PROSE_MAX / 5);
  const count = Math.floor(LETTERS / text.length);
  const events = Array.from({ length: count }, (_, n) => ({ id: `event${n}`, title: `Event ${n}`, text }));
  return newDraft(system, { title: 'Large', body: { ...system.blank(), events } });
}
