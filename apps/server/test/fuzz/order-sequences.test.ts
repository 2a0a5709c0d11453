import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '../seed/sign-in.ts'
import { type DispatchWorld, startDispatchWorld } from '../worlds/dispatch-world.ts'
import { runs, seed } from './fuzz.ts'
import { type Model, orderCommands } from './order-commands.ts'

let world: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())

it('orders stay consistent in every sequence of calls of the shop and of acts of riders', async () => {
  const ended = new Map<string, number>()
  const property = fc.asyncProperty(orderCommands, async (commands) => {
    await world.clear()
    const riders = await world.riders('near', 'far')
    const shop = await signIn(world.server, 'SG', 'anna@shop.test')
    const model: Model = { orders: [] }
    await fc.asyncModelRun(() => ({ model, real: { world, shop, riders } }), commands)
    for (const { status } of model.orders) ended.set(status, (ended.get(status) ?? 0) + 1)
  })
  await fc.assert(property, { seed, numRuns: runs * 3, endOnFailure: true, includeErrorInReport: true })
  process.stdout.write(
    `fuzz: seed ${seed}, orders by their last status: ${JSON.stringify(Object.fromEntries(ended))}\n`,
  )
  // The sequences reach more than the first status.
  expect(ended.size).toBeGreaterThan(3)
})
