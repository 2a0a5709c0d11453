import { Skeleton, Stack } from '@mantine/core'
import { orderCalls, type WireVendor } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { FailureState, Page } from '../../features/page/index.ts'
import { answerTo, useClient } from '../../platform/client/index.ts'
import { useFlag } from '../../platform/flags/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { NotEditable } from './NotEditable.tsx'
import { Request } from './Request.tsx'

interface EditOrderProps {
  readonly vendor: WireVendor
  readonly orderId: string
}

/** Loads the current version of the order to edit. */
export function EditOrder({ vendor, orderId }: EditOrderProps) {
  const { t } = useTexts()
  const client = useClient()
  const isOffered = useFlag('ModifyOrderButton')
  const query = useQuery({
    queryKey: ['order-to-edit', vendor.vendor_id, orderId],
    // The order stays as it was loaded while it is edited; its version is checked when it is sent.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const input = { query: { vendorId: vendor.vendor_id, orderId } }
      return (await answerTo(client, orderCalls.getOrder, input, { signal })).result
    },
  })
  if (query.data?.can.edit === true && isOffered) return <Request vendor={vendor} editing={query.data} />
  return (
    <Page title={t('request.edit.title')} width="narrow">
      {query.error && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && (
        <Stack gap="md" aria-busy>
          <Skeleton height={120} />
          <Skeleton height={240} />
        </Stack>
      )}
      {query.data && <NotEditable vendorId={vendor.vendor_id} orderId={orderId} status={query.data.status} />}
    </Page>
  )
}
