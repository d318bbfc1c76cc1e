import { applyFrame } from '@/app/_table/table-line';
import type { TableView } from '@/lib/table/view';
import { type Measured, waitFor } from '../table-support/measured';
import { Person } from '../table-support/person';
import { openStudio } from '../table-support/studio';

const VOTES = 1_000;

/** One member votes a thousand times at once on one idea, each time as if it were the first. One of them counts. */
export async function measure(): Promise<Measured> {
  const studio = await openStudio();
  try {
    const gm = new Person(studio.url, 'GM');
    const { id } = await gm.openTable();
    let view: TableView | undefined;
    await gm.listen(id, (frame) => {
      view = applyFrame(view, frame);
    });
    const question = 'barriers';
    await gm.command(id, { type: 'openQuestion', question, anonymous: false, seconds: null });
    await gm.command(id, { type: 'addIdea', question, text: 'A locked door' });
    await gm.command(id, { type: 'readBack' });
    await gm.command(id, { type: 'startDeciding' });
    await waitFor(() => view?.table.phase === 'decide' && view.ideas.length === 1, 10_000);
    const idea = view?.ideas[0]?.id ?? '';
    const answers = await Promise.all(
      Array.from({ length: VOTES }, (_, i) =>
        gm.command(id, { type: 'vote', idea, choice: i % 2 === 0 ? 'keep' : 'drop' }).then(
          () => true,
          () => false,
        ),
      ),
    );
    await gm.command(id, { type: 'reveal' });
    await waitFor(() => view?.table.revealed === true, 10_000);
    const tally = view?.ideas[0]?.tally;
    const counted = (tally?.keep ?? 0) + (tally?.drop ?? 0);
    const lost = answers.filter((taken) => !taken).length;
    return { measured: counted, target: 1, unit: 'votes', lost, ok: counted === 1 && lost === 0 };
  } finally {
    await studio.dispose();
  }
}
