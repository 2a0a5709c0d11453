import { expect, it } from 'vitest'
import { qrCode } from './qr.ts'

it('a code has a quiet zone of four squares, and its finder pattern after it', () => {
  const { size, path } = qrCode('https://example.test/rider/#invitation=abc')
  expect(size).toBeGreaterThanOrEqual(29)
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/gu)].map(([, x, y]) => [Number(x), Number(y)])
  expect(Math.min(...squares.flat())).toBe(4)
  for (let at = 4; at < 11; at += 1) expect(squares).toContainEqual([at, 4])
})
