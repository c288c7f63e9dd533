import { messageOf } from '#domain';
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { newListeners } from './listeners';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component in a chunk of its own, loaded when it is first shown or by `preload`. It replaces its fallback as soon as
 * the chunk has loaded: React's `lazy` would wait until 300 ms have passed since the last fallback. A failed load is
 * thrown to the error boundary if the component is shown, and is forgotten: the next use tries again.
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
        throw new Error(messageOf(cause), { cause });
      },
    ));
  /** Never rejects: if it fails, the component loads the chunk when it is shown. */
  const preload = () => loadOnce().catch(() => undefined);

  function Lazy(props: Props & { fallback?: ReactNode }) {
    const Loaded = useSyncExternalStore(subscribe, () => loaded);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => void loadOnce().catch(setFailure), []);
    if (failure) throw failure;
    // Not passed on, because a component may spread all its props onto a DOM element.
    return Loaded ? <Loaded {...props} fallback={undefined} /> : props.fallback;
  }
  return Object.assign(Lazy, { preload });
}
