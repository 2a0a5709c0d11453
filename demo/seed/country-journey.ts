import type {
  BrowserConfig,
  OrderRecord,
  OrderRequest,
  Place,
  PlaceHit,
  Quote,
  WireVendor,
} from '@beckon/contract'
import { type CountryCode, parameters } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import { examplePhone } from '@beckon/domain/phone'
import { needsParcel, parcelBands } from '@beckon/domain/request'
import { requestedOrder, quoteFor } from '../../apps/server/test/ask-for-rider.ts'
import { type SignedIn, signIn } from '../../apps/server/test/seed/sign-in.ts'
import type { TestServer } from '../../apps/server/test/test-server.ts'
import type { Roads } from '../fleet/rider-deps.ts'
import { deliverOrder } from './country-riders.ts'
import { personOf } from './people.ts'
import { seededRandom } from './random.ts'
import { DEMO_EMAIL } from './seed-country.ts'
import { words } from './vocabulary/index.ts'

/**
 * Events in one country from the first visit to the delivered parcel, each step as soon as its predecessors
 * are done.
 */
export interface CountryJourney {
  readonly opened: Promise<Opened>
  readonly found: Promise<FoundAddresses>
  readonly priced: Promise<Quote>
  readonly delivered: Promise<Delivered>
}

export interface Opened {
  readonly config: BrowserConfig
  readonly user: SignedIn
  readonly vendors: readonly WireVendor[]
}

/** One door, as it is written in the country's language and in Latin letters, and what typing that found. */
export interface FoundAddresses {
  readonly own: Place
  readonly latin: Place
  readonly byOwn: Place | undefined
  readonly byLatin: Place | undefined
  readonly byStreetAndNumber: Place | undefined
}

export interface Delivered {
  readonly typedPhone: string
  readonly customer: string
  readonly record: OrderRecord
  /** The export of that day, in the language that the country has unless another is asked for. */
  readonly csv: string
}

export interface Setup {
  readonly server: TestServer
  readonly roads: Roads
  readonly country: CountryCode
  /** BCP 47, of the street signs. */
  readonly signs: string
}

/** Begins once the country is laid out. */
export function runCountryJourney(setup: Setup, seeded: Promise<unknown>): CountryJourney {
  const opened = seeded.then(() => open(setup))
  const found = opened.then(({ vendors }) => findDoor(setup, vendors))
  const priced = Promise.all([opened, found]).then(([{ user, vendors }, { own }]) =>
    price(setup, user, requestOf(vendors, own)),
  )
  const delivered = Promise.all([opened, found, priced]).then((known) => deliver(setup, ...known))
  const journey = { opened, found, priced, delivered }
  // A failure is reported by the test that awaits the step; until then it must not count as an unhandled
  // rejection.
  for (const step of Object.values(journey)) step.catch(() => undefined)
  return journey
}

const get = async ({ server, country }: Setup, path: string, user?: SignedIn) =>
  server.app.inject({ url: path, headers: { 'x-country': country, ...user?.headers } })

async function open(setup: Setup): Promise<Opened> {
  const config = (await get(setup, '/config.json')).json<BrowserConfig>()
  const user = await signIn(setup.server, setup.country, DEMO_EMAIL)
  const vendors = (await get(setup, '/api/orders/v1/vendors', user)).json().result.vendors
  return { config, user, vendors }
}

/** The door of another shop of the same town. */
async function findDoor(setup: Setup, vendors: readonly WireVendor[]): Promise<FoundAddresses> {
  const at = pointOf(vendors.find(({ vendor_id }) => vendor_id.endsWith('-102')))
  const [own, latin] = [await reverse(setup, at, setup.signs), await reverse(setup, at, 'en')]
  const street = `${latin.street} ${latin.number}`
  return {
    own,
    latin,
    byOwn: await firstOf(setup, own.formatted_address, setup.signs),
    byLatin: await firstOf(setup, latin.formatted_address, 'en'),
    byStreetAndNumber: await firstOf(setup, street, setup.signs),
  }
}

