// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { offline } from '../../../test/phone.ts'
import { render, riderDeps } from '../../../test/render.tsx'
import { Zones } from './Zones.tsx'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [() => ({ result: [{ id: 'centre', name: 'City centre' }] }), 'Your zonesCity centre'],
  [() => ({ result: [] }), ''],
  [() => offline, ''],
])('the zones of a rider are shown by name, case %#', async (listOwnZones, text) => {
  const { deps } = await riderDeps({ listOwnZones })
  const page = await render(<Zones />, deps)
  await page.settle()
  expect(page.text()).toBe(text)
  await page.unmount()
})
