import { LoadError } from '../../../shared/ui/load-error';
import { errorText } from '../../../shared/api/request';

interface InlineErrorProps {
  error: unknown;
  /** The text when the server gives no message. */
  fallback: string;
  onRetry: () => unknown;
}

/** A failed query of this screen, shown in place of its data. */
export const InlineError = ({ error, fallback, onRetry }: InlineErrorProps) => (
  <LoadError title={`Error loading prompts: ${errorText(error, fallback)}`} onRetry={onRetry} />
);
