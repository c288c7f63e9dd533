import { ColumnHeightOutlined, MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { setListView, useListView } from './list-view';

/** Height and density of the lists of prompts, for all of them. */
export function ListViewSwitch() {
  const { isTall, isCompact } = useListView();
  return (
    <span className="list-view" role="group" aria-label="How lists are shown">
      <Button
        size="small"
        type="text"
        icon={<ColumnHeightOutlined aria-hidden />}
        aria-label="Full height"
        title="Full height"
        aria-pressed={isTall}
        onClick={() => setListView({ isTall: !isTall })}
      />
      <Button
        size="small"
        type="text"
        icon={<MenuOutlined aria-hidden />}
        aria-label="Compact rows"
        title="Compact rows"
        aria-pressed={isCompact}
        onClick={() => setListView({ isCompact: !isCompact })}
      />
    </span>
  );
}
