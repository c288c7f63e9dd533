import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { newListeners } from './listeners';
import { LoadError } from './load-error';
import { useToast } from './use-toast';

const FAILURE = 'A part of this page could not be loaded';
const ADVICE = 'Check the connection and try again. If that does not help, reload the page.';

interface LazyProps {
  /** Shown until the chunk has loaded. */
  fallback?: ReactNode;
  /** Of a dialog or an editor. */
  onClose?: () => void;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component in a chunk of its own, loaded when it is first shown or by `preload`. It replaces its fallback as soon as
 * the chunk has loaded: React's `lazy` would wait until 300 ms have passed since the last fallback. A load that fails
 * costs nothing else on the page. What can be closed is closed, with a toast, and the next press tries again; for a part
 * that stays, a button does.
 */
export function lazy<Props extends object>(load: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const { notify, subscribe } = newListeners();
  const loadOnce = () =>
    (coming ??= load().then(
      (module) => {
        loaded = module.default;
        notify();
      },
      (cause: unknown) => {
        coming = undefined;
        throw cause;
      },
    ));
  /** Never rejects: if it fails, the component loads the chunk when it is shown. */
  const preload = () => loadOnce().catch(() => undefined);

  function Lazy(props: Props & LazyProps) {
    const Loaded = useSyncExternalStore(subscribe, () => loaded);
    const [failed, setFailed] = useState(false);
    const toast = useToast();
    const onFailed = useEffectEvent(() => {
      if (!props.onClose) return setFailed(true);
      toast.error(ADVICE, FAILURE);
      props.onClose();
    });
    useEffect(() => {
      let isShown = true;
      loadOnce().catch(() => isShown && onFailed());
      return () => {
        isShown = false;
      };
    }, []);
    // Not passed on, because a component may spread all its props onto a DOM element.
    if (Loaded) return <Loaded {...props} fallback={undefined} />;
    const tryAgain = () => {
      setFailed(false);
      loadOnce().catch(() => setFailed(true));
    };
    return (
      <>
        {props.fallback}
        {failed &&
          createPortal(
            <div className="lazy-failure">
              <LoadError title={FAILURE} text={ADVICE} onRetry={tryAgain} />
            </div>,
            document.body,
          )}
      </>
    );
  }
  return Object.assign(Lazy, { preload });
}
