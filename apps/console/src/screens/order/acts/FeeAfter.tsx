import { Alert, Text } from '@mantine/core'
import { CallFailed, problemOf } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { useFeeAfter } from './use-fee-after.ts'

export interface FeeAfterProps {
  readonly fee: ReturnType<typeof useFeeAfter>
  readonly currency: string
}

/** The fee after a change, before it is made. */
export function FeeAfter({ fee: { data, error }, currency }: FeeAfterProps) {
  const { t, say, format } = useTexts()
  if (error instanceof CallFailed) {
    const { key, values } = problemOf(error.reason)
    return (
      <Alert color="red" role="alert">
        {say(key, values)}
      </Alert>
    )
  }
  const amount = data && format.amount(data.delivery_fee, currency)
  return (
    <Text size="sm" role="status">
      {data && amount && t(data.is_kept ? 'console.orders.fee-kept' : 'console.orders.fee-new', { amount })}
    </Text>
  )
}
