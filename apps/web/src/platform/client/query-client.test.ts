import { vendorCalls } from '@beckon/contract'
import { expect, it } from 'vitest'
import { CallFailed } from './answer-to.ts'
import { createQueryClient } from './query-client.ts'
import { queryKeys } from './query-keys.ts'

it.each([
  ['vendor.not-found', true],
  ['order.not-found', false],
] as const)('after %s the list of vendors counts as old: %s', async (code, isOld) => {
  const client = createQueryClient()
  client.setQueryData(queryKeys.vendors(), { result: { vendors: [] } })
  const reason = {
    kind: 'refused',
    failure: { errors: [{ code, message: code, meta: { translation_key: code } }], request_id: 'a' },
  } as unknown as CallFailed['reason']
  await client
    .fetchQuery({
      queryKey: ['orders'],
      queryFn: () => Promise.reject(new CallFailed(vendorCalls.getVendor.name, reason)),
    })
    .catch(() => undefined)
  expect(client.getQueryState(queryKeys.vendors())?.isInvalidated).toBe(isOld)
})
