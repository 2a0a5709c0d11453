import type { FastifyInstance } from 'fastify'
import { accounts } from './capabilities/parties/accounts/index.ts'
import { backups } from './capabilities/operations/backups/index.ts'
import { board } from './capabilities/operations/board/index.ts'
import { bulk } from './capabilities/ordering/bulk/index.ts'
import { cash } from './capabilities/money/cash/index.ts'
import { decisions } from './capabilities/fulfilment/decisions/index.ts'
import { dispatch } from './capabilities/fulfilment/dispatch/index.ts'
import { earnings } from './capabilities/money/earnings/index.ts'
import { exceptions } from './capabilities/operations/exceptions/index.ts'
import { flags } from './capabilities/settings/flags/index.ts'
import { dropOffs } from './capabilities/parties/drop-offs/index.ts'
import { guests } from './capabilities/parties/guests/index.ts'
import { closeLedger, ledger } from './capabilities/money/ledger/index.ts'
import { help } from './capabilities/support/help/index.ts'
import { messages } from './capabilities/fulfilment/messages/index.ts'
import { notify } from './capabilities/settings/notify/index.ts'
import { numbers } from './capabilities/operations/numbers/index.ts'
import { operators } from './capabilities/settings/operators/index.ts'
import { orders } from './capabilities/ordering/orders/index.ts'
import { parameters } from './capabilities/settings/parameters/index.ts'
import { payments } from './capabilities/money/payments/index.ts'
import { events } from './capabilities/programs/events/index.ts'
import { webhooks } from './capabilities/programs/webhooks/index.ts'
import { embeddedMaps, type MapEngine, places } from './capabilities/parties/places/index.ts'
import { pictures } from './capabilities/settings/pictures/index.ts'
import { platforms } from './capabilities/parties/platforms/index.ts'
import { prices } from './capabilities/operations/prices/index.ts'
import { pressure } from './capabilities/ordering/pressure/index.ts'
import { pricing } from './capabilities/ordering/pricing/index.ts'
import { programs } from './capabilities/parties/programs/index.ts'
import { api } from './capabilities/programs/api/index.ts'
import { developers } from './capabilities/programs/developers/index.ts'
import { proofs } from './capabilities/fulfilment/proofs/index.ts'
import { riders } from './capabilities/parties/riders/index.ts'
import { sharing } from './capabilities/fulfilment/sharing/index.ts'
import { texts } from './capabilities/settings/texts/index.ts'
import { shopUploads } from './capabilities/operations/shop-uploads/index.ts'
import { terms } from './capabilities/settings/terms/index.ts'
import { vendors } from './capabilities/parties/vendors/index.ts'
import { orderDesk } from './capabilities/operations/order-desk/index.ts'
import { views } from './capabilities/operations/views/index.ts'
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
      picturesOf: people.picturesOf,
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
  const picture = pictures(platform)
  const parameter = parameters(platform)
  const vendor = vendors(platform, { notify: notifier, flags: flag, parameters: parameter })
  const account = accounts(platform, {
    notify: notifier,
    vendors: vendor,
    isClosed: (country) => flag.isOn(country, 'DeactivateSignUpButton'),
  })
  const guest = guests(platform, {
    vendors: vendor,
    isOpen: (country) => flag.isOn(country, 'GuestCheckout'),
  })
  const rider = riders(platform, { notify: notifier, accounts: account, parameters: parameter })
  const embedding = platforms(platform)
  const program = programs(platform, { vendors: vendor })
  const helpDesk = help(platform, { notify: notifier, vendors: vendor, accounts: account })
  const services = [
    text,
    notifier,
    flag,
    operators(platform, { notify: notifier }),
    terms(platform, text.translate),
    picture,
    parameter,
    vendor,
    account,
    guest,
    rider,
    embedding,
    program,
    helpDesk,
  ]
  return {
    services,
    vendor,
    rider,
    parameter,
    text,
    notify: notifier,
    isOn: flag.isOn,
    originsOf: embedding.originsOf,
    picturesOf: picture.of,
  }
}

