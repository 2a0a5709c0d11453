import { Skeleton, Stack } from '@mantine/core'
import { type OrderRecord, orderCalls, type WireVendor } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { FailureState, Page } from '../../features/page/index.ts'
import { answerTo, CallFailed, problemOf, queryKeys, useClient } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

interface AgainOrderProps {
  readonly vendor: WireVendor
  readonly orderId: string
  readonly onFound: (order: OrderRecord) => void
  /** Shown where the order does not exist. */
  readonly children: ReactNode
}

/** Loads the order that is requested again. */
export function AgainOrder({ vendor, orderId, onFound, children }: AgainOrderProps) {
  const { t } = useTexts()
  const client = useClient()
  const query = useQuery({
    queryKey: queryKeys.order(vendor.vendor_id, orderId),
    queryFn: async ({ signal }) => {
      const input = { query: { vendorId: vendor.vendor_id, orderId } }
      return (await answerTo(client, orderCalls.getOrder, input, { signal })).result
    },
  })
  const order = query.data
  const isNotified = useRef(false)
  useEffect(() => {
    if (!order || isNotified.current) return
    isNotified.current = true
    onFound(order)
  }, [order, onFound])
  if (isUnknown(query.error)) return children
  return (
    <Page title={t('request.title')}>
      {query.error ? (
        <FailureState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Stack gap="md" aria-busy aria-label={t('state.loading')}>
          <Skeleton height={120} />
          <Skeleton height={240} />
        </Stack>
      )}
    </Page>
  )
}

/** An order of another vendor, a missing one and a malformed id get the same answer. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof CallFailed) || error.reason.kind !== 'refused') return false
  return error.reason.status < 500 && problemOf(error.reason).code !== 'rate.exceeded'
}
