import { messageOf } from '#domain';
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { newListeners } from './listeners';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component in a chunk of its own, loaded when it is first shown or by `preload`. It replaces its fallback as soon as
 * the chunk has loaded: React's `lazy` would wait until 300 ms have passed since the last fallback. A failed load is
 * thrown to the error boundary.
 */
export function lazy<Props extends object>(load: Load<Props>) {
  let chunk: { Loaded?: ComponentType<Props>; failure?: Error } = {};
  let coming: Promise<void> | undefined;
  const { notify, subscribe } = newListeners();
  const arrive = (next: typeof chunk) => {
    chunk = next;
    notify();
  };
  /** Never rejects: a failure is thrown where the component is rendered. */
  const preload = () =>
    (coming ??= load().then(
      (module) => arrive({ Loaded: module.default }),
      (cause: unknown) => arrive({ failure: new Error(messageOf(cause), { cause }) }),
    ));
  const awaitChunk = (listener: () => void) => {
    void preload();
    return subscribe(listener);
  };

  function Lazy(props: Props & { fallback?: ReactNode }) {
    const { Loaded, failure } = useSyncExternalStore(awaitChunk, () => chunk);
    if (failure) throw failure;
    // Not passed on, because a component may spread all its props onto a DOM element.
    return Loaded ? <Loaded {...props} fallback={undefined} /> : props.fallback;
  }
  return Object.assign(Lazy, { preload });
}
