import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from './use-confirm';

/** Asks before unsaved work is left behind: by a link, by Back, by a reload or by closing the tab. */
export function useLeaveGuard(hasUnsavedWork: boolean, what: string): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork && currentLocation.pathname !== nextLocation.pathname,
  );

  const ask = useEffectEvent(() =>
    confirm({
      title: 'Leave without saving?',
      content: what,
      okText: 'Leave',
      cancelText: 'Stay',
      onConfirm: () => blocker.proceed?.(),
      onCancel: () => blocker.reset?.(),
    }),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') ask();
  }, [blocker.state]);

  useEffect(() => {
    if (!hasUnsavedWork) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsavedWork]);
}
