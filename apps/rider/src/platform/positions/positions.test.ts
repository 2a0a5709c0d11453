import type { TrackedPosition } from '@beckon/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  fakeService,
  freshDatabase,
  localChanges,
  offline,
  refused,
  serviceClock,
} from '../../../test/phone.ts'
import type { Database } from '../storage/index.ts'
import { isWorthKeeping, keysToThin } from './keep.ts'
import { createPositions } from './positions.ts'

const at = (taken_at: number, latitude = 1.3): TrackedPosition => ({
  latitude,
  longitude: 103.8,
  bearing: null,
  speed: null,
  accuracy: 8,
  battery: null,
  taken_at,
})
const TEN_METRES = 0.0001

describe('a position is kept', () => {
  it.each([
    ['when it is the first', undefined, at(5), true],
    ['when the rider has moved', at(5), at(6, 1.3 + TEN_METRES), true],
    ['when some time has passed', at(5), at(20), true],
    ['not when the rider stands still', at(5), at(8, 1.3 + TEN_METRES / 5), false],
    ['not when it is older than the last one', at(5), at(4, 1.4), false],
  ] as const)('%s', (_, last, next, isKept) => {
    expect(isWorthKeeping(last, next)).toBe(isKept)
  })
})

it('a trail that is too long loses every second position, but not its ends', () => {
  expect(keysToThin([1, 2, 3, 4, 5, 6, 7], 6)).toEqual([2, 4, 6])
  expect(keysToThin([1, 2, 3], 3)).toEqual([])
})

describe('positions on their way', () => {
  let db: Database
  beforeEach(async () => {
    db = await freshDatabase()
  })
  const positionsWith = (sendPositions: () => unknown) => {
    const { client, made } = fakeService({ sendPositions })
    const alone = <T>(_: string, run: () => Promise<T>) => run()
    const deps = { db, changes: localChanges(), client, clock: serviceClock(), now: () => 1_000_000, alone }
    return { positions: createPositions(deps), made }
  }

  it('wait while there is no connection, and are sent together', async () => {
    const before = positionsWith(() => offline).positions
    await before.take(at(5))
    await before.take(at(25))
    await before.send()
    expect(before.state.get()).toEqual({ sentAt: undefined, waiting: 2 })
    const { positions, made } = positionsWith(() => ({ result: true, now: 1000 }))
    await positions.send({ latitude: 1, longitude: 2 })
    expect(made[0]?.input.body).toMatchObject({
      positions: [at(5), at(25)],
      sent_at: 1000,
      heading_to: { latitude: 1, longitude: 2 },
    })
    expect(positions.state.get()).toEqual({ sentAt: 1_000_000, waiting: 0 })
  })

  it('are given up where the service does not understand them', async () => {
    const { positions } = positionsWith(() => refused(400, 'request.invalid'))
    await positions.take(at(5))
    await positions.send()
    expect(positions.state.get().waiting).toBe(0)
  })
})
