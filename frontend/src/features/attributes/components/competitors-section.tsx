import type { Competitor } from '#contracts';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { CompetitorRow } from './competitor-row';
import { CountMark } from './count-mark';
import { RuleList } from './rule-list';
import type { Rows, SectionProps } from '../rule-kinds';

export function CompetitorsSection({ brandId, onOpen, rows }: SectionProps & { rows: Rows<Competitor> }) {
  return (
    <Panel
      id="competitors"
      title="Competitors"
      mark={<CountMark count={rows.data?.length} />}
      actions={
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => onOpen('competitor')}>
          Add Competitor
        </Button>
      }
    >
      <RuleList
        label="Competitors"
        rows={rows}
        failure="Failed to fetch competitors"
        empty={{ title: 'No competitors yet', text: 'Prompts compare the brand with them.' }}
        textOf={nameOf}
        renderItem={(competitor) => <CompetitorRow brandId={brandId} competitor={competitor} />}
      />
    </Panel>
  );
}

const nameOf = ({ name }: { name: string }): string => name;
