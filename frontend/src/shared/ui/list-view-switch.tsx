import { ColumnHeightOutlined, MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { setListView, useListView } from './list-view';

const SWITCHES = [
  ['isTall', 'Full height', ColumnHeightOutlined],
  ['isCompact', 'Compact rows', MenuOutlined],
] as const;

/** Sets the height and the density of all lists of prompts. */
export function ListViewSwitch() {
  const view = useListView();
  return (
    <span className="list-view" role="group" aria-label="How lists are shown">
      {SWITCHES.map(([field, label, Icon]) => (
        <Button
          key={field}
          size="small"
          type="text"
          icon={<Icon aria-hidden />}
          aria-label={label}
          title={label}
          aria-pressed={view[field]}
          onClick={() => setListView({ [field]: !view[field] })}
        />
      ))}
    </span>
  );
}
