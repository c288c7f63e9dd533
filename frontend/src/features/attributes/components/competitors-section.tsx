import type { Competitor } from '#contracts';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { WeightTag } from '../../../shared/ui/weight';
import { useDeleteRow } from '../api';
import { CountMark } from './count-mark';
import { DeletionQuestion } from './deletion-question';
import { RuleList } from './rule-list';
import { RuleRow } from './rule-row';
import type { Rows, SectionProps } from '../rule-kinds';

export function CompetitorsSection({ brandId, onOpen, rows }: SectionProps & { rows: Rows<Competitor> }) {
  const remove = useDeleteRow(brandId, 'competitors', 'Competitor');
  return (
    <Panel
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
        renderItem={(competitor) => (
          <RuleRow
            name={`competitor ${competitor.name}`}
            question={<DeletionQuestion kind="competitors" id={competitor.id} />}
            onDelete={() => remove.mutateAsync(competitor.id)}
          >
            <span className="competitor">
              <span className="term">{competitor.name}</span>
              <WeightTag weight={competitor.weight} />
            </span>
          </RuleRow>
        )}
      />
    </Panel>
  );
}

const nameOf = ({ name }: { name: string }): string => name;
