import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import { useWrittenCsvLink } from '../../../shared/export-versions/api';

/** Explains that Export CSV covers all saved prompts, not only those on this page. */
export function ExportBanner({ brandId }: { brandId: string }) {
  const link = useWrittenCsvLink(brandId);
  return (
    <Alert
      className="export-banner"
      type="info"
      showIcon
      title={
        <>
          Export CSV downloads all saved written prompts, not just those on this page. A single batch can be
          downloaded from the <Link to={`/management/${brandId}`}>History page</Link>.
        </>
      }
      action={
        <Button size="small" icon={<DownloadOutlined aria-hidden />} {...link}>
          Export CSV
        </Button>
      }
    />
  );
}
