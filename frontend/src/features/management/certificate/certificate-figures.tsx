import type { Certificate } from '#contracts';
import type { ReactNode } from 'react';
import { countOf, formatCount, formatTime } from '../../../shared/text/format';

type Figures = Certificate['figures'];
type Pairs = Figures['coverage']['productAttribute'];

/** Each figure with how it was computed. */
export function CertificateFigures({ figures, how }: Pick<Certificate, 'figures' | 'how'>) {
  const { byType, coverage, namesBrand, breaksRule, exactDuplicates, alike, saved } = figures;
  const types = Object.entries(byType).map(([type, count]) => `${formatCount(count)} ${type}`);
  const rows: [string, ReactNode, string | undefined][] = [
    ['Prompts by type', types.join(', '), how['byType']],
    ['Product category × attribute', <Covered key="p" pairs={coverage.productAttribute} />, how['coverage']],
    ['Attribute × attribute', <Covered key="a" pairs={coverage.attributeAttribute} />, how['coverage']],
    ['Discovery prompts that name the brand', <Found key="n" {...namesBrand} />, how['namesBrand']],
    ['Prompts that break a rule', <Found key="b" {...breaksRule} />, how['breaksRule']],
    ['Exact duplicates', <Found key="d" {...exactDuplicates} />, how['exactDuplicates']],
    [
      'Alike once names are masked',
      countOf(alike.prompts, 'prompt') + (alike.masked && `: “${alike.masked}”`),
      how['alike'],
    ],
    [
      'Saved',
      saved.first && saved.last ? `${formatTime(saved.first)} to ${formatTime(saved.last)}` : 'never',
      how['saved'],
    ],
  ];
  return (
    <table className="certificate-table" aria-label="Figures">
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Value</th>
          <th scope="col">How it was computed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value, computed]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td className="muted">{computed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Covered = ({ pairs: { allowed, covered, blocked } }: { pairs: Pairs }) =>
  `${formatCount(covered)} of ${formatCount(allowed)} allowed pairs covered, ${formatCount(blocked)} forbidden`;

const Found = ({ prompts, rows }: Figures['namesBrand']) =>
  prompts === 0
    ? '0'
    : `${formatCount(prompts)}: row ${rows.slice(0, 10).join(', ')}${prompts > 10 ? ', …' : ''}`;
