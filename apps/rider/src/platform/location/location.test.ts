import { expect, it, vi } from 'vitest'
import { createLocation, trackedPosition } from './location.ts'

const given = (coords: object = {}) =>
  ({
    coords: { latitude: 1.3, longitude: 103.8, accuracy: 5, heading: null, speed: null, ...coords },
    timestamp: 5000,
  }) as GeolocationPosition

let time = 5000

function phone() {
  time = 5000
  let tell: PositionCallback = () => {}
  let fail: PositionErrorCallback = () => {}
  const geolocation = {
    watchPosition: vi.fn((onFound: PositionCallback, onFailed?: PositionErrorCallback | null) => {
      tell = onFound
      fail = onFailed ?? fail
      return 7
    }),
    clearWatch: vi.fn(),
  }
  const location = createLocation({ geolocation, battery: () => 0.5, now: () => time })
  return {
    location,
    geolocation,
    find: (coords?: object) => tell(given(coords)),
    fail: (code: number) => fail({ code } as GeolocationPositionError),
  }
}

it('the phone is asked for its position once for all that follow it, until the last one ends', () => {
  const { location, geolocation, find } = phone()
  const listener = vi.fn()
  const stop = location.follow(listener)
  const stopOther = location.follow()
  expect(geolocation.watchPosition).toHaveBeenCalledTimes(1)
  find()
  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ latitude: 1.3, battery: 0.5, taken_at: 5 }))
  stop()
  expect(geolocation.clearWatch).not.toHaveBeenCalled()
  stopOther()
  expect(geolocation.clearWatch).toHaveBeenCalledWith(7)
  expect(location.state.get().status).toBe('off')
})

it('a blocked location has another state than one that is not found', () => {
  const { location, fail } = phone()
  location.follow()
  expect(location.state.get().status).toBe('searching')
  fail(2)
  expect(location.state.get().status).toBe('unavailable')
  fail(1)
  expect(location.state.get().status).toBe('denied')
})

it('a position stays shown while the phone finds no later one', () => {
  const { location, find, fail } = phone()
  location.follow()
  find()
  fail(3)
  expect(location.state.get().status).toBe('found')
})

it('wild values of a phone are left out', () => {
  expect(trackedPosition(given({ heading: Number.NaN, speed: 400, accuracy: -1 }), null)).toMatchObject({
    bearing: null,
    speed: null,
    accuracy: null,
  })
})

it('a phone that is silent is asked again, but not before the last position is old', () => {
  const { location, geolocation, find } = phone()
  location.follow()
  find()
  time += 20_000
  location.renew(20_000)
  expect(geolocation.watchPosition).toHaveBeenCalledTimes(1)
  time += 1
  location.renew(20_000)
  expect(geolocation.clearWatch).toHaveBeenCalledWith(7)
  expect(geolocation.watchPosition).toHaveBeenCalledTimes(2)
  expect(location.state.get().status).toBe('found')
})

it('a blocked location stays known after the last follower, until the phone is asked again', () => {
  const { location, fail } = phone()
  const stop = location.follow()
  fail(1)
  stop()
  expect(location.state.get().status).toBe('denied')
  location.follow()
  expect(location.state.get().status).toBe('searching')
})
