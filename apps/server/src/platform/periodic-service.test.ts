import { setImmediate as nextTurn } from 'node:timers/promises'
import pino from 'pino'
import { expect, it } from 'vitest'
import { createPeriodicService } from './periodic-service.ts'

it('a stopped periodic service ends its work early and waits for its end', async () => {
  const seen: string[] = []
  const work = async (isStopping: () => boolean) => {
    seen.push('begun')
    while (!isStopping()) await nextTurn()
    await nextTurn()
    seen.push('ended')
  }
  const service = createPeriodicService('test', 1, work, pino({ level: 'silent' }))
  await service.start()
  await service.stop()
  expect(seen).toEqual(['begun', 'ended'])
})
