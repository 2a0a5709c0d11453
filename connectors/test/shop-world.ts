import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Beckon, createBeckon, type Order } from '@beckon/sdk'
import { makeKey } from '../../apps/server/test/seed/program-key.ts'
import { startBulkWorld } from '../../apps/server/test/worlds/bulk-world.ts'
import { testClock } from '../../apps/server/test/test-clock.ts'

/** A running Beckon with a shop in Sweden, and a folder for a connector. Storgatan has every number. */
export async function startShopWorld(mapping: object) {
  const clock = testClock()
  const world = await startBulkWorld(clock)
  const { secret: key } = await makeKey(world.server, world.owner, {
    business: 'SHOP',
    scopes: ['orders', 'read', 'bulk'],
  })
  const beckon: Beckon = createBeckon({ key, baseUrl: world.server.url })
  const home = mkdtempSync(join(tmpdir(), 'beckon-connector-'))
  const folder = join(home, 'work')
  mkdirSync(folder)
  const write = (name: string, content: string) => writeFileSync(join(home, name), content)
  write('key', `${key}\n`)
  write('mapping.json', JSON.stringify(mapping))
  return {
    /** Quotes of different times differ. */
    clock,
    beckon,
    home,
    folder,
    write,
    env: {
      BECKON_URL: world.server.url,
      BECKON_KEY_FILE: join(home, 'key'),
      BECKON_MAPPING: join(home, 'mapping.json'),
      BECKON_FOLDER: folder,
    },
    async orders(): Promise<Order[]> {
      const all: Order[] = []
      for await (const order of beckon.orders.all()) all.push(order)
      return all
    },
    async stop(): Promise<void> {
      await world.server.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

export type ShopWorld = Awaited<ReturnType<typeof startShopWorld>>
