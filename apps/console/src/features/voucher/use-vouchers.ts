import { calls, type OperatedVoucher } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

const MOST = 500

/** Returns the vouchers of the country that match. */
export function useVouchers(isMatch: (voucher: OperatedVoucher) => boolean) {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: ['vouchers', country],
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.listVouchers, { query: { count: MOST } }, { signal })).result,
    select: (vouchers) => vouchers.filter(isMatch),
  })
}
