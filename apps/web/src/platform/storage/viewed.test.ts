// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'

/** Loads the module as a page that begins. */
async function page() {
  vi.resetModules()
  return import('./index.ts')
}

const schema = z.string()

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

it('a tab with a view reads and writes nothing that the browser stores for the portal', async () => {
  window.localStorage.setItem('beckon.session', '"of the operator"')
  const { storeViewToken, stored } = await page()
  storeViewToken('token')
  const session = stored('session', schema)
  expect(session.read()).toBeUndefined()
  session.write('of the view')
  session.clear()
  expect(window.localStorage.getItem('beckon.session')).toBe('"of the operator"')
})

it('values of a view are in the tab, and what the portal purges leaves those of the browser', async () => {
  window.localStorage.setItem('beckon.draft', '"mine"')
  const { purgeStored, storeViewToken, stored } = await page()
  storeViewToken('token')
  stored('draft', schema).write('viewed')
  expect(window.sessionStorage.getItem('beckon.view.draft')).toBe('"viewed"')
  purgeStored(() => true)
  expect(window.sessionStorage.getItem('beckon.view.draft')).toBeNull()
  expect(window.localStorage.getItem('beckon.draft')).toBe('"mine"')
})

it('an ended view leaves nothing in the tab, and its page does not go on as another session', async () => {
  window.localStorage.setItem('beckon.session', '"of the operator"')
  const first = await page()
  first.storeViewToken('token')
  first.stored('draft', schema).write('viewed')
  first.clearView()
  expect(Object.keys(window.sessionStorage)).toEqual([])
  expect(first.stored('session', schema).read()).toBeUndefined()
  const next = await page()
  expect([next.viewToken(), next.stored('session', schema).read()]).toEqual([undefined, 'of the operator'])
})

it('a view survives a reload of its tab', async () => {
  const first = await page()
  first.storeViewToken('token')
  expect((await page()).viewToken()).toBe('token')
})
