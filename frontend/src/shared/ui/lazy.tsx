import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { newListeners } from './listeners';
import { LoadError } from './load-error';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component in a chunk of its own, loaded when it is first shown or by `preload`. It replaces its fallback as soon as
 * the chunk has loaded: React's `lazy` would wait until 300 ms have passed since the last fallback. A load that fails
 * costs nothing else on the page: it is said beside the fallback, and can be tried again.
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

  function Lazy(props: Props & { fallback?: ReactNode }) {
    const Loaded = useSyncExternalStore(subscribe, () => loaded);
    const [failed, setFailed] = useState(false);
    const request = () => void loadOnce().catch(() => setFailed(true));
    useEffect(request, []);
    // Not passed on, because a component may spread all its props onto a DOM element.
    if (Loaded) return <Loaded {...props} fallback={undefined} />;
    const tryAgain = () => {
      setFailed(false);
      request();
    };
    return (
      <>
        {props.fallback}
        {failed && (
          <div className="lazy-failure">
            <LoadError
              title="A part of this page could not be loaded"
              text="Check the connection. If that does not help, reload the page."
              onRetry={tryAgain}
            />
          </div>
        )}
      </>
    );
  }
  return Object.assign(Lazy, { preload });
}
