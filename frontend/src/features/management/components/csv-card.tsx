import type { CsvGeneration } from '#contracts';
import { DeleteOutlined, DownloadOutlined, FileTextOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { countOf } from '../../../shared/text/format';
import { RelativeTime } from '../../../shared/ui/relative-time';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useDeleteCsvGeneration } from '../csv-api';
import { CsvBreakdownList } from './csv-breakdown-list';

export function CsvCard({ file }: { file: CsvGeneration }) {
  const { fileName } = file;
  return (
    <article className="card" aria-label={fileName}>
      <header>
        <FileTextOutlined aria-hidden className="card-icon" />
        <span className="card-title">
          <span>
            <strong>{fileName}</strong>
            <span className="muted card-time">
              Created <RelativeTime at={file.createdAt} />
            </span>
          </span>
        </span>
        <Tag variant="filled">{countOf(file.promptCount, 'prompt')}</Tag>
        {file.seed !== null && <Tag variant="filled">Seed: {file.seed}</Tag>}
        {file.seed !== null && (
          <Tag
            variant="filled"
            title="The same data and seed make the same file as long as this is the same."
          >
            Algorithm {file.algorithmVersion}
          </Tag>
        )}
        <CsvActions file={file} />
      </header>
      {file.promptCount > 0 && <CsvBreakdownList file={file} />}
    </article>
  );
}

function CsvActions({ file }: { file: CsvGeneration }) {
  const confirm = useConfirm();
  const remove = useDeleteCsvGeneration();
  const { brandId, id, fileName } = file;
  const ask = () =>
    confirm({
      title: 'Delete this CSV generation?',
      content: `Are you sure you want to delete ${fileName}? This action cannot be undone.`,
      okText: 'Delete',
      onConfirm: () => remove.mutateAsync(file),
    });
  return (
    <span className="card-actions">
      <Button
        size="small"
        icon={<DownloadOutlined aria-hidden />}
        aria-label={`Download ${fileName}`}
        href={`/api/brands/${brandId}/csv-generations/${id}/download`}
        target="_blank"
        rel="noopener"
      >
        Download
      </Button>
      <Button
        size="small"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Delete ${fileName}`}
        disabled={remove.isPending}
        onClick={ask}
      >
        Delete
      </Button>
    </span>
  );
}
