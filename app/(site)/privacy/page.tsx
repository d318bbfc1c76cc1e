import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = {
  title: 'What is kept here',
  description: 'What this studio keeps about you, where, and for how long.',
};

interface Kept {
  readonly what: string;
  readonly where: ReactNode;
  readonly until: ReactNode;
}

const KEPT: readonly Kept[] = [
  {
    what: 'A cookie with a random id, signed by this studio. It says which list is yours, and nothing else.',
    where: 'in your browser, as “trapdoor” or “__Host-trapdoor”',
    until: '400 days after your last visit, or until you sign out everywhere or clear the site’s data',
  },
  {
    what: 'Copies of what you write, words you have not sent yet, how much is to do in your drafts, in how many minutes you wrote until you were told about your list, pictures you chose, your printer’s settings, marks of the pages you printed last, and the keys that withdraw ideas you sent',
    where: 'in your browser',
    until: 'you clear the site’s data or delete everything',
  },
  {
    what: 'Scenarios with their pictures, a log of every edit with its time and the random id of its author, and the names that earlier versions were given, without who gave them',
    where: 'in the studio’s database',
    until:
      '30 days after the owner deleted the scenario. The operator may also have scenarios deleted that nobody opens for at least 180 days; your list then says how long is left.',
  },
  {
    what: 'Who may open which scenario, and share links, of which only a hash is kept',
    where: 'in the studio’s database',
    until: 'the link is revoked or the scenario is gone',
  },
  {
    what: 'At a table: the name and colour you chose, your role, when you came and were last seen, and your ideas',
    where: 'in the studio’s database',
    until: 'the table’s scenario is gone, or you delete everything of yours',
  },
  {
    what: 'Comments on a scenario: the name you gave, the time, the text, and an id that others can’t lead back to you',
    where: 'in the studio’s database',
    until: 'the scenario is gone, or you delete everything of yours',
  },
  {
    what: 'How you vote, hidden from everybody until it is revealed',
    where: 'in the studio’s database',
    until: 'the next vote begins; then only the totals are left',
  },
  {
    what: 'Ideas without a name. Neither the table nor the operator can tell whose they are. Each has the hash of a random word, and only the browser it came from has the word.',
    where: 'in the studio’s database',
    until: 'the table’s scenario is gone, or that browser deletes everything',
  },
  {
    what: 'What you publish in the library: the scenario with its pictures and the authors as typed, when it was published, the line about what changed, and your random id. Others see a mark of six characters made from that id; it leads back to nothing else.',
    where: 'in the studio’s database, and open to everybody',
    until:
      'you withdraw it or delete everything. Its number, its dates and “withdrawn by its publisher” stay, and so do copies and remixes that other people made.',
  },
  {
    what: 'API keys: the name you gave each, when you made it and what it may do, and a hash of the key',
    where: 'in the studio’s database',
    until: 'you revoke the key or delete everything',
  },
  {
    what: 'Reports about published scenarios: the reason, your line, the time and your random id, so that each counts once',
    where: 'in the studio’s database, and open to its moderators without your id',
    until: 'the version is withdrawn, or you delete everything',
  },
  {
    what: 'What moderators did: which moderator (a number), what, to which publication, when and why',
    where: 'in the studio’s database',
    until: 'it is never deleted',
  },
  {
    what: 'How often you renewed your recovery link or signed out everywhere: your random id and two numbers',
    where: 'in the studio’s database',
    until: 'it is never deleted, so that old cookies and links stay closed',
  },
  {
    what: 'Network addresses, to slow down floods and people who guess codes',
    where: 'in memory; with several processes as scrambled counts in the database',
    until: 'minutes later',
  },
  {
    what: 'Security events, such as a forged cookie or a renewed link: time and kind, without names, texts or addresses',
    where: 'in the operator’s log',
    until: 'as long as the operator keeps logs',
  },
];

export default function PrivacyPage() {
  return (
    <article className="prose-text">
      <h1>What is kept here</h1>
      <p>
        There are no accounts, no tracking and no other companies: nothing is loaded from elsewhere and nothing is sent
        elsewhere. You are a random number here. This page says what is kept with it.
      </p>
      <ul className="mt-6 flex flex-col gap-4 pl-0! list-none!">
        {KEPT.map(({ what, where, until }) => (
          <li key={what} className="border-2 border-ink bg-raised p-4">
            <p className="mt-0">{what}</p>
            <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
              <dt className="sign">Where</dt>
              <dd>{where}</dd>
              <dt className="sign">Until</dt>
              <dd>{until}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <h2>Who can see it</h2>
      <p>
        Those you gave a link or a seat, as far as it goes; everybody, if you published it. Nobody counts who reads or
        prints a published scenario. The person who runs this studio can read its database, with everything in it but
        what the list above says nobody can tell. They keep backups too: what you delete is gone from the studio at once
        and from backups when those are replaced. A web server in front of the studio may write down network addresses;
        ask the person who runs it.
      </p>
      <h2>Download it, or delete it</h2>
      <p>
        <a href="/your-data">Your data</a> gives you everything as one file, and deletes everything for good. Two things
        stay: what you wrote in other people’s scenarios and named there, without your id, and ideas of other people
        that were built on yours. Ideas without a name can be deleted only from the browser in which you handed them in,
        and only if it still has its data. If an idea was put into a scenario, it belongs to that scenario.
      </p>
    </article>
  );
}
