// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { offline } from '../../../test/phone.ts'
import { render, riderDeps } from '../../../test/render.tsx'
import { Shifts } from './Shifts.tsx'

afterEach(() => vi.unstubAllGlobals())

const HOUR = 3600

async function shown(hours: readonly (readonly [number, number])[], isWorking: boolean) {
  const { deps } = await riderDeps({
    listOwnShifts: () => ({
      result: hours.map(([from, to], index) => ({
        id: `shift-${index}`,
        starts_at: deps.clock.seconds() + from * HOUR,
        ends_at: deps.clock.seconds() + to * HOUR,
        ...{ zone_id: null, zone_name: index === 0 ? 'City centre' : null },
      })),
    }),
  })
  const page = await render(<Shifts isWorking={isWorking} />, deps)
  await page.settle()
  const text = page.text()
  await page.unmount()
  return text
}

const outside = 'You are on duty without a shift. You can work all the same.'

it('the next shifts are shown with their zones, and the present one is named', async () => {
  const text = await shown(
    [
      [-1, 3],
      [22, 26],
    ],
    true,
  )
  expect(text).toMatch(/^Your shifts.*City centreNow/u)
  expect(text).not.toContain(outside)
})

it.each([
  [true, true],
  [false, false],
])('duty (%s) outside of a planned shift is named: %s', async (isWorking, isNamed) => {
  expect((await shown([[2, 6]], isWorking)).includes(outside)).toBe(isNamed)
})

it.each([() => ({ result: [] }), () => offline])(
  'without shifts nothing is shown, case %#',
  async (listOwnShifts) => {
    const { deps } = await riderDeps({ listOwnShifts })
    const page = await render(<Shifts isWorking />, deps)
    await page.settle()
    expect(page.text()).toBe('')
    await page.unmount()
  },
)
