import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testPassword } from '../seed/sign-in.ts'
import { type SiteWorld, startSiteWorld } from '../worlds/site-world.ts'

const run = promisify(execFile)
const program = fileURLToPath(new URL('program.mjs', import.meta.url))

let world: SiteWorld
beforeAll(async () => {
  world = await startSiteWorld()
})
afterAll(() => world.stop())

it('a program written from the pages makes a test key, orders, watches by webhook, cancels and resends', async () => {
  const env = {
    BECKON_URL: world.server.url,
    BUSINESS: 'shop',
    OWNER_EMAIL: world.email,
    OWNER_PASSWORD: testPassword,
  }
  const { stdout } = await run(process.execPath, [program], { env, timeout: 800_000 })
  const summary = JSON.parse(stdout)
  const { order } = summary
  expect(order).toMatch(/^test\.shop/u)
  expect(summary).toMatchObject({
    status: 'cancelled',
    refused: 1,
    created: [
      { type: 'order.created', order, reference: '1042' },
      { type: 'order.created', order, reference: '1042' },
    ],
    found: [order],
  })
  expect(summary.created[0].id).toBe(summary.created[1].id)
})
