import { Skeleton, Tag } from 'antd';
import { usePromptEdit } from '../../../shared/prompts/use-prompt-edit';
import { Panel } from '../../../shared/ui/panel';
import { formatCount } from '../../../shared/text/format';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ScrollList } from '../../../shared/ui/scroll-list';
import { useImprovement } from '../use-improvement';
import { useWrittenList, type WrittenList } from '../use-written-list';
import { ExportBanner } from './export-banner';
import { ImprovementStrip } from './improvement-strip';
import { UsageLists } from './usage-lists';
import { WrittenFilterBar } from './written-filter-bar';
import { WrittenRow } from './written-row';
import { WrittenToolbar } from './written-toolbar';

/** The working list: prompts to edit, choose and save. It lives in this browser until it is saved. */
export function WrittenPrompts({ brandId }: { brandId: string }) {
  const list = useWrittenList(brandId);
  return (
    <Panel
      id="written-prompts"
      title="Written Prompts"
      mark={list.all.length > 0 && <Tag variant="filled">{formatCount(list.all.length)}</Tag>}
    >
      <ExportBanner brandId={brandId} />
      <WrittenBody brandId={brandId} list={list} />
    </Panel>
  );
}

function WrittenBody({ brandId, list }: { brandId: string; list: WrittenList }) {
  const edit = usePromptEdit(list.all, list.editWritten);
  const editing = edit.editing !== null;
  const improvement = useImprovement(brandId);
  if (!list.loaded) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return (
    <>
      {list.all.length > 0 && (
        <>
          <UsageLists usage={list.usage} />
          <WrittenFilterBar list={list} />
        </>
      )}
      <WrittenToolbar
        brandId={brandId}
        list={list}
        editing={editing}
        improving={improvement?.underWay ?? false}
      />
      {improvement && <ImprovementStrip brandId={brandId} state={improvement} />}
      {list.all.length === 0 && (
        <EmptyState
          compact
          title="No written prompts yet"
          text="Move generated prompts here with 'Edit as Written Prompts' to edit, choose and save them."
        />
      )}
      {list.all.length > 0 && list.shown.length === 0 && (
        <EmptyState compact title="No prompt matches the filters" />
      )}
      {list.shown.length > 0 && (
        <ScrollList
          label="Written prompts, list"
          items={list.shown}
          rowKey="id"
          renderItem={(prompt) => (
            <WrittenRow
              prompt={prompt}
              checked={list.marked.has(prompt.id)}
              edit={edit}
              onToggle={() => list.toggle(prompt.id)}
            />
          )}
        />
      )}
    </>
  );
}
