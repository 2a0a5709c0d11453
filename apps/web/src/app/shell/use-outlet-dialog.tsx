import type { WireVendor } from '@beckon/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'

/** It brings a form and a map with it: fetched when it is first opened. */
const OutletDialog = lazy(async () => ({ default: (await import('./OutletDialog.tsx')).OutletDialog }))

/** The dialog in which an outlet is added or edited; it outlives the menu that it was opened from. */
export function useOutletDialog(): {
  readonly edit: (outlet: WireVendor) => void
  readonly add: () => void
  readonly dialog: ReactNode
} {
  const [open, setOpen] = useState<{ readonly outlet: WireVendor | undefined }>()
  const dialog = open && (
    <Suspense>
      <OutletDialog outlet={open.outlet} onClose={() => setOpen(undefined)} />
    </Suspense>
  )
  return { edit: (outlet) => setOpen({ outlet }), add: () => setOpen({ outlet: undefined }), dialog }
}
