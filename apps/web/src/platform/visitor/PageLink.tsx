import type { ComponentProps, MouseEvent } from 'react'
import { useVisitor } from './visitor-context.ts'

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** A path of the portal. */
  readonly to: string
}

/** A link to another page of the portal, opened without a reload where that is possible. */
export function PageLink({ to, children, ...anchor }: PageLinkProps) {
  const { open } = useVisitor()
  const go = (event: MouseEvent) => {
    // Another tab or window is the browser's matter.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (open(to)) event.preventDefault()
  }
  return (
    <a {...anchor} href={to} onClick={go}>
      {children}
    </a>
  )
}
