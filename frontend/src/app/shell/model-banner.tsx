import type { ModelCondition } from '#contracts';
import { appInfoQuery } from '../../shared/api/queries';
import { useQuery } from '@tanstack/react-query';

const TROUBLE: Record<Exclude<ModelCondition, 'answering'>, string> = {
  away: 'The AI model does not answer.',
  refusing: 'The AI model refuses all calls for now (429, too many requests).',
};

/** Says when no AI model writes the questions, or when runs have to wait for it. */
export function ModelBanner() {
  const { data } = useQuery(appInfoQuery());
  const trouble = data && data.modelCondition !== 'answering' && TROUBLE[data.modelCondition];
  return (
    <>
      {data?.offlineModel && (
        <aside className="model-banner" aria-label="AI model">
          <strong>No AI model is configured.</strong> The built-in offline composer writes the questions. Set
          OPENAI_API_KEY or OPENAI_BASE_URL to use a model.
        </aside>
      )}
      <div role="status">
        {trouble && (
          <p className="model-banner">
            <strong>{trouble}</strong> Running jobs try again and go on by themselves once it answers; nothing
            is lost.
          </p>
        )}
      </div>
    </>
  );
}
