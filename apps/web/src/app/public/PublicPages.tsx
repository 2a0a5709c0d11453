import { Outlet } from '@tanstack/react-router'
import { PublicFrame } from './PublicFrame.tsx'

/** The pages of the portal that need no account. */
export function PublicPages() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
