import type { FastifyInstance } from 'fastify'
import { accounts } from './capabilities/parties/accounts/index.ts'
import { bulk } from './capabilities/ordering/bulk/index.ts'
import { cash } from './capabilities/money/cash/index.ts'
import { decisions } from './capabilities/fulfilment/decisions/index.ts'
import { dispatch } from './capabilities/fulfilment/dispatch/index.ts'
import { flags } from './capabilities/settings/flags/index.ts'
import { dropOffs } from './capabilities/parties/drop-offs/index.ts'
import { fleet } from './capabilities/fulfilment/fleet/index.ts'
import { guests } from './capabilities/parties/guests/index.ts'
import { ledger } from './capabilities/money/ledger/index.ts'
import { help } from './capabilities/support/help/index.ts'
import { messages } from './capabilities/fulfilment/messages/index.ts'
import { notify } from './capabilities/settings/notify/index.ts'
import { operators } from './capabilities/settings/operators/index.ts'
import { orders, type OrdersDoor } from './capabilities/ordering/orders/index.ts'
import { parameters } from './capabilities/settings/parameters/index.ts'
import { payments } from './capabilities/money/payments/index.ts'
import { embeddedMaps, type MapEngine, places } from './capabilities/parties/places/index.ts'
import { platforms } from './capabilities/parties/platforms/index.ts'
import { pricing } from './capabilities/ordering/pricing/index.ts'
import { proofs } from './capabilities/fulfilment/proofs/index.ts'
import { sharing } from './capabilities/fulfilment/sharing/index.ts'
import { texts } from './capabilities/settings/texts/index.ts'
import { terms } from './capabilities/settings/terms/index.ts'
import { vendors } from './capabilities/parties/vendors/index.ts'
import { countPaidUse, giveBackUnused, vouchers } from './capabilities/ordering/vouchers/index.ts'
import { welcome } from './capabilities/support/welcome/index.ts'
import type { PlatformParts } from './platform/create-platform.ts'
import { useBrowserConfig } from './platform/http/web/browser-config.ts'
import { createHttp } from './platform/http/create-http.ts'
import { useHealthRoutes } from './platform/http/health-routes.ts'
import { useStaticWeb } from './platform/http/web/static-web.ts'

export interface Surroundings {
  readonly isStopping: () => boolean
  /** Where this process answers, once it does. */
  readonly origin: () => string
  /** Where places and roads come from; our own packs where absent. */
  readonly maps?: MapEngine
}

/** The platform's HTTP, and the capabilities behind it. */
export async function createApp(
  platform: PlatformParts,
  surroundings: Surroundings,
): Promise<FastifyInstance> {
  const { config } = platform
  const app = await createHttp(platform)
  useHealthRoutes(app, platform.health, surroundings.isStopping)
  const people = composePeople(platform)
  const work = await composeWork(platform, people, surroundings)
  if (config.roles.has('api')) {
    for (const door of [...people.doors, ...work.doors]) door.routes(app)
    useBrowserConfig(app, config, {
      mapOf: work.basemap,
      embedOriginsOf: people.originsOf,
      textVersionsOf: people.text.versionsOf,
    })
    const front = welcome(platform, people.parameter, people.text.speak)
    front.routes(app)
    await useStaticWeb(app, config.webDir, front)
  }
  await app.ready()
  return app
}

/** The table of contents, first half: who there is, and what their country allows. */
function composePeople(platform: PlatformParts) {
  const text = texts(platform)
  const notifier = notify(platform, text.speak)
  const flag = flags(platform)
  const vendor = vendors(platform, { notify: notifier, isOn: flag.isOn })
  const account = accounts(platform, {
    notify: notifier,
    vendors: vendor,
    isClosed: (country) => flag.isOn(country, 'DeactivateSignUpButton'),
  })
  const guest = guests(platform, {
    vendors: vendor,
    isOpen: (country) => flag.isOn(country, 'GuestCheckout'),
  })
  const embedding = platforms(platform)
  const helpDesk = help(platform, { notify: notifier, vendors: vendor, accounts: account })
  const parameter = parameters(platform)
  const doors = [
    text,
    notifier,
    flag,
    operators(platform),
    terms(platform),
    parameter,
    vendor,
    account,
    guest,
    embedding,
    helpDesk,
  ]
  const { originsOf } = embedding
  return { doors, vendor, parameter, text, notify: notifier, isOn: flag.isOn, originsOf }
}

/** Second half: from a place to a parcel at a door, each with the doors it needs. */
async function composeWork(
  platform: PlatformParts,
  { vendor, parameter, text, notify: notifier, isOn, originsOf }: ReturnType<typeof composePeople>,
  { maps, origin }: Surroundings,
) {
  const engine = maps ?? (await embeddedMaps(platform.config.dataDir, (line) => platform.log.warn(line)))
  const place = places(platform, engine, { isOn })
  const price = pricing(platform, vendor, parameter, place)
  const voucher = vouchers(platform, { pricing: price, vendors: vendor, isOn })
  const neighbours = { vendors: vendor, parameters: parameter, places: place, pricing: price, isOn }
  const order = orders(platform, { ...neighbours, speak: text.speak })
  order.onMoved(giveBackUnused)
  order.onMoved(countPaidUse)
  const proof = proofs(platform, { orders: order, vendors: vendor, parameters: parameter, isOn })
  const shared = sharing(platform, { orders: order, vendors: vendor, proofs: proof, isOn })
  const money = { ledger: ledger(platform), orders: order, vendors: vendor, parameters: parameter, isOn }
  const payment = payments(platform, { ...money, notify: notifier, originsOf, origin })
  const atDoor = cash(platform, money)
  const waysToPay = [payment, atDoor]
  const many = bulk(platform, { ...neighbours, orders: order })
  const dropOff = dropOffs(platform, { vendors: vendor, isOn })
  const message = messages(platform, { orders: order, vendors: vendor, parameters: parameter })
  const decision = decisions(platform, { ...neighbours, ...money, notify: notifier })
  const dispatcher = dispatch(platform, {
    orders: order,
    decisions: decision,
    cash: atDoor,
    parameters: parameter,
    roads: place.routeAtOnce,
  })
  fleet(platform, dispatcher, { roads: place.routeAtOnce, origin, customerSays: pinOf(order) })
  return {
    doors: [
      ...waysToPay,
      place,
      price,
      voucher,
      order,
      many,
      decision,
      shared,
      dropOff,
      message,
      proof,
      dispatcher,
    ],
    basemap: place.basemap,
  }
}

/** What a rehearsed customer says at the door. */
const pinOf = (orders: OrdersDoor) => async (orderId: string) => {
  const vendorId = orders.ownerOf(orderId)
  const known = vendorId === undefined ? undefined : await orders.load({ vendorId, orderId })
  return known?.handover_pin ?? undefined
}
