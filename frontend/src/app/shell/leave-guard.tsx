import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router';
import { unsavedWork } from '../../shared/ui/unsaved-work';
import { useConfirm } from '../../shared/ui/use-confirm';

/** Asks before unsaved work is left behind: by a link, by Back, by a reload or by closing the tab. */
export function LeaveGuard() {
  const [visit, setVisit] = useState(0);
  // A blocker that waited behind the gate would block twice afterwards.
  useEffect(() => () => setVisit((before) => before + 1), []);
  return <Guard key={visit} />;
}

function Guard() {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedWork() !== undefined && currentLocation.pathname !== nextLocation.pathname,
  );

  const ask = useEffectEvent(() =>
    confirm({
      title: 'Leave without saving?',
      content: unsavedWork(),
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
    const warn = (event: BeforeUnloadEvent) => {
      if (unsavedWork() !== undefined) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return null;
}
