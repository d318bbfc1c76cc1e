import {
  LICENCE_IDS,
  LICENCES,
  type LicenceId,
  mayBecome,
  mayRemix,
  maySell,
  sayLicence,
} from '@/lib/scenario/licences';

/** Table for a guide: the library's licences as the code applies them. */
export const LicenceTable = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Licence</th>
        <th scope="col">What others may do</th>
        <th scope="col">Sell it</th>
        <th scope="col">Licence of a remix</th>
      </tr>
    </thead>
    <tbody>
      {LICENCE_IDS.map((id) => (
        <tr key={id}>
          <th scope="row">{LICENCES[id].name}</th>
          <td>{sayLicence(id)}</td>
          <td>{maySell(id) ? 'Yes' : 'No'}</td>
          <td>{sayRemixes(id)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function sayRemixes(id: LicenceId): string {
  if (!mayRemix(id)) return 'No remix without permission';
  const allowed = LICENCE_IDS.filter((to) => mayBecome(id, to));
  return allowed.length === LICENCE_IDS.length ? 'Any' : allowed.map((to) => LICENCES[to].name).join(' or ');
}