async function reverse(setup: Setup, { latitude, longitude }: Point, language: string): Promise<Place> {
  const query = new URLSearchParams({ lat: `${latitude}`, lng: `${longitude}`, language })
  const [place] = (await get(setup, `/api/hurrier/v1/geolocator/reverse?${query}`)).json().data
  return place
}

/** Returns the details of the first suggestion. */
async function firstOf(setup: Setup, typed: string, language: string): Promise<Place | undefined> {
  const query = new URLSearchParams({ query: typed, country: setup.country, language })
  const hits: PlaceHit[] = (await get(setup, `/api/hurrier/v1/geolocator/autocomplete?${query}`)).json().data
  const [hit] = hits
  if (!hit) return undefined
  const asked = new URLSearchParams({ query_id: hit.id, language })
  return (await get(setup, `/api/hurrier/v1/geolocator/details?${asked}`)).json().data[0]
}

function pointOf(vendor: WireVendor | undefined): Point {
  const { latitude, longitude } = vendor?.vendor_information.location ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') throw new Error('a shop without a place')
  return { latitude, longitude }
}

function requestOf(vendors: readonly WireVendor[], door: Point) {
  const shop = vendors.find(({ vendor_id }) => vendor_id.endsWith('-200'))
  const { latitude, longitude } = door
  return {
    vendorId: shop?.vendor_id ?? '',
    source: pointOf(shop),
    destination: { latitude, longitude },
    payment: 'CASH_ON_DELIVERY',
  } as const
}

async function price({ server }: Setup, user: SignedIn, wish: ReturnType<typeof requestOf>): Promise<Quote> {
  const answer = await quoteFor(server, user, wish)
  if (answer.statusCode !== 200) throw new Error(`no price: ${answer.body}`)
  return answer.json<Quote>()
}

async function deliver(
  setup: Setup,
  { user, vendors }: Opened,
  { own }: FoundAddresses,
  quote: Quote,
): Promise<Delivered> {
  const { server, country } = setup
  const customer = personOf(words[country], seededRandom(`story:${country}`))
  const typedPhone = examplePhone(country)
  const wish = requestOf(vendors, own)
  const orderId = await requestedOrder(server, user, {
    ...wish,
    quote,
    change: (request) => asked(request, country, { customer, typedPhone, door: own }),
  })
  const record = await deliverOrder(setup, async () => {
    const path = `/api/orders/v1/order?vendorId=${wish.vendorId}&orderId=${orderId}`
    return (await get(setup, path, user)).json<{ result: OrderRecord }>().result
  })
  const period = new URLSearchParams({
    from: `${record.created_at - 60}`,
    to: `${record.created_at + 60}`,
    search: orderId,
    format: 'csv',
  })
  const csv = (await get(setup, `/api/orders/v1/vendor/${wish.vendorId}/orders/export?${period}`, user)).body
  return { typedPhone, customer, record, csv }
}

interface DemoRequest {
  readonly customer: string
  readonly typedPhone: string
  readonly door: Place
}

/** The order as a shop of the country fills the form: unit and weight where they are asked for. */
function asked(
  request: OrderRequest,
  country: CountryCode,
  { customer, typedPhone, door }: DemoRequest,
): OrderRequest {
  const limits = parameters[country]
  const { unit_number, ...known } = request.customer
  const unit = country === 'SG' && unit_number ? { unit_number } : {}
  const location = { ...known.location, address: door.formatted_address, notes: '' }
  const [band] = needsParcel(limits) ? parcelBands(limits) : []
  const parcel = band ? { parcel: { weight_grams: band.grams, longest_side_cm: band.sideCm } } : {}
  const amount = Math.ceil(limits.tariff.base * 2)
  return {
    ...request,
    customer: { ...known, ...unit, name: customer, phone_number: typedPhone, location },
    order: { ...request.order, amount, ...parcel },
  }
}
