import { usePopoverContext } from '@mantine/core'
import { type RefObject, useLayoutEffect } from 'react'

/**
 * Puts a popover of the component library at an element that is not its child. So the element is part of the first
 * page, and the popover with its positioning is loaded later.
 */
export function Anchor({ to }: { readonly to: RefObject<HTMLElement | null> }) {
  const { reference } = usePopoverContext()
  useLayoutEffect(() => {
    if (to.current) reference(to.current)
  }, [reference, to])
  return null
}
