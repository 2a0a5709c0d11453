// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { Position } from '@beckon/ui/map'
import { useRiderTrail } from './use-rider-trail.ts'

it('the ridden part of the route has each position of an order once, and begins again with another order', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const Way = ({ order, at }: { readonly order: string; readonly at: Position | undefined }) =>
    JSON.stringify(useRiderTrail(order, at))
  const element = document.createElement('main')
  const root = createRoot(element)
  const shown = async (order: string, at: Position | undefined) => {
    await act(async () => root.render(<Way order={order} at={at} />))
    return element.textContent
  }
  expect(await shown('A', undefined)).toBe('[]')
  expect(await shown('A', [103.8, 1.3])).toBe('[[103.8,1.3]]')
  expect(await shown('A', [103.8, 1.3])).toBe('[[103.8,1.3]]')
  expect(await shown('A', undefined)).toBe('[[103.8,1.3]]')
  expect(await shown('A', [103.8, 1.4])).toBe('[[103.8,1.3],[103.8,1.4]]')
  expect(await shown('B', [103.9, 1.4])).toBe('[[103.9,1.4]]')
})
