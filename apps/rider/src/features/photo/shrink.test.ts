import { expect, it } from 'vitest'
import { shrinkPhoto, smallerSize } from './shrink.ts'

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 9000, height: 1 },
    { width: 1600, height: 1 },
  ],
])('a photo of %j is made %j', (from, to) => {
  expect(smallerSize(from)).toEqual(to)
})

it('a photo that the browser cannot draw is sent as it is, where the service accepts it', async () => {
  const jpeg = new Blob(['photo'], { type: 'image/jpeg' })
  expect(await shrinkPhoto(jpeg)).toBe(jpeg)
  expect(await shrinkPhoto(new Blob(['photo'], { type: 'image/heic' }))).toBeUndefined()
  expect(await shrinkPhoto(new Blob([new Uint8Array(6_000_000)], { type: 'image/jpeg' }))).toBeUndefined()
})
