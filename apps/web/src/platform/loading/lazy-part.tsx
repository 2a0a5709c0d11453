import { type ComponentType, createElement, type ReactNode, Suspense, use, useEffect } from 'react'
import { loadOptional } from './load-optional.ts'

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

/**
 * Splits a component off the page that renders it. Loaded code is rendered at once, without showing the fallback; a
 * failed load is retried by `loadOptional`, and where `failed` is shown again by the next rendering.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  options?: LazyPartOptions<P>,
): LazyPart<P> => lazyParts(load)((component) => component, options)

/** Splits several components off that are in one file: once it is loaded, each of them is rendered at once. */
export function lazyParts<M>(load: () => Promise<M>) {
  let loaded: M | undefined
  let loading: Promise<M> | undefined
  const begin = () =>
    (loading ??= loadOptional(load).then((code) => {
      loaded = code
      return code
    }))
  const forget = () => {
    loading = undefined
  }
  const preload = () =>
    begin().then(
      () => true,
      () => {
        forget()
        return false
      },
    )
  return <P extends object>(
    pick: (code: M) => ComponentType<P>,
    { fallback = null, failed }: LazyPartOptions<P> = {},
  ): LazyPart<P> => {
    const Failure = failed && withEffect(failed, forget)
    const shownOf = new WeakMap<Promise<M>, Promise<ComponentType<P>>>()
    // A promise that is rendered must stay the same one.
    const shown = (code: Promise<M>) => {
      const known = shownOf.get(code) ?? (Failure ? code.then(pick, () => Failure) : code.then(pick))
      shownOf.set(code, known)
      return known
    }
    // One component below the boundary in both cases, so that its state stays when the code arrives.
    const Inner = (props: P) =>
      createElement(loaded === undefined ? use(shown(begin())) : pick(loaded), props)
    const Part = (props: P) => (
      <Suspense fallback={fallback}>
        <Inner {...props} />
      </Suspense>
    )
    return Object.assign(Part, { preload })
  }
}

function withEffect<P extends object>(Component: ComponentType<P>, run: () => void): ComponentType<P> {
  return function WithEffect(props: P) {
    useEffect(run, [])
    return <Component {...props} />
  }
}
