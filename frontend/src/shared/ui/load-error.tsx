import { Alert, Button } from 'antd';
import { errorText, isServerAway, RequestError } from '../api/request';

interface LoadErrorProps {
  title: string;
  /** Absent when the title is enough. */
  error?: unknown;
  /** Replaces the server's message. */
  text?: string;
  onRetry: () => void;
}

/** A failed query. There is no automatic retry, so the user gets a button. */
export function LoadError({ title, error, text, onRetry }: LoadErrorProps) {
  return (
    <Alert
      className="load-error"
      type="error"
      showIcon
      title={title}
      description={text ?? (error === undefined ? undefined : errorText(error, whatHappened(error)))}
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}

/** For a failure that the server said nothing about. */
const whatHappened = (error: unknown): string =>
  error instanceof RequestError && !isServerAway(error)
    ? `The server answered ${error.status} ${error.statusText}`.trim()
    : 'The server could not be reached.';
