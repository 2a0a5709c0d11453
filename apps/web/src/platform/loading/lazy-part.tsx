import { type ComponentType, type ReactNode, Suspense, use, useEffect } from 'react'
import { loadPatiently } from './load-patiently.ts'

/** A component whose code is loaded when it is first rendered, or before that by `preload`. */
export type LazyPart<P> = ComponentType<P> & {
  /** Loads the code; returns whether it is there. Never fails, because rendering loads it again. */
  readonly preload: () => Promise<boolean>
}

export interface LazyPartOptions<P> {
  /** Shown while the code is loading. */
  readonly fallback?: ReactNode
  /** Shown where the code cannot be loaded; without it the error boundary of the page is. */
  readonly failed?: ComponentType<P>
}

interface Loading<P> {
  readonly code: Promise<ComponentType<P>>
  /** The same, or what stands for code that cannot be loaded. */
  readonly shown: Promise<ComponentType<P>>
}

/**
 * Splits a component off the page that renders it. Loaded code is rendered at once, without showing the fallback; a
 * failed load is retried by `loadPatiently`, and where `failed` is shown again by the next rendering.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { fallback = null, failed }: LazyPartOptions<P> = {},
): LazyPart<P> {
  let Loaded: ComponentType<P> | undefined
  let loading: Loading<P> | undefined
  const forget = () => {
    loading = undefined
  }
  const Failure = failed && withEffect(failed, forget)
  const start = (): Loading<P> => {
    const code = loadPatiently(load).then((component) => (Loaded = component))
    return { code, shown: Failure ? code.catch(() => Failure) : code }
  }
  const begin = () => (loading ??= start())
  // One component below the boundary in both cases, so that its state stays when the code arrives.
  function Inner(props: P) {
    const Component = Loaded ?? use(begin().shown)
    return <Component {...props} />
  }
  function Part(props: P) {
    return (
      <Suspense fallback={fallback}>
        <Inner {...props} />
      </Suspense>
    )
  }
  const preload = () =>
    begin().code.then(
      () => true,
      () => {
        forget()
        return false
      },
    )
  return Object.assign(Part, { preload })
}

function withEffect<P extends object>(Component: ComponentType<P>, run: () => void): ComponentType<P> {
  return function WithEffect(props: P) {
    useEffect(run, [])
    return <Component {...props} />
  }
}
