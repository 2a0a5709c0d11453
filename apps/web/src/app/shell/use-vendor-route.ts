import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import {
  chosenVendor,
  pickVendor,
  useOutletsChoice,
  useFreshVendor,
  useVendors,
  type VendorChoice,
} from '../../features/branch-selector/index.ts'
import { LONGEST_DURATION_MS, useNotify } from '../../platform/notifications/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { CallFailed, problemOf } from '../../platform/client/index.ts'
import { paramsOf, useCurrentPage } from './tabs.ts'

export type VendorRoute =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'none' }
  | { readonly state: 'ready'; readonly choice: VendorChoice }

/** Which vendor the address names; an address that names none, or a stranger, is made to name one. */
export function useVendorRoute(): VendorRoute {
  const { identity, grantedVendor } = useSession()
  const { vendors, error, refetch } = useVendors()
  const { vendorID: named } = useParams({ strict: false })
  const navigate = useNavigate()
  const page = useCurrentPage()
  const store = useMemo(() => chosenVendor(identity ?? ''), [identity])
  const vendor = useMemo(
    () => (vendors ? pickVendor(vendors, [named, grantedVendor ?? undefined, store.read()]) : undefined),
    [vendors, named, grantedVendor, store],
  )
  const id = vendor?.vendor_id
  useTellOfStranger(named, vendor?.name, named !== undefined && id !== undefined && id !== named)
  useFreshVendor(id)
  useEffect(() => {
    if (id === undefined) return
    store.write(id)
    if (named !== id) void navigate({ to: page, params: paramsOf(id), search: true, replace: true })
  }, [id, named, navigate, store, page])
  const choose = useMemo(
    () => (vendorId: string) => void navigate({ to: page, params: paramsOf(vendorId) }),
    [navigate, page],
  )
  const outlets = useOutletsChoice({
    userId: identity ?? '',
    vendor,
    vendors,
    asksForRider: page === '/request-a-rider/{-$vendorID}',
  })
  const choice = useMemo(
    () => (vendor && vendors ? { vendor, vendors, choose, outlets } : undefined),
    [vendor, vendors, choose, outlets],
  )
  if (identity === null) return { state: 'loading' }
  if (isNone(error)) return { state: 'none' }
  if (!vendors) return error ? { state: 'failed', error, retry: () => void refetch() } : { state: 'loading' }
  return choice ? { state: 'ready', choice } : { state: 'none' }
}

const isNone = (error: unknown) =>
  error instanceof CallFailed && problemOf(error.reason).code === 'vendor.none'

function useTellOfStranger(named: string | undefined, name: string | undefined, isStranger: boolean): void {
  const notify = useNotify()
  const { t } = useTexts()
  useEffect(() => {
    if (isStranger && name) {
      notify(t('branch.unknown', { name }), { kind: 'warning', duration: LONGEST_DURATION_MS })
    }
  }, [named, name, isStranger, notify, t])
}
