import { compileRules, NO_RULES, TEMPLATE_TYPES, type TemplateType } from '#domain';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import {
  attributesQuery,
  brandQuery,
  categoriesQuery,
  competitorsQuery,
  defaultTemplatesQuery,
  promptTemplatesQuery,
} from '../../../shared/api/queries';
import { useBrandRules } from '../../../shared/api/use-brand-rules';
import { combined } from '../../../shared/api/combined';
import { RequestError } from '../../../shared/api/request';
import { LoadError } from '../../../shared/ui/load-error';
import { PageHeader } from '../../../shared/ui/page-header';
import { useUnsavedWork } from '../../../shared/ui/unsaved-work';
import { useAddress, withParameters } from '../../../shared/ui/use-address';
import { shownTemplates } from '../shown-templates';
import { useTemplateDrafts } from '../use-template-drafts';
import { SaveButtons } from './save-buttons';
import { TemplateTabs } from './template-tabs';
import { useTextCheck } from './use-text-check';
import { brandScreen } from '../../../shared/ui/brand-screen';
import { Panel } from '../../../shared/ui/panel';
import { type PreviewData, toPreviewData } from '../template-preview';
import '../settings.css';

const FIRST: TemplateType = 'product_category_best';

function SettingsScreen({ brandId }: { brandId: string }) {
  const navigate = useNavigate();
  const own = useQuery(promptTemplatesQuery(brandId));
  const defaults = useQuery(defaultTemplatesQuery());
  const preview = usePreviewData(brandId);
  const [parameters, setParameters] = useAddress();
  const active = TEMPLATE_TYPES.find((type) => type === parameters.get('template')) ?? FIRST;
  // A reload opens the same tab; Back leaves the screen.
  const setActive = (type: TemplateType) =>
    setParameters((before) => withParameters(before, { template: type === FIRST ? null : type }), {
      replace: true,
    });
  const drafts = useTemplateDrafts();
  useUnsavedWork(drafts.isDirty, 'Your changes to the templates are not saved.');

  const templates = useMemo(
    () => (own.data && defaults.data ? shownTemplates(own.data, defaults.data) : null),
    [own.data, defaults.data],
  );
  const { error, retry } = combined([own, defaults]);

  const checkTexts = useTextCheck(templates ?? [], setActive);

  return (
    <>
      <PageHeader
        title="Prompt Settings"
        actions={
          <>
            <Button
              icon={<ArrowLeftOutlined aria-hidden />}
              onClick={() => void navigate(`/generate/${brandId}`)}
            >
              Back to Generate
            </Button>
            <SaveButtons
              brandId={brandId}
              templates={templates ?? []}
              drafts={drafts}
              checkTexts={checkTexts}
            />
          </>
        }
      />
      {error && (
        <LoadError
          title="Failed to fetch prompt templates"
          error={error}
          text={
            error instanceof RequestError ? `Request failed: ${error.statusText || error.status}` : undefined
          }
          onRetry={retry}
        />
      )}
      {!error && !templates && <SettingsSkeleton />}
      {templates && (
        <TemplateTabs
          preview={preview}
          templates={templates}
          drafts={drafts}
          active={active}
          onActivate={setActive}
        />
      )}
    </>
  );
}

export const Component = brandScreen(SettingsScreen);

/** As high as the tabs that replace it. */
function SettingsSkeleton() {
  return (
    <Panel className="settings-skeleton">
      <div role="status" aria-label="Loading the templates">
        <Skeleton active paragraph={{ rows: 14 }} />
      </div>
    </Panel>
  );
}

/** The brand's data for examples. Data that could not be loaded are shown as missing. */
function usePreviewData(brandId: string): PreviewData {
  const { data: brand } = useQuery(brandQuery(brandId));
  const { data: categories } = useQuery(categoriesQuery(brandId));
  const { data: attributes } = useQuery(attributesQuery(brandId));
  const { data: competitors } = useQuery(competitorsQuery(brandId));
  const rules = useBrandRules(brandId)?.rules ?? NO_RULES;
  return useMemo(
    () =>
      toPreviewData(brand?.name, categories ?? [], attributes ?? [], competitors ?? [], compileRules(rules)),
    [brand, categories, attributes, competitors, rules],
  );
}
