import type { Attribute } from '#contracts';
import { groupBy } from '#domain';
import { DownloadOutlined, SnippetsOutlined, ThunderboltOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { combined } from '../../../shared/api/combined';
import { attributesQuery, brandQuery, categoriesQuery } from '../../../shared/api/queries';
import { formatCount } from '../../../shared/text/format';
import { lazy } from '../../../shared/ui/lazy';
import { ListSearch } from '../../../shared/ui/list-search';
import { LoadError } from '../../../shared/ui/load-error';
import { unsavedWork } from '../../../shared/ui/unsaved-work';
import { useAskToLeave } from '../../../shared/ui/use-confirmed-close';
import { useStable, useStableCallback } from '../../../shared/ui/use-stable';
import { useScrollToHash } from '../../../shared/ui/use-scroll-to-hash';
import { PageHeader } from '../../../shared/ui/page-header';
import { CATEGORY_COLUMNS } from '../category-columns';
import { CategoryColumn } from './category-column';
import type { EditorDialog } from './editor-dialogs';
import type { RuleDialogKind } from '../rule-kinds';
import { type AttributesOf, searchAttributes } from '../search-attributes';
import { useRuleConflicts } from '../use-rule-conflicts';
import { useRuleRows } from '../use-rule-rows';
import { RuleSections } from './rule-sections';
import { brandScreen } from '../../../shared/ui/brand-screen';
import { Panel } from '../../../shared/ui/panel';
import '../attributes.css';

/** Fewer attributes are seen at once. */
const SEARCH_FROM = 30;

const EditorDialogs = lazy(() => import('./editor-dialogs'));
/** The parts of the screen that the palette links to. */
const PARTS = /^(category-|rules$|competitors$)/;
const RuleDialog = lazy(() => import('./rule-dialog'));
const SheetDialog = lazy(() => import('../sheet/sheet-dialog'));

const NONE: AttributesOf = {};
/** A category in which nothing has changed keeps its array, as all that a query selects: its card is not drawn anew. */
const byCategory = (attributes: Attribute[]): AttributesOf =>
  Object.fromEntries(groupBy(attributes, ({ attributeCategoryId }) => attributeCategoryId));

function AttributeEditor({ brandId }: { brandId: string }) {
  const brand = useQuery(brandQuery(brandId));
  const categories = useQuery(categoriesQuery(brandId));
  const attributes = useQuery(attributesQuery(brandId));
  const rules = useRuleRows(brandId);
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const [pastes, setPastes] = useState(false);
  const [ruleDialog, setRuleDialog] = useState<RuleDialogKind | null>(null);

  const [search, setSearch] = useSearchOfVisit();
  const searched = useDeferredValue(search);
  const { data: attributesOf = NONE } = useQuery({ ...attributesQuery(brandId), select: byCategory });
  const found = useMemo(
    () => searchAttributes(searched, { categories: categories.data ?? [], attributesOf }),
    [searched, categories.data, attributesOf],
  );
  useScrollToHash(PARTS, Boolean(categories.data && attributes.data));
  const conflicts = useRuleConflicts(brandId);
  const strandedIds = useStable(conflicts.stranded);
  const stranded = useMemo(() => new Set(strandedIds), [strandedIds]);
  const { error, retry } = combined([categories, attributes, brand]);
  const askToLeave = useAskToLeave();
  /** The page stays usable beside a dialog that opened by itself, whose text another dialog would replace. */
  const openDialog = useStableCallback((next: EditorDialog) => {
    const what = dialog && unsavedWork();
    if (what) askToLeave(what, () => setDialog(next));
    else setDialog(next);
  });

  return (
    <>
      <EditorHeader brandId={brandId} onPaste={() => setPastes(true)} />
      {error && <LoadError title="Failed to fetch attributes" error={error} onRetry={retry} />}
      {(attributes.data ?? !error) && (
        <div className="attribute-tools">
          <p className="attribute-total">
            Total Attributes <strong>{attributes.data ? formatCount(attributes.data.length) : '–'}</strong>
          </p>
          {attributes.data && (attributes.data.length >= SEARCH_FROM || search !== '') && (
            <ListSearch
              className="attribute-search"
              label="Search categories and attributes"
              placeholder="Search categories and attributes"
              value={search}
              onChange={setSearch}
            />
          )}
        </div>
      )}
      {!error && (!categories.data || !attributes.data) && <ColumnsSkeleton />}
      {categories.data && attributes.data && (
        <>
          <div className="category-columns">
            {CATEGORY_COLUMNS.map((column) => (
              <CategoryColumn
                key={column.catType}
                column={column}
                brandId={brandId}
                categories={found.categories.filter(({ catType }) => catType === column.catType)}
                attributesOf={found.attributesOf}
                countOf={(id) => attributesOf[id]?.length ?? 0}
                isSearched={searched.trim() !== ''}
                stranded={stranded}
                onOpen={openDialog}
              />
            ))}
          </div>
          <div id="rules">
            <RuleSections brandId={brandId} rules={rules} conflicts={conflicts} onOpen={setRuleDialog} />
          </div>
        </>
      )}
      {pastes && <SheetDialog brandId={brandId} onClose={() => setPastes(false)} />}
      {ruleDialog && <RuleDialog kind={ruleDialog} brandId={brandId} onClose={() => setRuleDialog(null)} />}
      {dialog && (
        <EditorDialogs brandId={brandId} dialog={dialog} onOpen={setDialog} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

/** The text of the search field. A link to an attribute, such as the palette's, clears it: it would hide its target. */
function useSearchOfVisit() {
  const { key } = useLocation();
  const [search, setSearch] = useState({ key, text: '' });
  if (search.key !== key) setSearch({ key, text: '' });
  return [search.text, (text: string) => setSearch({ key, text })] as const;
}

export const Component = brandScreen(AttributeEditor);

function EditorHeader({ brandId, onPaste }: { brandId: string; onPaste: () => void }) {
  const navigate = useNavigate();
  return (
    <PageHeader
      title="Manage Attributes"
      actions={
        <>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            href={`/api/brands/${brandId}/sheet-csv`}
            target="_blank"
            rel="noopener"
          >
            Export data
          </Button>
          <Button icon={<SnippetsOutlined aria-hidden />} onClick={onPaste}>
            Paste data
          </Button>
          <Button
            icon={<ThunderboltOutlined aria-hidden />}
            onClick={() => void navigate(`/generate/${brandId}`)}
          >
            Go to generation
          </Button>
        </>
      }
    />
  );
}

function ColumnsSkeleton() {
  return (
    <div className="category-columns" role="status" aria-label="Loading attributes">
      {CATEGORY_COLUMNS.map(({ catType, title }) => (
        <Panel key={catType} title={title}>
          <Skeleton active paragraph={{ rows: 6 }} title={false} />
        </Panel>
      ))}
    </div>
  );
}
