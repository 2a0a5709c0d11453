import type { WireVendor } from '@beckon/contract'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
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
  /** `lost`: the name of the vendor that the user has lost access to. */
  | { readonly state: 'none'; readonly lost: string | undefined }
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
  const hasNone = isNone(error)
  const lost = useLostVendor({ vendor, vendors: vendors ?? noVendors }, hasNone)
  const isStranger = named !== undefined && id !== undefined && id !== named && lost?.vendor_id !== named
  useUnknownVendorNotice(named, vendor?.name, isStranger)
  useLostVendorNotice(lost?.name, hasNone ? undefined : vendor?.name)
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
    requestsRider: page === '/request-a-rider/{-$vendorID}',
  })
  const choice = useMemo(
    () => (vendor && vendors ? { vendor, vendors, choose, outlets } : undefined),
    [vendor, vendors, choose, outlets],
  )
  if (identity === null) return { state: 'loading' }
  if (hasNone) return { state: 'none', lost: lost?.name }
  if (!vendors) return error ? { state: 'failed', error, retry: () => void refetch() } : { state: 'loading' }
  return choice ? { state: 'ready', choice } : { state: 'none', lost: lost?.name }
}

const noVendors: readonly WireVendor[] = []

const isNone = (error: unknown) =>
  error instanceof CallFailed && problemOf(error.reason).code === 'vendor.none'

interface Selected {
  readonly shown: WireVendor | undefined
  readonly lost: WireVendor | undefined
}

/** Returns the selected vendor that the user has lost access to, until another one is lost. */
function useLostVendor(
  { vendor, vendors }: { readonly vendor: WireVendor | undefined; readonly vendors: readonly WireVendor[] },
  hasNone: boolean,
): WireVendor | undefined {
  const [selected, select] = useState<Selected>({ shown: undefined, lost: undefined })
  const { shown } = selected
  const isLost = shown !== undefined && (hasNone || !vendors.some(isSame(shown)))
  const next = isLost ? shown : selected.lost
  if (vendor && !hasNone && vendor !== shown) {
    select({ shown: vendor, lost: next && isSame(next)(vendor) ? undefined : next })
  }
  return next
}

const isSame =
  ({ vendor_id: id }: WireVendor) =>
  (one: WireVendor) =>
    one.vendor_id === id

function useLostVendorNotice(lost: string | undefined, other: string | undefined): void {
  const notify = useNotify()
  const { t } = useTexts()
  const notified = useRef<string>(undefined)
  useEffect(() => {
    if (lost === undefined) notified.current = undefined
    if (lost === undefined || other === undefined || notified.current === lost) return
    notified.current = lost
    notify(t('branch.removed', { name: lost, other }), { kind: 'warning', duration: LONGEST_DURATION_MS })
  }, [lost, other, notify, t])
}

function useUnknownVendorNotice(
  named: string | undefined,
  name: string | undefined,
  isStranger: boolean,
): void {
  const notify = useNotify()
  const { t } = useTexts()
  useEffect(() => {
    if (isStranger && name) {
      notify(t('branch.unknown', { name }), { kind: 'warning', duration: LONGEST_DURATION_MS })
    }
  }, [named, name, isStranger, notify, t])
}
