import { expect, it } from 'vitest'
import { createServiceClock } from './service-clock.ts'

const HOUR_MS = 3_600_000

it('a phone that is an hour slow shows the time of the service', () => {
  let phone = 1_000_000
  const clock = createServiceClock(() => phone)
  expect(clock.now()).toBe(phone)
  clock.learn({ sentAt: phone, receivedAt: phone + 200, serviceNow: (phone + 100 + HOUR_MS) / 1000 })
  phone += 5000
  expect(clock.now()).toBe(phone + HOUR_MS)
  expect(clock.seconds()).toBe(Math.floor((phone + HOUR_MS) / 1000))
})

it('a slow answer does not replace a fast one, until that is old', () => {
  const clock = createServiceClock(() => 0)
  clock.learn({ sentAt: 0, receivedAt: 100, serviceNow: 10.05 })
  clock.learn({ sentAt: 1000, receivedAt: 9000, serviceNow: 20 })
  expect(clock.now()).toBe(10_000)
  clock.learn({ sentAt: 200_000, receivedAt: 208_000, serviceNow: 209 })
  expect(clock.now()).toBe(5000)
})

it('an answer during which the clock of the phone was set back is ignored', () => {
  const clock = createServiceClock(() => 0)
  clock.learn({ sentAt: 5000, receivedAt: 0, serviceNow: 99 })
  expect(clock.now()).toBe(0)
})
