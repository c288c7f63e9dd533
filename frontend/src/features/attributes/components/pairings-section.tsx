import type { CategoryPairing } from '#contracts';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { useDeleteCategoryPairing } from '../api/delete-category-pairing';
import { CountMark } from './count-mark';
import { PairList } from './pair-list';
import type { Rows, SectionProps } from '../rule-dialog-kinds';

const idsOf = (pairing: CategoryPairing) =>
  [pairing.productCategoryAttributeId, pairing.attributeCategoryId] as const;

export function PairingsSection({ brandId, onOpen, rows }: SectionProps & { rows: Rows<CategoryPairing> }) {
  const remove = useDeleteCategoryPairing(brandId);
  return (
    <Panel
      className="section-wide"
      title="Pairings"
      mark={<CountMark count={rows.data?.length} />}
      actions={
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => onOpen('pairing')}>
          Add Category Pairing
        </Button>
      }
    >
      <PairList
        brandId={brandId}
        label="Pairings"
        rows={rows}
        failure="Failed to fetch pairings"
        empty={{
          title: 'No pairings yet',
          text: 'A product category with the category whose attributes it is generated with.',
        }}
        noun="category pairing"
        sign="×"
        words="with"
        idsOf={idsOf}
        onDelete={remove.mutateAsync}
      />
    </Panel>
  );
}
