import { type ExportFormat, type ExportVersion, LIMITS } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { combined } from '../api/combined';
import { countOf, formatCount, formatTime } from '../text/format';
import { LoadError } from '../ui/load-error';
import { Panel } from '../ui/panel';
import { exportVersionsQuery, pendingExportQuery } from './api';
import { isFull } from './comparable';
import { Comparison } from './comparison';
import { differenceText } from './difference-text';
import './export-versions.css';

interface ExportVersionsProps {
  brandId: string;
  format: ExportFormat;
}

/** The earlier exports, and what has changed since the last export of all prompts. */
export default function ExportVersions({ brandId, format }: ExportVersionsProps) {
  const list = useQuery(exportVersionsQuery(brandId, format));
  const versions = list.data;
  const difference = useQuery({
    ...pendingExportQuery(brandId, format),
    enabled: versions !== undefined && versions.length > 0,
  });
  const pending = difference.data;
  const { error, retry } = combined([list, difference]);
  return (
    <Panel title="Versions" className="export-versions">
      {error && <LoadError title="Failed to fetch the versions" error={error} onRetry={retry} />}
      {versions?.length === 0 && (
        <p className="muted">
          No export was kept yet. From now on the last {LIMITS.exportVersions.kept} are, each for a year.
        </p>
      )}
      {pending?.last && (
        <p role="status">
          Since the last full export: <strong>{differenceText(pending.difference)}</strong>
        </p>
      )}
      {pending?.last === null && (
        <p role="status">No full export was kept yet: the next one will be the first.</p>
      )}
      {versions && versions.length > 0 && <VersionTable brandId={brandId} versions={versions} />}
      {versions && <Comparison brandId={brandId} versions={versions} />}
    </Panel>
  );
}

function chosenText({ selected, leftOut, promptCount }: ExportVersion): string {
  const noun = promptCount === 1 ? 'prompt' : 'prompts';
  if (selected !== null) return `selected ${noun}`;
  return leftOut === null ? `all ${noun}` : `all but ${countOf(leftOut, 'prompt')}`;
}

function sinceText(version: ExportVersion): string {
  if (!isFull(version)) return 'a part';
  return version.since ? differenceText(version.since) : 'the first';
}

interface VersionsProps {
  brandId: string;
  versions: ExportVersion[];
}

function VersionTable({ brandId, versions }: VersionsProps) {
  return (
    <div className="export-versions-scroll" tabIndex={0} role="region" aria-label="Versions of the export">
      <table aria-label="Versions of the export">
        <thead>
          <tr>
            <th scope="col">Exported</th>
            <th scope="col">Prompts</th>
            <th scope="col">Since the last full export</th>
            <th scope="col">SHA-256</th>
            <th scope="col">Files</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version, place) => (
            <tr key={version.id}>
              <td>{formatTime(version.createdAt)}</td>
              <td>
                {formatCount(version.promptCount)} <span className="muted">{chosenText(version)}</span>
                {version.format === 'profound' && version.spreadsheetSafe && (
                  <span className="muted">, spreadsheet safe</span>
                )}
              </td>
              <td>{sinceText(version)}</td>
              <td>
                <code title={version.sha256}>{version.sha256.slice(0, 12)}…</code>
              </td>
              <td>
                <a
                  href={version.filePath}
                  target="_blank"
                  rel="noopener"
                  aria-label={`CSV of ${formatTime(version.createdAt)}`}
                >
                  CSV
                </a>
                {isFull(version) && versions.slice(place + 1).some(isFull) && (
                  <a
                    href={`/api/brands/${brandId}/export-versions/${version.id}/difference-csv`}
                    target="_blank"
                    rel="noopener"
                    aria-label={`Difference of ${formatTime(version.createdAt)}`}
                  >
                    Difference
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
