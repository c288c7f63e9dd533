import { Alert, Button } from 'antd';
import { errorText } from '../api/request';

interface LoadErrorProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** A read that failed. There is no automatic retry, so the person gets a button. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  return (
    <Alert
      type="error"
      showIcon
      title={title}
      description={errorText(error, 'The server could not be reached.')}
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
