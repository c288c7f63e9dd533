import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { writtenSummaryQuery } from '../../../shared/api/queries';
import { queryKeys } from '../../../shared/api/query-keys';
import { read } from '../../../shared/api/request';
import { useWrittenCsvLink } from '../../../shared/export-versions/api';
import { lazy } from '../../../shared/ui/lazy';
import { countOf, formatTime } from '../../../shared/text/format';
import { Panel } from '../../../shared/ui/panel';
import { InlineError } from '../components/inline-error';
import { CertificateFigures } from './certificate-figures';
import { CertificateOrigins, CertificateShares } from './certificate-tables';
import './certificate.css';

const ExportVersions = lazy(() => import('../../../shared/export-versions/export-versions'));

const path = (brandId: string, batchId: string | null) =>
  `/api/brands/${brandId}/certificate${batchId ? (`?batchId=${batchId}` as const) : ''}` as const;

const certificateQuery = (brandId: string, batchId: string | null) =>
  queryOptions({
    queryKey: queryKeys.certificate(brandId, batchId),
    queryFn: ({ signal }) => read(path(brandId, batchId), signal),
    gcTime: 0,
  });

/** The certificate of the saved prompts and how to check it, for reading, printing and keeping with the file. */
export default function CertificateTab({ brandId }: { brandId: string }) {
  const [parameters] = useSearchParams();
  const batchId = parameters.get('batch');
  const { data, error, refetch } = useQuery(certificateQuery(brandId, batchId));
  const written = useWrittenCsvLink(brandId);
  const ofAll = new URLSearchParams(parameters);
  ofAll.delete('batch');
  const toAll = batchId && (
    <Link className="certificate-all" to={{ search: ofAll.toString() }}>
      Certificate of all saved prompts
    </Link>
  );
  if (error)
    return (
      <>
        <InlineError error={error} fallback="Failed to fetch the certificate" onRetry={refetch} />
        {toAll}
      </>
    );
  if (!data)
    return (
      <Panel title="Certificate">
        <div role="status" aria-label="Computing the certificate">
          <Skeleton active paragraph={{ rows: 12 }} />
        </div>
      </Panel>
    );
  const { figures, file, issuedAt, how } = data;
  const link = path(brandId, batchId);
  return (
    <>
      <Panel
        title="Certificate"
        className="certificate"
        actions={
          <span className="certificate-actions">
            <Button
              icon={<DownloadOutlined aria-hidden />}
              {...(batchId ? { href: file.path, target: '_blank', rel: 'noopener' } : written)}
            >
              CSV
            </Button>
            <Button
              icon={<DownloadOutlined aria-hidden />}
              href={`${link}${batchId ? '&' : '?'}download=true`}
              target="_blank"
              rel="noopener"
            >
              Certificate (JSON)
            </Button>
            <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
          </span>
        }
      >
        <p className="certificate-line">
          {countOf(figures.prompts, 'saved prompt')} of <strong>{data.brand.name}</strong>
          {batchId && <BatchName brandId={brandId} batchId={batchId} />}, as of{' '}
          <time dateTime={issuedAt}>{formatTime(issuedAt)}</time>. {toAll}
        </p>
        <p className="certificate-checksum">
          <span className="muted">SHA-256 of {file.name}</span>
          <code>{file.sha256}</code>
        </p>
        <CertificateFigures figures={figures} how={how} />
        <CertificateOrigins origins={data.origins} how={how['origins']} />
        <CertificateShares figures={figures} how={how['shares']} />
        <p className="certificate-line muted">
          To check it: <code>npm run verify-set -- {file.name} CERTIFICATE.json</code> computes each figure
          again from the two files.
        </p>
      </Panel>
      {!batchId && <ExportVersions brandId={brandId} format="written" />}
    </>
  );
}

/** Which batch it is: a printed certificate says so, too. */
function BatchName({ brandId, batchId }: { brandId: string; batchId: string }) {
  const { data: groups } = useQuery(writtenSummaryQuery(brandId));
  const group = groups?.find((each) => each.batchId === batchId);
  if (!group) return ', one batch';
  return group.name === null
    ? `, the batch of ${formatTime(group.lastGenerated)}`
    : `, the batch ‘${group.name}’`;
}
