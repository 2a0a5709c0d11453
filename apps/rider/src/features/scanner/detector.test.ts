import { afterEach, expect, it, vi } from 'vitest'
import { createDetector } from './detector.ts'

afterEach(() => vi.unstubAllGlobals())

const video = {} as HTMLVideoElement
const detector = (detect: () => Promise<readonly { rawValue: string }[]>) =>
  class {
    detect = detect
  }

it('the reader of the browser is used where there is one, and nothing is loaded', async () => {
  vi.stubGlobal(
    'BarcodeDetector',
    detector(async () => [{ rawValue: 'sg-1' }]),
  )
  const load = vi.fn()
  expect(await (await createDetector(load))?.(video)).toBe('sg-1')
  expect(load).not.toHaveBeenCalled()
})

it('without one a reader is loaded', async () => {
  const load = async () => detector(async () => [{ rawValue: 'sg-2' }])
  expect(await (await createDetector(load))?.(video)).toBe('sg-2')
})

it('a picture without a code, or a video without a picture, gives nothing', async () => {
  const nothing = await createDetector(async () => detector(async () => []))
  expect(await nothing?.(video)).toBeUndefined()
  const failing = await createDetector(async () => detector(() => Promise.reject(new Error('no picture'))))
  expect(await failing?.(video)).toBeUndefined()
})

it('a reader that cannot be loaded without a connection is none', async () => {
  expect(await createDetector(() => Promise.reject(new Error('offline')))).toBeUndefined()
})
