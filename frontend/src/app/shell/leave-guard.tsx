import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { useWhatIsUnsaved } from '../../shared/ui/unsaved-work';
import { useConfirm } from '../../shared/ui/use-confirm';

/** Asks before unsaved work is lost by a link, by Back, by a reload or by closing the tab. */
export function LeaveGuard() {
  const what = useWhatIsUnsaved();
  const [visit, setVisit] = useState(0);
  // A blocker that was hidden behind the gate would block twice afterwards.
  useEffect(() => () => setVisit((before) => before + 1), []);
  return what === undefined ? null : <Guard key={visit} what={what} />;
}

function Guard({ what }: { what: string }) {
  const confirm = useConfirm();
  // Back may close what is open or show another list, so it asks; a click that does the same is deliberate.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      from.pathname !== to.pathname || (historyAction === NavigationType.Pop && from.search !== to.search),
  );

  const isAsking = useRef(false);
  const ask = useEffectEvent(() => {
    if (isAsking.current) return;
    isAsking.current = true;
    const after = (answer?: () => void) => () => {
      isAsking.current = false;
      answer?.();
    };
    confirm({
      title: 'Leave without saving?',
      content: what,
      okText: 'Leave',
      cancelText: 'Stay',
      onConfirm: after(blocker.proceed),
      onCancel: after(blocker.reset),
    });
  });
  // Depends on the blocker, not on its state alone: on a slow machine it may be blocked again without a render in
  // between.
  useEffect(() => {
    if (blocker.state === 'blocked') ask();
  }, [blocker]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return null;
}
