import { LoadError } from '../../../shared/ui/load-error';
import { errorText } from '../../../shared/api/request';

interface InlineErrorProps {
  error: unknown;
  /** What is said when the server gives no message. */
  fallback: string;
  onRetry: () => void;
}

/** A failed read of this screen, told where its answer would stand. */
export const InlineError = ({ error, fallback, onRetry }: InlineErrorProps) => (
  <LoadError title={`Error loading prompts: ${errorText(error, fallback)}`} onRetry={onRetry} />
);
