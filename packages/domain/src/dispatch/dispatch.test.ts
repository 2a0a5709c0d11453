import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Candidate,
  chooseCarrier,
  chooseRider,
  isCertain,
  mayCarriersWin,
  searchRadii,
} from './index.ts'

describe('choosing a rider', () => {
  const near = { riderId: 'near', metres: 500, seconds: 60, idleSince: 0 }
  const far = { riderId: 'far', metres: 400, seconds: 300, idleSince: 0 }

  it('asks the nearest by road first', () => {
    expect(chooseRider([far, near], [])).toBe(near)
  })

  it('asks the one longest without work of those within two minutes of the nearest', () => {
    const busy = { ...near, idleSince: 900 }
    const idle = { riderId: 'idle', metres: 900, seconds: 180, idleSince: 100 }
    const idler = { riderId: 'idler', metres: 900, seconds: 181, idleSince: 0 }
    expect(chooseRider([busy, idle, idler], [])).toBe(idle)
    expect(chooseRider([busy, idler], [])).toBe(busy)
  })

  it('asks the nearer one of those who are without work as long', () => {
    const next = { riderId: 'a', metres: 600, seconds: 61, idleSince: 0 }
    expect(chooseRider([next, near], [])).toBe(near)
  })

  it('does not weigh work where no way by road is known', () => {
    const beyond = { riderId: 'beyond', metres: 3000, seconds: null, idleSince: 900 }
    const further = { riderId: 'away', metres: 4000, seconds: null, idleSince: 0 }
    expect(chooseRider([further, beyond], [])).toBe(beyond)
  })

  it('asks riders who were not compared by road after those who were, nearest by air first', () => {
    const beyond = { riderId: 'beyond', metres: 3000, seconds: null, idleSince: 0 }
    const further = { riderId: 'away', metres: 4000, seconds: null, idleSince: 0 }
    expect(chooseRider([further, beyond, far], [])).toBe(far)
    expect(chooseRider([further, beyond], [])).toBe(beyond)
  })

  it('asks everybody else before it asks a rider again', () => {
    expect(chooseRider([near, far], [{ riderId: 'near', state: 'declined' }])).toBe(far)
    const both = [
      { riderId: 'near', state: 'declined' },
      { riderId: 'far', state: 'expired' },
    ] as const
    expect(chooseRider([near, far], both)).toBe(near)
  })

  it('finds no rider where there are no candidates', () => {
    expect(chooseRider([], [])).toBeUndefined()
  })
})

describe('isCertain', () => {
  /** As the service does: the nearest six by air are compared by road. */
  const within = (riders: readonly Candidate[], metres: number) =>
    riders
      .filter((rider) => rider.metres <= metres)
      .toSorted((a, b) => a.metres - b.metres)
      .map((rider, index) => (index < 6 ? rider : { ...rider, seconds: null }))
  const rider = fc.record({
    riderId: fc.uuid(),
    metres: fc.integer({ min: 0, max: 12_000 }),
    seconds: fc.integer({ min: 1, max: 3600 }),
    idleSince: fc.nat(5),
  })

  it('is true only where a search of the whole reach would choose the same rider', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(rider, { maxLength: 30, selector: ({ metres }) => metres }),
        fc.array(fc.nat(29), { maxLength: 20 }),
        (riders, offered) => {
          const history = offered.flatMap((index) => {
            const one = riders[index]
            return one ? [{ riderId: one.riderId, state: 'declined' as const }] : []
          })
          const [first, reach] = searchRadii(12_000)
          const found = within(riders, first)
          const chosen = chooseRider(found, history)
          if (chosen && isCertain(chosen, found, history)) {
            expect(chooseRider(within(riders, reach), history)).toEqual(chosen)
          }
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('is false where fewer riders than are compared by road were found', () => {
    const few = within([{ riderId: 'a', metres: 5, seconds: 9, idleSince: 0 }], 2000)
    expect(few.some((one) => isCertain(one, few, []))).toBe(false)
  })
})

describe('choosing between a free rider and one with parcels', () => {
  const free = { riderId: 'free', metres: 2000, seconds: 400, idleSince: 0 }
  const carrier = { riderId: 'carrier', costSeconds: 99 }
  const asked = (riderId: string) => ({ riderId, state: 'declined' }) as const

  it('asks the one with parcels where that costs more than five minutes less', () => {
    expect(chooseCarrier([carrier], free, [])).toBe(carrier)
    expect(chooseCarrier([{ ...carrier, costSeconds: 100 }], free, [])).toBeUndefined()
  })

  it('asks the one with parcels where no rider is free', () => {
    const costly = { riderId: 'a', costSeconds: 900 }
    expect(chooseCarrier([costly, carrier], undefined, [])).toBe(carrier)
    expect(chooseCarrier([], undefined, [])).toBeUndefined()
  })

  it('asks those first who were asked less often', () => {
    const near = { ...free, seconds: 60 }
    expect(chooseCarrier([carrier], near, [asked('free')])).toBe(carrier)
    expect(chooseCarrier([carrier], free, [asked('carrier')])).toBeUndefined()
  })

  it('looks at no rider with parcels where a free one is near and was not asked', () => {
    expect(mayCarriersWin({ ...free, seconds: 300 }, [])).toBe(false)
    expect(mayCarriersWin(free, [])).toBe(true)
    expect(mayCarriersWin(undefined, [])).toBe(true)
    expect(mayCarriersWin({ ...free, seconds: 10 }, [asked('free')])).toBe(true)
    fc.assert(
      fc.property(fc.nat(300), fc.nat(5000), (seconds, costSeconds) => {
        expect(chooseCarrier([{ ...carrier, costSeconds }], { ...free, seconds }, [])).toBeUndefined()
      }),
    )
  })
})
