import '../../platform/theme/component-styles.css'
import { useQueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useContext, useEffect } from 'react'
import { type VendorChoice, VendorContext } from '../../features/branch-selector/index.ts'
import { GuestRegisterPopup } from '../../features/guest/index.ts'
import { OrderWatch } from '../../features/orders/index.ts'
import { WaitingPayment } from '../../features/payment-waiting/index.ts'
import { TermsNotice } from '../../features/terms/index.ts'
import { WalkthroughHost } from '../../features/walkthrough/index.ts'
import { queryKeys } from '../../platform/client/index.ts'
import { FlagsContext } from '../../platform/flags/index.ts'
import { useFollowVendor, useLiveMessages } from '../../platform/live/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { SkipLink } from '../bar/SkipLink.tsx'
import { Bar } from './Bar.tsx'
import styles from './Shell.module.css'
import { ShellFrame } from './ShellFrame.tsx'
import { NoVendors, ShellSkeleton, VendorsFailed } from './ShellStates.tsx'
import { useCurrentPage } from './tabs.ts'
import { useVendorRoute } from './use-vendor-route.ts'

/** The frame of the signed-in screens: the bar, the chosen vendor, the live connection. */
export function Shell() {
  const route = useVendorRoute()
  useLostVendors()
  switch (route.state) {
    case 'loading':
      return <ShellSkeleton />
    case 'failed':
      return <VendorsFailed error={route.error} onRetry={route.retry} />
    case 'none':
      return <NoVendors lost={route.lost} />
    case 'ready':
      return (
        <VendorContext value={route.choice}>
          <FollowVendor choice={route.choice} />
          <OrderWatch />
          <WithWalkthrough>
            <SkipLink />
            <ShellFrame bar={<Bar />}>
              <AboutTerms />
              <AboutPayment vendorId={route.choice.vendor.vendor_id} />
              {/* Another vendor is another piece of work: nothing half done is carried over. */}
              <main id="content" tabIndex={-1} className={styles.main} key={route.choice.vendor.vendor_id}>
                <Outlet />
              </main>
            </ShellFrame>
            <InviteGuest />
          </WithWalkthrough>
        </VendorContext>
      )
  }
}

/** Fetches the vendors when the service reports that the user's roles have changed, or that access to one has ended. */
function useLostVendors(): void {
  const queries = useQueryClient()
  useLiveMessages((message) => {
    const isLost = message.type === 'error' && message.data.code === 'vendor.not-found'
    if (isLost || message.type === 'access_changed') {
      void queries.invalidateQueries({ queryKey: queryKeys.vendors() })
    }
  })
}

function FollowVendor({ choice: { vendor, outlets } }: { readonly choice: VendorChoice }) {
  const { vendor_id, parent_vendor_id } = vendor
  const flags = useContext(FlagsContext)
  useFollowVendor(vendor_id, outlets.areIncluded)
  useEffect(() => {
    flags.showShop({ vendor_id, parent_vendor_id })
    return () => flags.showShop(null)
  }, [flags, vendor_id, parent_vendor_id])
  return null
}

/** Guests and platforms agreed elsewhere. */
function AboutTerms() {
  return useSession().mode === 'classic' ? <TermsNotice /> : null
}

/** At the request itself the payment is what one sees. */
function AboutPayment({ vendorId }: { readonly vendorId: string }) {
  const { identity } = useSession()
  const page = useCurrentPage()
  if (identity === null || page === '/request-a-rider/{-$vendorID}') return null
  return <WaitingPayment key={`${page} ${vendorId}`} identity={identity} vendorId={vendorId} />
}

/** Never over the form: a click meant for the form would answer the invitation. */
function InviteGuest() {
  const { mode } = useSession()
  const page = useCurrentPage()
  return mode !== 'guest' || page === '/request-a-rider/{-$vendorID}' ? null : <GuestRegisterPopup />
}

/** The introduction opens before a user's first request. */
function WithWalkthrough({ children }: { readonly children: ReactNode }) {
  const { identity } = useSession()
  const isItsPage = useCurrentPage() === '/request-a-rider/{-$vendorID}'
  return (
    <WalkthroughHost userId={identity ?? 'nobody'} isItsPage={isItsPage} waiting={<ShellSkeleton />}>
      {children}
    </WalkthroughHost>
  )
}