/** Composes what a quote needs: places, the measures of zones, prices. */
function composePrices(
  platform: RunnablePlatform,
  engine: MapEngine,
  { vendor, parameter, isOn }: Pick<ReturnType<typeof composePeople>, 'vendor' | 'parameter' | 'isOn'>,
) {
  const place = places(platform, engine, { isOn })
  const zonePressure = pressure(platform, { vendors: vendor, parameters: parameter })
  const services = { vendors: vendor, parameters: parameter, places: place, pressure: zonePressure }
  return { place, zonePressure, price: pricing(platform, services) }
}

/** Composes the groups `ordering`, `money`, `fulfilment`, `programs` and `operations`. */
async function composeWork(
  platform: RunnablePlatform,
  { vendor, rider, parameter, text, notify: notifier, isOn, originsOf }: ReturnType<typeof composePeople>,
  { maps, origin }: AppOptions,
) {
  const engine = maps ?? (await embeddedMaps(platform.config, (line) => platform.log.warn(line)))
  const { place, zonePressure, price } = composePrices(platform, engine, { vendor, parameter, isOn })
  const voucher = vouchers(platform, { pricing: price, vendors: vendor, isOn })
  const services = { vendors: vendor, parameters: parameter, places: place, pricing: price, isOn }
  const order = orders(platform, { ...services, translate: text.translate })
  order.onMoved(releaseUnused)
  order.onMoved(countPaidUse)
  const proof = proofs(platform, { orders: order, vendors: vendor, parameters: parameter, isOn })
  const book = ledger(platform)
  closeLedger(platform)
  const money = { ledger: book, orders: order, vendors: vendor, parameters: parameter, isOn }
  const shared = sharing(platform, { ...money, proofs: proof, notify: notifier, pressure: zonePressure })
  const payment = payments(platform, { ...money, notify: notifier, originsOf, origin })
  const atDoor = cash(platform, money)
  const earning = earnings(platform, { ledger: book, parameters: parameter })
  const many = bulk(platform, { ...services, orders: order })
  const dropOff = dropOffs(platform, { vendors: vendor, isOn })
  const message = messages(platform, { orders: order, vendors: vendor, parameters: parameter })
  const decision = decisions(platform, { ...services, ...money, notify: notifier })
  const dispatcher = dispatch(platform, {
    orders: order,
    riders: rider,
    decisions: decision,
    messages: message,
    cash: atDoor,
    earnings: earning,
    parameters: parameter,
    roads: place.routeSync,
  })
  const hooks = composeWebhooks(platform, { orders: order, vendors: vendor, notify: notifier }, dispatcher)
  const acting = { pricing: price, decisions: decision, messages: message, proofs: proof, sharing: shared }
  const desks = composeDesks(platform, {
    ...{ orders: order, vendors: vendor, parameters: parameter, dispatch: dispatcher, earnings: earning },
    ...acting,
    ...{ payments: payment, vouchers: voucher, bulk: many, notify: notifier, dropOffs: dropOff },
  })
  return {
    services: [
      ...[payment, atDoor, book, place, price, voucher, order, many, decision],
      ...[shared, dropOff, message, proof, dispatcher, earning, zonePressure, hooks, ...desks],
    ],
    basemap: place.basemap,
  }
}

/** Composes the events of programs and their delivery, positions of riders included. */
function composeWebhooks(
  platform: RunnablePlatform,
  services: Omit<Parameters<typeof webhooks>[1], 'events'>,
  dispatcher: ReturnType<typeof dispatch>,
) {
  const hooks = webhooks(platform, { events: events(platform), ...services })
  dispatcher.onParcelsMoved((moved) => void hooks.courierMoved(moved))
  return hooks
}

type DeskServices = Parameters<typeof api>[1] &
  Parameters<typeof orderDesk>[1] &
  Parameters<typeof board>[1] &
  Parameters<typeof exceptions>[1] &
  Parameters<typeof shopUploads>[1]

/** Composes the groups `operations` and `programs`: the desks of operators, and the calls of programs. */
const composeDesks = (platform: RunnablePlatform, services: DeskServices) => [
  board(platform, services),
  exceptions(platform, services),
  shopUploads(platform, services),
  views(platform, services),
  orderDesk(platform, services),
  prices(platform, services),
  backups(platform),
  numbers(platform),
  api(platform, services),
  developers(),
]
