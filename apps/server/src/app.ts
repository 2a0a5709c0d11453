import type { FastifyInstance } from 'fastify'
import { accounts } from './capabilities/parties/accounts/index.ts'
import { bulk } from './capabilities/ordering/bulk/index.ts'
import { cash } from './capabilities/money/cash/index.ts'
import { decisions } from './capabilities/fulfilment/decisions/index.ts'
import { dispatch } from './capabilities/fulfilment/dispatch/index.ts'
import { earnings } from './capabilities/money/earnings/index.ts'
import { flags } from './capabilities/settings/flags/index.ts'
import { dropOffs } from './capabilities/parties/drop-offs/index.ts'
import { guests } from './capabilities/parties/guests/index.ts'
import { ledger } from './capabilities/money/ledger/index.ts'
import { help } from './capabilities/support/help/index.ts'
import { messages } from './capabilities/fulfilment/messages/index.ts'
import { notify } from './capabilities/settings/notify/index.ts'
import { operators } from './capabilities/settings/operators/index.ts'
import { orders } from './capabilities/ordering/orders/index.ts'
import { parameters } from './capabilities/settings/parameters/index.ts'
import { payments } from './capabilities/money/payments/index.ts'
import { embeddedMaps, type MapEngine, places } from './capabilities/parties/places/index.ts'
import { platforms } from './capabilities/parties/platforms/index.ts'
import { pricing } from './capabilities/ordering/pricing/index.ts'
import { proofs } from './capabilities/fulfilment/proofs/index.ts'
import { riders } from './capabilities/parties/riders/index.ts'
import { sharing } from './capabilities/fulfilment/sharing/index.ts'
import { texts } from './capabilities/settings/texts/index.ts'
import { terms } from './capabilities/settings/terms/index.ts'
import { vendors } from './capabilities/parties/vendors/index.ts'
import { countPaidUse, releaseUnused, vouchers } from './capabilities/ordering/vouchers/index.ts'
import { welcome } from './capabilities/support/welcome/index.ts'
import type { RunnablePlatform } from './platform/create-platform.ts'
import { useBrowserConfig } from './platform/http/web/browser-config.ts'
import { useGallery } from './platform/http/web/gallery.ts'
import { createHttp } from './platform/http/create-http.ts'
import { useHealthRoutes } from './platform/http/health-routes.ts'
import { useStaticWeb } from './platform/http/web/static-web.ts'

export interface AppOptions {
  readonly isStopping: () => boolean
  /** Where this process answers, once it does. */
  readonly origin: () => string
  /** Where places and roads come from; our own packs where absent. */
  readonly maps?: MapEngine
}

/** The platform's HTTP, and the capabilities behind it. */
export async function createApp(platform: RunnablePlatform, options: AppOptions): Promise<FastifyInstance> {
  const { config } = platform
  const app = await createHttp(platform)
  useHealthRoutes(app, platform.health, options.isStopping)
  const people = composePeople(platform)
  const work = await composeWork(platform, people, options)
  if (config.roles.has('api')) {
    for (const service of [...people.services, ...work.services]) service.routes(app)
    useBrowserConfig(app, config, {
      mapOf: work.basemap,
      embedOriginsOf: people.originsOf,
      textVersionsOf: people.text.versionsOf,
    })
    const front = welcome(platform, people.parameter, people.text.translate)
    front.routes(app)
    if (config.environment !== 'prd') useGallery(app, config.galleryDir)
    await useStaticWeb(app, config.webDir, front)
  }
  await app.ready()
  return app
}

/** Composes the groups `settings`, `parties` and `support`: people, and what their country allows. */
function composePeople(platform: RunnablePlatform) {
  const text = texts(platform)
  const notifier = notify(platform, text.translate)
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
  const rider = riders(platform, { notify: notifier, accounts: account })
  const embedding = platforms(platform)
  const helpDesk = help(platform, { notify: notifier, vendors: vendor, accounts: account })
  const parameter = parameters(platform)
  const services = [
    text,
    notifier,
    flag,
    operators(platform),
    terms(platform),
    parameter,
    vendor,
    account,
    guest,
    rider,
    embedding,
    helpDesk,
  ]
  const { originsOf } = embedding
  return { services, vendor, rider, parameter, text, notify: notifier, isOn: flag.isOn, originsOf }
}

/** Composes the groups `ordering`, `money` and `fulfilment`. */
async function composeWork(
  platform: RunnablePlatform,
  { vendor, rider, parameter, text, notify: notifier, isOn, originsOf }: ReturnType<typeof composePeople>,
  { maps, origin }: AppOptions,
) {
  const engine = maps ?? (await embeddedMaps(platform.config.dataDir, (line) => platform.log.warn(line)))
  const place = places(platform, engine, { isOn })
  const price = pricing(platform, vendor, parameter, place)
  const voucher = vouchers(platform, { pricing: price, vendors: vendor, isOn })
  const services = { vendors: vendor, parameters: parameter, places: place, pricing: price, isOn }
  const order = orders(platform, { ...services, translate: text.translate })
  order.onMoved(releaseUnused)
  order.onMoved(countPaidUse)
  const proof = proofs(platform, { orders: order, vendors: vendor, parameters: parameter, isOn })
  const shared = sharing(platform, { orders: order, vendors: vendor, proofs: proof, isOn })
  const book = ledger(platform)
  const money = { ledger: book, orders: order, vendors: vendor, parameters: parameter, isOn }
  const payment = payments(platform, { ...money, notify: notifier, originsOf, origin })
  const atDoor = cash(platform, money)
  const earning = earnings(platform, { ledger: book, parameters: parameter })
  const waysToPay = [payment, atDoor]
  const many = bulk(platform, { ...services, orders: order })
  const dropOff = dropOffs(platform, { vendors: vendor, isOn })
  const message = messages(platform, { orders: order, vendors: vendor, parameters: parameter })
  const decision = decisions(platform, { ...services, ...money, notify: notifier })
  const dispatcher = dispatch(platform, {
    orders: order,
    riders: rider,
    decisions: decision,
    cash: atDoor,
    earnings: earning,
    parameters: parameter,
    roads: place.routeSync,
  })
  return {
    services: [
      ...[...waysToPay, place, price, voucher, order, many, decision],
      ...[shared, dropOff, message, proof, dispatcher, earning],
    ],
    basemap: place.basemap,
  }
}
