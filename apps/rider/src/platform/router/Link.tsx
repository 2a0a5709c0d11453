import type { MouseEvent, ReactNode } from 'react'
import { open } from './router.ts'
import { pathOf, type Route } from './route.ts'

export interface LinkProps {
  readonly to: Route
  readonly className?: string | undefined
  readonly isCurrent?: boolean
  readonly children: ReactNode
}

/** A link to a page of the app, opened without a reload. */
export function Link({ to, className, isCurrent = false, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    open(to)
  }
  return (
    <a href={pathOf(to)} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  )
}
