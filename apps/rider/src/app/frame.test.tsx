// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { render, riderDeps } from '../../test/render.tsx'
import { workOf } from '../../test/work.ts'
import { Frame } from './Frame.tsx'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['follows the position of a rider on duty', null, 'searching'],
  ['leaves the position to the other phone of its rider', { name: 'Other', since: 900 }, 'off'],
])('a phone %s', async (_, other_device, status) => {
  const { deps } = await riderDeps({ riderWork: () => ({ result: workOf([], { other_device }) }) })
  await deps.work.refresh()
  const page = await render(<Frame />, deps)
  expect(deps.location.state.get().status).toBe(status)
  await page.unmount()
})
