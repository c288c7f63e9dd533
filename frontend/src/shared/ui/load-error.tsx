import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { errorText, isServerAway, RequestError } from '../api/request';
import { rememberPlace } from './return-focus';

interface LoadErrorProps {
  title: string;
  /** Absent when the title is enough. */
  error?: unknown;
  /** Replaces the server's message. */
  text?: string;
  /** What it returns is waited for. */
  onRetry: () => unknown;
}

/** A failed query. There is no automatic retry, so the user gets a button. */
export function LoadError({ title, error, text, onRetry }: LoadErrorProps) {
  const [trying, setTrying] = useState(false);
  // A success takes the button away, and the focus with it.
  const returnFocus = useRef<() => void>(undefined);
  useEffect(() => () => returnFocus.current?.(), []);
  const tryAgain = async () => {
    if (trying) return;
    returnFocus.current = rememberPlace();
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <Alert
      className="load-error"
      type="error"
      showIcon
      title={title}
      description={text ?? (error === undefined ? undefined : errorText(error, whatHappened(error)))}
      action={
        <Button size="small" loading={trying && { delay: 200 }} onClick={() => void tryAgain()}>
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
