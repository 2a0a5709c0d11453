import { expect, it } from 'vitest'
import { createIntent } from './create-intent.ts'

it('refuses an online payment for a vendor of the test mode before the gateway is asked', async () => {
  const vendors = { vendorFor: async () => ({ vendor_id: 'test.shop' }) }
  const order = { vendor_id: 'test.shop' }
  const command = { user: {}, deployment: {}, key: 'key', body: { vendor_id: 'test.shop', order } }
  // The steps after the refusal need more of the dependencies, and would throw.
  const answer = await createIntent({ vendors } as never, command as never)
  expect(answer).toEqual({ refused: 'payment.off' })
})
