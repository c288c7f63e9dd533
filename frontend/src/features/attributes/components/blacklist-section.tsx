import type { BlacklistPair } from '#contracts';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { useDeleteBlacklistPair } from '../api/delete-blacklist-pair';
import { CountMark } from './count-mark';
import { PairList } from './pair-list';
import type { Rows, SectionProps } from '../rule-dialog-kinds';

const idsOf = (pair: BlacklistPair) => [pair.forbiddenWithId, pair.targetId] as const;

export function BlacklistSection({ brandId, onOpen, rows }: SectionProps & { rows: Rows<BlacklistPair> }) {
  const remove = useDeleteBlacklistPair(brandId);
  return (
    <Panel
      title="Blacklist Pairs"
      mark={<CountMark count={rows.data?.length} />}
      actions={
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => onOpen('blacklist')}>
          Add Blacklist Pair
        </Button>
      }
    >
      <PairList
        brandId={brandId}
        label="Blacklist pairs"
        rows={rows}
        failure="Failed to fetch blacklist pairs"
        empty={{ title: 'No blacklist pairs yet', text: 'Two attributes that no prompt holds together.' }}
        noun="blacklist pair"
        idsOf={idsOf}
        onDelete={remove.mutateAsync}
      />
    </Panel>
  );
}
