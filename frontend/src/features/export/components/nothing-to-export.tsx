import { Link } from 'react-router';
import { EmptyState } from '../../../shared/ui/empty-state';

export function NothingToExport({ brandId }: { brandId: string }) {
  return (
    <EmptyState
      title="No prompts to export"
      text="Generate prompts and save them; then they can be exported here."
      action={<Link to={`/generate/${brandId}`}>Generate prompts</Link>}
    />
  );
}
