import { CheckSquareOutlined } from '@ant-design/icons';
import { Button, Skeleton, Tag } from 'antd';
import type { Draft } from '#contracts';
import { memo, useMemo, useState } from 'react';
import { PromptRow } from '../../../shared/prompts/prompt-row';
import { countOf, formatCount } from '../../../shared/text/format';
import { EmptyState } from '../../../shared/ui/empty-state';
import { lazy } from '../../../shared/ui/lazy';
import { LoadError } from '../../../shared/ui/load-error';
import { Panel } from '../../../shared/ui/panel';
import { rememberFocus } from '../../../shared/ui/return-focus';
import { ScrollList } from '../../../shared/ui/scroll-list';
import type { Marks } from '../../../shared/ui/use-marks';
import { useRemoveDrafts, useRevertDrafts } from '../drafts-api';
import { useTriageScope } from '../../../shared/triage/use-triage-scope';
import { useWrittenList, type WrittenList } from './use-written-list';
import { randomKey } from '../../../shared/api/random-key';
import { promptTopic } from '../../../shared/prompts/prompt-topic';
import { hasFilters } from './draft-filters';
import { DraftMarks } from './draft-marks';
import { ExportBanner } from './export-banner';
import { ImprovementStrip } from '../improve/improvement-strip';
import { useDraftEdit } from './use-draft-edit';
import { WrittenFilterBar } from './written-filter-bar';
import { WrittenToolbar } from './written-toolbar';

const DraftTriage = lazy(() => import('../triage/draft-triage'));
const RemovedDrafts = lazy(() => import('./removed-drafts'));

/** The brand's written list: prompts to edit, choose and save. Everybody sees the same list. */
export const WrittenPrompts = memo(({ brandId, marks }: { brandId: string; marks: Marks }) => {
  const list = useWrittenList(brandId, marks);
  const [showsRemoved, setShowsRemoved] = useState(false);
  const { scope, openTriage, closeTriage } = useTriageScope();
  // What the filters show when triage is opened: a decision may take a prompt out of them.
  const [triaged, setTriaged] = useState<ReadonlySet<string> | null>(null);
  const [isTriaging, setIsTriaging] = useState(scope !== null);
  if (isTriaging !== (scope !== null)) {
    setIsTriaging(scope !== null);
    if (!scope) setTriaged(null);
  }
  const isFiltered = hasFilters(list.filters);
  const triage = () => {
    setTriaged(isFiltered ? new Set(list.shown.map(({ id }) => id)) : null);
    openTriage(null);
  };
  return (
    <Panel
      id="written-prompts"
      title="Written Prompts"
      mark={list.all.length > 0 && <Tag variant="filled">{formatCount(list.all.length)}</Tag>}
      actions={
        <>
          <Button
            size="small"
            icon={<CheckSquareOutlined aria-hidden />}
            disabled={list.all.length === 0 || (isFiltered && list.shown.length === 0)}
            title={
              isFiltered ? `Of the ${countOf(list.shown.length, 'prompt')} that the filters show` : undefined
            }
            onClick={triage}
          >
            Triage
          </Button>
          <Button size="small" type="text" onClick={() => setShowsRemoved(true)}>
            Removed prompts
          </Button>
        </>
      }
    >
      <ExportBanner brandId={brandId} />
      <WrittenBody brandId={brandId} list={list} />
      {scope && (
        <DraftTriage
          brandId={brandId}
          jobId={scope.jobId}
          only={scope.jobId === null ? triaged : null}
          onClose={closeTriage}
        />
      )}
      {showsRemoved && <RemovedDrafts brandId={brandId} onClose={() => setShowsRemoved(false)} />}
    </Panel>
  );
});

function WrittenBody({ brandId, list }: { brandId: string; list: WrittenList }) {
  const { edit, saving } = useDraftEdit(brandId, list.all);
  const rows = useRowsWith(edit.editing?.id, list);
  const revert = useRevertDrafts(brandId);
  const remove = useRemoveDrafts(brandId);
  // Filters may bring hundreds of rows before the edited one.
  const [target, setTarget] = useState<{ key: string; at: string }>();
  const { editing } = edit;
  const failed = list.error && (
    <LoadError title="Failed to fetch the written list" error={list.error} onRetry={list.refetch} />
  );
  const saysWhy = list.filters.state === 'forbidden' || list.filters.state === 'deleted';
  if (!list.loaded) return failed ?? <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return (
    <>
      {failed}
      {list.all.length > 0 && <WrittenFilterBar list={list} />}
      <WrittenToolbar
        brandId={brandId}
        list={list}
        editing={editing !== null}
        onShowEdited={() => editing && setTarget({ key: editing.id, at: randomKey() })}
      />
      <ImprovementStrip brandId={brandId} list={list} />
      {list.all.length === 0 && (
        <EmptyState
          compact
          title="No written prompts yet"
          text="Move generated prompts here with 'Edit as Written Prompts' to edit, choose and save them."
        />
      )}
      {list.all.length > 0 && rows.length === 0 && (
        <EmptyState compact title="No prompt matches the filters" />
      )}
      {rows.length > 0 && (
        <ScrollList
          label="Written prompts, list"
          items={rows}
          rowKey="id"
          size="prompts"
          target={target}
          renderItem={(draft) => {
            const outdated = list.outdatedOf(draft);
            return (
              <PromptRow
                prompt={draft}
                checked={list.marked.has(draft.id)}
                edit={edit}
                pending={saving}
                before={list.filters.state === 'improved' ? draft.previousQuestion : null}
                showsReasons={list.filters.state === 'flagged'}
                about={promptTopic(draft)}
                // The pressed button disappears: the focus moves to the next one.
                marks={
                  <DraftMarks
                    draft={draft}
                    outdated={outdated}
                    saysWhy={saysWhy}
                    onRevert={() => revert.mutate([draft], { onSettled: rememberFocus() })}
                  />
                }
                marksDependOn={JSON.stringify([outdated, saysWhy])}
                onToggle={list.mark}
                onRemove={() => remove.mutate([draft], { onSettled: rememberFocus() })}
              />
            );
          }}
        />
      )}
    </>
  );
}

/** The rows that the filters show, and the one that is edited: changed filters must not hide what somebody types. */
function useRowsWith(edited: string | undefined, { all, shown }: WrittenList): Draft[] {
  return useMemo(() => {
    if (edited === undefined || shown.some(({ id }) => id === edited)) return shown;
    const isShown = new Set(shown);
    return all.filter((draft) => draft.id === edited || isShown.has(draft));
  }, [edited, all, shown]);
}
