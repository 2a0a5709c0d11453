import type { APIRequestContext } from '@playwright/test'
import { service } from './port.ts'
import { fresh, type Shop } from './support.ts'
import { expect } from './test.ts'

interface NewOutlet {
  readonly name: string
  readonly phone: string
  /** Degrees from the shop. */
  readonly north?: number
  readonly east?: number
}

/** Adds a collection point to a shop, and returns its id. */
export async function addOutlet(
  request: APIRequestContext,
  { vendorId, headers, place }: Shop,
  { name, phone, north = 0, east = 0 }: NewOutlet,
): Promise<string> {
  const added = await request.post(`${service}/api/orders/v1/outlet`, {
    headers: { ...headers, 'idempotency-key': fresh('outlet') },
    data: {
      parent_vendor_id: vendorId,
      name,
      address: 'Market',
      latitude: place.latitude + north,
      longitude: place.longitude + east,
      rider_instructions: '',
      phone_number: phone,
      city: '',
      users: [],
      unit: '',
      building: '',
      street: 'Market',
      postal_code: '',
      country_code: headers['x-country'],
      client_vendor_id: name,
      street_number: '',
    },
  })
  expect(added.status(), await added.text()).toBe(200)
  return (await added.json()).result.vendor_id
}
