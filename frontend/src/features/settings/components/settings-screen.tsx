import { compileRules, NO_RULES, templateFault, type TemplateType } from '#domain';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
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
import { useToast } from '../../../shared/ui/use-toast';
import { shownTemplates } from '../shown-templates';
import { type Drafts, editedOf, isOutdated } from '../template-drafts';
import { useTemplateDrafts } from '../use-template-drafts';
import { SaveButtons } from './save-buttons';
import { keepMineId } from './template-conflict';
import { templateFieldId } from './template-panel';
import { TemplateTabs } from './template-tabs';
import { brandScreen } from '../../../shared/ui/brand-screen';
import { Panel } from '../../../shared/ui/panel';
import { type PreviewData, toPreviewData } from '../template-preview';
import '../settings.css';

function SettingsScreen({ brandId }: { brandId: string }) {
  const navigate = useNavigate();
  const own = useQuery(promptTemplatesQuery(brandId));
  const defaults = useQuery(defaultTemplatesQuery());
  const preview = usePreviewData(brandId);
  const [active, setActive] = useState<TemplateType>('product_category_best');
  const drafts = useTemplateDrafts();
  const toast = useToast();
  useUnsavedWork(drafts.isDirty, 'Your changes to the templates are not saved.');

  const templates = useMemo(
    () => (own.data && defaults.data ? shownTemplates(own.data, defaults.data) : null),
    [own.data, defaults.data],
  );
  const { error, retry } = combined([own, defaults]);

  /** Shows the first text that cannot be saved, and how to resolve it. @returns whether all can be saved */
  const checkTexts = (texts: Drafts): boolean => {
    const clashing = (type: TemplateType) =>
      templates?.find((template) => template.templateType === type && isOutdated(template, texts[type]));
    const faulty = editedOf(texts).find(
      ({ templateType, text }) => templateFault(templateType, text) ?? clashing(templateType),
    );
    if (!faulty) return true;
    const { templateType } = faulty;
    const clash = clashing(templateType);
    if (clash) toast.error(`Somebody else saved ‘${clash.title}’ meanwhile: choose which text to keep.`);
    setActive(templateType);
    const id = clash ? keepMineId(templateType) : templateFieldId(templateType);
    requestAnimationFrame(() => {
      const target = document.getElementById(id);
      target?.focus();
      // On a phone, the toast would cover it.
      if (clash) target?.scrollIntoView({ block: 'center' });
    });
    return false;
  };

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
