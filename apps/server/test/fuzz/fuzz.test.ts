import type { Audience } from '@beckon/contract'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { callsOf, fuzzCall, newCounts, runs, seed } from './fuzz.ts'
import { type FuzzWorld, type Scene, startFuzzWorld } from './world.ts'

const audiences: readonly Audience[] = ['open', 'vendor', 'rider', 'help', 'viewer', 'program', 'operator']
const counts = newCounts()
let world: FuzzWorld
beforeAll(async () => {
  world = await startFuzzWorld()
})
afterAll(async () => {
  const statuses = [...counts.requests].toSorted(([a], [b]) => a - b)
  const total = statuses.reduce((sum, [, count]) => sum + count, 0)
  const shown = statuses.map(([status, count]) => `${status}: ${count}`).join(', ')
  const answered = `${counts.answered.size} calls answered with success`
  process.stdout.write(`fuzz: seed ${seed}, ${runs} runs a call, ${total} requests (${shown}), ${answered}\n`)
  await world.stop()
})

describe.each(audiences)('calls of the audience %s', (audience) => {
  let scene: Scene | undefined

  it.each(callsOf(audience))(
    '$name answers every request by its schema or refuses it in shape',
    async (call) => {
      scene ??= await world.scene()
      const isUsable = await fuzzCall(world.server, scene, call, counts)
      if (!isUsable) scene = undefined
    },
  )
})
