import { draftShape } from '@/lib/scenario/draft-shape';
import { systems } from '@/lib/systems/registry';
import { agendaOf } from '@/lib/table/course';
import { PhoneGroup } from './evening-by-phones';
import { expect, test } from './fixtures';
import { watchComplaints } from './guests';

watchComplaints();

test('phones link two people for a reason from lists, and have the rest of the map drawn', async ({
  browser,
  server,
}) => {
  const system = await systems.find(({ id }) => id === 'isolation')?.load();
  if (!system) throw new Error('The test needs Isolation.');
  const group = await PhoneGroup.gather(browser);
  await group.meet(server.url, system);
  const { questions } = agendaOf(system.form, draftShape(system));
  const open = async (id: string) => {
    const question = questions.find((each) => each.id === id);
    if (!question) throw new Error(`The game asks nothing called ${id}.`);
    await group.gm.table.chooseQuestion(question.ask);
    await group.gm.table.openChosen();
    for (const { table } of group.others) await expect(table.title).toHaveText(question.title);
    return question;
  };
  await group.brainstorm(await open('cast'), ['Ada', 'Bob', 'Cleo']);
  const add = (text: string) => ({ add: text });
  await group.followUp(await open('traits'), {
    answers: (about, ask) => (ask.includes('likeable') ? add(`${ask.slice(8, 11)} ${about}`) : 'nothing'),
  });
  await group.link(await open('links'));
  await group.leave();
});
