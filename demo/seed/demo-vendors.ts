import type { Deployment } from '@beckon/domain/country'
import type { Insertable } from 'kysely'
import type { VendorTable } from '../../apps/server/src/capabilities/parties/vendors/schema.ts'
import { demoArea } from './demo-areas.ts'
import { mobileOf } from './people.ts'
import type { Random } from './random.ts'
import type { City, DemoAddress } from './spots.ts'
import type { CountryWords } from './vocabulary/index.ts'

/** Every shop of the demo world has its place. */
export type DemoVendor = Insertable<VendorTable> & { readonly latitude: number; readonly longitude: number }

/** Metres from the centre within which shops lie. */
const SHOPS_WITHIN = 1500

interface Ground {
  readonly deployment: Deployment
  readonly words: CountryWords
  readonly city: City
  readonly random: Random
  readonly now: Date
}

/** A parent with three outlets, and a vendor without a parent. */
export function demoVendors(ground: Ground): DemoVendor[] {
  const { deployment, words, city } = ground
  const code = deployment.country.toLowerCase()
  const chain = `${code}-100`
  const chainSpot = city.spot(SHOPS_WITHIN)
  return [
    vendorOf(ground, { vendor_id: chain, name: words.chain, spot: chainSpot, is_parent: true, minutes: 8 }),
    ...words.outlets.map((label, index) =>
      vendorOf(ground, {
        vendor_id: `${code}-${101 + index}`,
        name: `${words.chain} – ${label}`,
        spot: index === 0 ? chainSpot : city.spot(SHOPS_WITHIN),
        parent_vendor_id: chain,
        minutes: 6 + index * 2,
        // The first delivers as far as the country lets it, which shows the other reason.
        area: index > 0 ? demoArea(deployment.mapCentre) : undefined,
      }),
    ),
    vendorOf(ground, {
      vendor_id: `${code}-200`,
      name: words.shop,
      spot: city.spot(SHOPS_WITHIN),
      minutes: 8,
    }),
  ]
}

interface Sketch {
  readonly vendor_id: string
  readonly name: string
  readonly spot: DemoAddress
  readonly minutes: number
  readonly is_parent?: boolean
  readonly parent_vendor_id?: string
  readonly area?: [number, number][] | undefined
}

function vendorOf({ deployment, words, random, now }: Ground, sketch: Sketch): DemoVendor {
  const { spot } = sketch
  return {
    vendor_id: sketch.vendor_id,
    country: deployment.country,
    parent_vendor_id: sketch.parent_vendor_id ?? null,
    client_vendor_id: sketch.vendor_id.toUpperCase(),
    name: sketch.name,
    is_parent: sketch.is_parent ?? false,
    estimation_pick_up_time: sketch.minutes,
    payment_methods: JSON.stringify({ CASH_ON_DELIVERY: true, PAID: true, PAYMENT_ON_DELIVERY: false }),
    contact_phone: mobileOf(words, random),
    address_text: spot.address,
    building: '',
    unit: '',
    city: spot.city,
    postal_code: spot.postcode,
    street: spot.street,
    street_number: spot.number,
    latitude: spot.latitude,
    longitude: spot.longitude,
    rider_instructions: '',
    delivery_area: sketch.area ? JSON.stringify(sketch.area) : null,
    created_at: now,
  }
}
