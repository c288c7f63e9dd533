import type { WrittenPrompt, WrittenPromptGroup } from '#contracts';
import { subjectNames } from '#domain';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { PromptFlags } from '../../../shared/prompts/prompt-flags';
import { formatCount } from '../../../shared/text/format';
import { Fact } from '../../../shared/ui/fact';
import { RelativeTime } from '../../../shared/ui/relative-time';
import { ScrollList } from '../../../shared/ui/scroll-list';
import { writtenDetailsQuery } from '../api';
import { groupTitle } from '../group-key';
import { InlineError } from './inline-error';

/** The prompts of a group, fetched when it is opened. */
export function GroupPrompts({ brandId, group }: { brandId: string; group: WrittenPromptGroup }) {
  const { data: prompts, error, refetch } = useQuery(writtenDetailsQuery(brandId, group));
  const failed = error && (
    <InlineError error={error} fallback="Failed to fetch detailed prompts" onRetry={refetch} />
  );
  if (!prompts)
    return (
      failed ?? <Skeleton active title={false} paragraph={{ rows: Math.min(group.promptCount, 4) * 2 }} />
    );
  return (
    <>
      {failed}
      <ScrollList
        label={`Prompts of ${groupTitle(group)}`}
        items={prompts}
        rowKey="id"
        size="prompts"
        renderItem={(prompt, index) => <DetailRow prompt={prompt} place={index + 1} />}
      />
    </>
  );
}

function DetailRow({ prompt, place }: { prompt: WrittenPrompt; place: number }) {
  return (
    <div className="detail-row">
      <span className="detail-number">Prompt {formatCount(place)}</span>
      <div className="detail-text">
        <p>
          {prompt.question} <PromptFlags flags={prompt.flags} />
        </p>
        <dl>
          <Fact label="Product category" value={prompt.productCategory} />
          <Fact label="Attribute category" value={subjectNames(prompt).categories.join(', ')} />
          <Fact label="Attribute" value={prompt.attribute} />
          <Fact label="Competitor" value={prompt.competitorName} />
          <div>
            <dt>Created</dt>
            <dd>
              <RelativeTime at={prompt.createdAt} />
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
