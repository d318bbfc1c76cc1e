import { cardFace } from '@/app/_ui/playing-card';
import type { PersonView, TableView } from '@/lib/table/view';
import { counted } from '@/lib/tabletop/words/wording';

/** With more people than this, only the GM's card is shown. */
const LISTED_MAX = 12;

/** Says in a sentence or two how the GM was chosen; undefined until then. */
export function gmResult({ table, people }: Pick<TableView, 'table' | 'people'>): string | undefined {
  const gm = people.find(({ role }) => role === 'gm');
  if (table.gmChoice !== 'settled' || !gm) return undefined;
  const votes = listed(people, ({ name, gmVotes }) => gmVotes !== null && `${name} ${counted(gmVotes, 'vote')}`);
  const cards = listed(people, ({ name, gmCard }) => gmCard !== null && `${name} ${sayCard(gmCard)}`);
  const parts = [`${gm.name} is the GM`, votes, cards && `Cards: ${cards}`];
  return `${parts.filter((part) => part !== '').join('. ')}.`;
}

function listed(people: readonly PersonView[], say: (person: PersonView) => string | false): string {
  const said = people.map((person) => ({ person, text: say(person) })).filter(({ text }) => text !== false);
  const shown = said.length > LISTED_MAX ? said.filter(({ person }) => person.role === 'gm') : said;
  return shown.map(({ text }) => text).join(', ');
}

const sayCard = (card: string): string => {
  const face = cardFace(card);
  return face ? `${face.rank}${face.sign}` : card;
};
