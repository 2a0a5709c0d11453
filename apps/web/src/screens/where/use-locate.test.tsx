// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLocate } from './use-locate.ts'

type Locate = ReturnType<typeof useLocate>

const found = vi.fn()
const requests: { tell: PositionCallback; fail: PositionErrorCallback }[] = []
let now: Locate
let root: Root

function Probe() {
  const located = useLocate(found)
  useEffect(() => {
    now = located
  })
  return null
}

const at = (accuracy: number) =>
  ({ coords: { latitude: 1.3, longitude: 103.8, accuracy } }) as GeolocationPosition

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (tell: PositionCallback, fail: PositionErrorCallback) =>
        requests.push({ tell, fail }),
    },
  })
  root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Probe />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  found.mockReset()
  requests.length = 0
})

it.each([
  [10, 'found'],
  [61, 'rough'],
] as const)('a spot with an accuracy of %d metres is shown as %s', async (accuracy, state) => {
  await act(async () => now.locate())
  expect(now.state).toBe('locating')
  await act(async () => requests[0]?.tell(at(accuracy)))
  expect(now.state).toBe(state)
  expect(found).toHaveBeenCalledWith({ latitude: 1.3, longitude: 103.8 })
})

it('ignores a position found after another choice', async () => {
  await act(async () => now.locate())
  await act(async () => now.forget())
  expect(now.state).toBe('idle')
  await act(async () => requests[0]?.tell(at(10)))
  expect(found).not.toHaveBeenCalled()
  expect(now.state).toBe('idle')
  // The limit starts again with a new attempt.
  await act(async () => now.locate())
  await act(async () => requests[1]?.tell(at(10)))
  expect(found).toHaveBeenCalledTimes(1)
})
