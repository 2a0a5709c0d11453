// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { enterPreview } from './enter-preview.ts'

afterEach(() => vi.unstubAllGlobals())

it('a page in a frame of the console is prepared by it', () => {
  const preparePage = vi.fn()
  vi.stubGlobal('frameElement', { preparePage })
  enterPreview()
  expect(preparePage).toHaveBeenCalledWith(window)
})

it.each([[null], [{}]])('a page in the frame %j starts as it is', (frameElement) => {
  vi.stubGlobal('frameElement', frameElement)
  expect(() => enterPreview()).not.toThrow()
})
