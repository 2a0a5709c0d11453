// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { viewFrom } from './read-view.ts'

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  vi.resetModules()
})

async function taken(address: string) {
  const { takeView } = await import('./take-view.ts')
  const { pathname, search, hash } = new URL(address, 'https://shop.test')
  const shown: string[] = []
  const history = { replaceState: (_: unknown, __: string, url: string) => void shown.push(url) }
  takeView({ location: { pathname, search, hash }, history } as unknown as Window)
  return { shown, tab: { ...window.sessionStorage }, browser: { ...window.localStorage } }
}

it('takes the token and the language of a view out of the address into the tab', async () => {
  const { shown, tab, browser } = await taken('/order-tracking?x=1#view=secret&language=hu')
  expect(shown).toEqual(['/order-tracking?x=1'])
  expect(tab).toEqual({ 'beckon.view': 'secret', 'beckon.view.locale': '"hu"' })
  expect(browser).toEqual({})
})

it.each(['/tracking/x', '/tracking/x#t=link', '/tracking/x#view='])(
  'leaves the address %s',
  async (address) => {
    const { shown, tab } = await taken(address)
    expect([shown, tab]).toEqual([[], {}])
  },
)

const answer = {
  subject: { kind: 'shop', vendor_id: 'v1' },
  name: 'Shop',
  operator: 'Ana',
  expires_at: 5,
}

it.each([
  [answer, { kind: 'shop', vendorId: 'v1', name: 'Shop', operator: 'Ana', expires: 5 }],
  [
    { ...answer, subject: { kind: 'customer', order_id: 'o' } },
    { kind: 'customer', vendorId: null },
  ],
  [{ ...answer, subject: { kind: 'rider' } }, undefined],
  [{ ...answer, expires_at: 'soon' }, undefined],
  [null, undefined],
])('reads the view %j', (result, expected) => {
  const view = viewFrom(result)
  if (expected === undefined) expect(view).toBeUndefined()
  else expect(view).toMatchObject(expected)
})
