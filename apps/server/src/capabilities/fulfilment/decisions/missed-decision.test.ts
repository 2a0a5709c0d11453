import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import { orderKeyOf, type TestRider } from '../../../../test/dispatch.ts'
import { seekRider } from '../dispatch/search/seek-rider.ts'
import { ledger } from '../../money/ledger/index.ts'
import type { Addressee, Occasion } from '../../settings/notify/index.ts'
import { letterFor } from '../../settings/notify/message-texts.ts'
import { ownersOf } from '../../parties/vendors/members/member-store.ts'
import { decideByDefault } from './decide.ts'
import type { DecisionDeps } from './deps.ts'

let world: DispatchWorld
let rider: TestRider
const sent: { readonly to: Addressee; readonly occasion: Occasion }[] = []
beforeAll(async () => {
  world = await startDispatchWorld()
})
beforeEach(async () => {
  await world.clear()
  sent.length = 0
  ;[rider] = await world.riders('r1')
})
afterAll(() => world.server.stop())

/** The parts of the service that the timer uses, with a record of the messages that it sends. */
function partsOfTimer(): DecisionDeps {
  const { platform } = world.server
  const { db, clock, jobs } = platform
  const deps: Pick<DecisionDeps, 'db' | 'clock' | 'jobs' | 'ledger' | 'notify' | 'linkTo'> & {
    readonly vendors: Pick<DecisionDeps['vendors'], 'ownersOf'>
    readonly orders: Pick<DecisionDeps['orders'], 'lock' | 'move' | 'publish'>
  } = {
    db,
    clock,
    jobs,
    ledger: ledger(platform),
    orders: { ...world.deps.orders, publish: async () => undefined },
    vendors: {
      ownersOf: async (tx, vendorId) =>
        ownersOf(
          tx,
          await tx
            .selectFrom('vendor')
            .selectAll()
            .where('vendor_id', '=', vendorId)
            .executeTakeFirstOrThrow(),
        ),
    },
    notify: {
      send: async (_tx, to, occasion) => void sent.push({ to, occasion }),
      amount: (_to, value) => `$${value.toFixed(2)}`,
    },
    linkTo: (_deployment, path) => `https://shop.test${path}`,
  }
  // The fallbacks need nothing of the rest.
  return deps as DecisionDeps
}

const runOut = async (orderId: string, deps = partsOfTimer()) => {
  const requested = { ...orderKeyOf(orderId), position: 0 }
  await decideByDefault(deps, requested, ({ country }) => world.server.platform.deploymentOf(country))
}

async function atDoor(): Promise<string> {
  const orderId = await world.accepted(rider, (request) => ({
    ...request,
    order: { ...request.order, payment_method: 'PAID' },
  }))
  for (const step of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
    await rider.act(step, orderId)
  }
  await rider.act('report_trouble', orderId, { cause: 'UNREACHABLE', note: '' })
  return orderId
}

it('the owners receive a message about a parcel without a decision: what was done and what it cost', async () => {
  const orderId = await atDoor()
  const { delivery_fee: fee } = await world.record(orderId)
  await runOut(orderId)
  expect(await world.record(orderId)).toMatchObject({
    status: 'RETURN_INITIATED',
    charges: [{ kind: 'BRING_BACK', amount: fee / 2 }],
  })
  expect(sent).toEqual([
    {
      to: {
        ...{ country: 'SG', channel: 'mail', recipient: 'anna@shop.test', language: 'en' },
        order: orderKeyOf(orderId),
      },
      occasion: {
        kind: 'decision-missed',
        cause: 'UNREACHABLE',
        option: 'BRING_BACK',
        order: orderId,
        name: (await world.record(orderId)).customer.name,
        fee: `$${(fee / 2).toFixed(2)}`,
        url: `https://shop.test/order-tracking/shop?order_id=${orderId}`,
      },
    },
  ])
})

it('dates the decision before the end that follows from it, however long that takes', async () => {
  const orderId = await atDoor()
  const ticking = {
    now() {
      const now = world.clock.now()
      world.clock.advance(1)
      return now
    },
  }
  await runOut(orderId, { ...partsOfTimer(), clock: ticking })
  const { milestones, status_history } = await world.record(orderId)
  const decided = milestones.find(({ kind }) => kind === 'DECIDED')
  expect(decided?.at).toBeLessThan(status_history.at(-1)?.created_at ?? 0)
})

it('writes once, also where the timer runs twice', async () => {
  const orderId = await atDoor()
  await runOut(orderId)
  await runOut(orderId)
  expect(sent).toHaveLength(1)
})

it('the owners receive a message that an order without a rider was cancelled free of charge', async () => {
  await world.clear()
  const orderId = await world.search()
  await world.server.platform.db.updateTable('dispatch').set({ give_up_at: world.clock.now() }).execute()
  await seekRider(world.deps, orderKeyOf(orderId))
  await runOut(orderId)
  expect((await world.record(orderId)).status).toBe('CANCELLED')
  expect(sent.map(({ occasion }) => occasion)).toMatchObject([
    { option: 'CANCEL', cause: 'NO_RIDER', fee: null },
  ])
})

it('the message names the customer without making a link of the name', () => {
  const t = ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')) as Parameters<
    typeof letterFor
  >[1]
  const missed = {
    kind: 'decision-missed',
    cause: 'REFUSED',
    option: 'BRING_BACK',
    order: 'shop-1',
    name: 'mei.example.com',
    fee: '$4.66',
    url: 'https://shop.test/order-tracking/shop?order_id=shop-1',
  } as const
  expect(letterFor(missed, t, 'Beckon')).toMatchObject({
    subject: 'mail.missed.subject shop-1',
    paragraphs: ['decision.cause.REFUSED', 'decision.missed.BRING_BACK mei example com $4.66'],
    action: { label: 'mail.missed.action', url: missed.url },
  })
  expect(letterFor({ ...missed, fee: null }, t, 'Beckon').paragraphs[1]).toMatch(
    /^decision.missed.BRING_BACK-free/u,
  )
  expect(letterFor({ ...missed, option: 'CANCEL' }, t, 'Beckon').paragraphs[1]).toMatch(
    /^decision.missed.CANCEL/u,
  )
})
