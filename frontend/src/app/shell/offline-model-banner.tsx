import { useQuery } from '@tanstack/react-query';
import { appInfoQuery } from '../../shared/api/get-app-info';

/** Says it plainly when no AI model writes the questions. */
export function OfflineModelBanner() {
  const { data } = useQuery(appInfoQuery());
  if (!data?.offlineModel) return null;
  return (
    <aside className="offline-banner" aria-label="AI model">
      <strong>No AI model is configured.</strong> The built-in offline composer writes the questions. Set
      OPENAI_API_KEY or OPENAI_BASE_URL to use a model.
    </aside>
  );
}
