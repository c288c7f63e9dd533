import { Button, Result } from 'antd';

/** Shown in place of a screen that failed to render or to load. */
export function RouteError() {
  return (
    <Result
      status="warning"
      title="This screen could not be shown"
      subTitle="Reload the page. Your unsaved prompts are kept."
      extra={
        <Button type="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    />
  );
}
