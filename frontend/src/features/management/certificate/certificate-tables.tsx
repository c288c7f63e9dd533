import type { Certificate } from '#contracts';
import { formatCount, formatShare } from '../../../shared/text/format';

/** Only the shares furthest from their goals are shown. */
const SHARES_SHOWN = 20;

export function CertificateOrigins({ origins, how }: Pick<Certificate, 'origins'> & { how?: string }) {
  return (
    <table className="certificate-table" aria-label="Templates and models">
      <caption>
        Templates and models <span className="muted">{how}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Template</th>
          <th scope="col">Model</th>
          <th scope="col">Prompts</th>
        </tr>
      </thead>
      <tbody>
        {origins.map((origin, place) => (
          <tr key={place}>
            <td>
              {origin.templateType ?? 'none, or unknown'} <code>{origin.templateHash}</code>
              {origin.edited && ', edited'}
              {origin.improved && ', improved'}
            </td>
            <td>{origin.model ?? (origin.composed ? 'composed without a model' : 'unknown')}</td>
            <td>{formatCount(origin.prompts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function CertificateShares({ figures, how }: Pick<Certificate, 'figures'> & { how?: string }) {
  const distance = ({ share, goal }: Certificate['figures']['shares'][number]) => Math.abs(share - goal);
  const shown = figures.shares.toSorted((a, b) => distance(b) - distance(a)).slice(0, SHARES_SHOWN);
  return (
    <table className="certificate-table" aria-label="Shares against weights">
      <caption>
        Shares against weights,{' '}
        {shown.length < figures.shares.length
          ? `the ${shown.length} of ${formatCount(figures.shares.length)} that are furthest`
          : 'the furthest first'}{' '}
        <span className="muted">{how}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Share</th>
          <th scope="col">By weight</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, name, share, goal }) => (
          <tr key={id}>
            <td>{name}</td>
            <td>{formatShare(share)}</td>
            <td>{formatShare(goal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
