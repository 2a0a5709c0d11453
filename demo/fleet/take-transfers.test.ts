import { createClient } from '@beckon/contract/client'
import { expect, it } from 'vitest'
import { takeTransfers } from './take-transfers.ts'

it('a simulated rider confirms the parcels that it gets, and not those that it gives', async () => {
  const paths: string[] = []
  const client = createClient({
    origin: 'http://service.test',
    headers: () => ({}),
    fetch: async (input, init) => {
      paths.push(new URL(new Request(input, init).url).pathname)
      return Response.json({ result: true })
    },
  })
  const transfer = { rider_name: 'Mei', at: null }
  await takeTransfers(client, [
    { ...transfer, order_id: 'shop-1', role: 'take_over' },
    { ...transfer, order_id: 'shop-2', role: 'pass_on' },
  ])
  expect(paths).toEqual(['/api/fleet/v1/transfers/shop-1/take'])
})
