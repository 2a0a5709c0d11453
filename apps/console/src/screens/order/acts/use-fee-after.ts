import { calls, type PaymentMethod, type WirePoint } from '@beckon/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { answerTo } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'

const PAUSE_MS = 400

/** The fee of an order after a change of its drop-off point or payment method; undefined until the service has answered. */
export function useFeeAfter(id: string, point: WirePoint, method: PaymentMethod) {
  const { client } = useDeps()
  const wanted = { location: point, payment_method: method }
  const [body] = useDebouncedValue(wanted, PAUSE_MS)
  const isSettled = JSON.stringify(body) === JSON.stringify(wanted)
  const query = useQuery({
    queryKey: ['order-fee', id, body],
    queryFn: async ({ signal }) =>
      (await answerTo(client, calls.previewChange, { params: { id }, body }, { signal })).result,
    gcTime: 0,
    retry: false,
  })
  return { data: isSettled ? query.data : undefined, error: isSettled ? query.error : null }
}
