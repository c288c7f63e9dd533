import { messageOf } from '#domain';
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { newListeners } from './listeners';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose code is a chunk of its own, asked for when it is first shown or by `preload`. It takes the
 * place of its fallback in the moment the chunk is there: React's `lazy` would let it wait until 300 ms have
 * passed since the last fallback. A chunk that fails is thrown to the boundary above.
 */
export function lazy<Props extends object>(load: Load<Props>) {
  let chunk: { Loaded?: ComponentType<Props>; failure?: Error } = {};
  let coming: Promise<void> | undefined;
  const { tell, subscribe } = newListeners();
  const arrive = (next: typeof chunk) => {
    chunk = next;
    tell();
  };
  /** Never rejects: what fails is told where the component is shown. */
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
    // Not handed on: a component may pass all it gets to an element of the page.
    return Loaded ? <Loaded {...props} fallback={undefined} /> : props.fallback;
  }
  return Object.assign(Lazy, { preload });
}
