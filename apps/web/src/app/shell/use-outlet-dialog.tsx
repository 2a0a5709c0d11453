import type { WireVendor } from '@beckon/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'

/** It brings a form and a map with it: fetched when it is first opened. */
const OutletDialog = lazy(async () => ({ default: (await import('./OutletDialog.tsx')).OutletDialog }))

/** The dialog in which an outlet is edited; it outlives the menu that it was opened from. */
export function useOutletDialog(): {
  readonly edit: (outlet: WireVendor) => void
  readonly dialog: ReactNode
} {
  const [outlet, setOutlet] = useState<WireVendor>()
  const dialog = outlet && (
    <Suspense>
      <OutletDialog key={outlet.vendor_id} outlet={outlet} onClose={() => setOutlet(undefined)} />
    </Suspense>
  )
  return { edit: setOutlet, dialog }
}
