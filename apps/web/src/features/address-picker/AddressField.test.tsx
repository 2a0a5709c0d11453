// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { AddressField, AddressList } from './AddressField.tsx'

const search = vi.hoisted(() => ({ isFailed: false, retries: 0 }))
vi.mock('./use-suggestions.ts', () => ({
  useSuggestions: (text: string) => ({
    hits:
      text === '' || text === 'nowhere'
        ? []
        : [{ id: 'p', formatted_address: 'A road', precision: 'building' }],
    isSearching: false,
    isFailed: search.isFailed,
    retry: () => void (search.retries += 1),
    searched: text,
  }),
}))
vi.mock('../../platform/texts/index.ts', () => ({ useTexts: () => ({ t: (key: string) => key }) }))

let root: Root
const near = { latitude: 1.3, longitude: 103.8 }
const show = (isComing: boolean, names: readonly string[], error?: string) =>
  act(async () =>
    root.render(
      <MantineProvider env="test">
        <AddressField
          label="Where to"
          value=""
          near={near}
          error={error}
          onChoose={() => undefined}
          known={{
            label: 'Customers',
            placesLabel: 'Places',
            placeholder: '',
            options: names.map((name) => ({ id: name, content: name })),
            isSearching: isComing,
            isComing,
            failure: undefined,
            onType: () => undefined,
            onChoose: () => undefined,
          }}
        />
      </MantineProvider>,
    ),
  )
const type = (text: string) =>
  act(async () => {
    const input = document.querySelector('input')
    if (!input) throw new Error('there is a box')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const offered = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)

beforeAll(() => AddressList.preload())
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('main')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

it('offers the places together with the customers above them, so that nothing moves under a finger', async () => {
  await show(true, [])
  await type('road')
  expect(offered()).toEqual([])
  await show(false, ['Mai'])
  expect(offered()).toEqual(['Mai', 'A road'])
})

it('offers them alone where there are no customers, or they take too long', async () => {
  await show(false, [])
  await type('road')
  expect(offered()).toEqual(['A road'])
})

it.each([
  [false, true],
  [true, false],
])('a missing address is reported only after a successful search (failed: %s)', async (isFailed, isSaid) => {
  search.isFailed = isFailed
  await show(false, [])
  await type('nowhere')
  const response = document.body.textContent ?? ''
  expect(response.includes('request.address-none')).toBe(isSaid)
  expect(response.includes('geolocator.error.unavailable')).toBe(isFailed)
})

it('the list shows that the search failed, and offers to try again', async () => {
  search.isFailed = true
  search.retries = 0
  await show(false, [])
  await type('road at sea')
  const list = document.querySelector('.mantine-Combobox-dropdown')
  expect(list?.textContent).toContain('geolocator.error.unavailable')
  const again = [...(list?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === 'action.retry',
  )
  await act(async () => again?.click())
  expect(search.retries).toBe(1)
  search.isFailed = false
})

it('calls an address unfindable once a field is left whose search failed', async () => {
  search.isFailed = true
  await show(false, [])
  await type('road at sea')
  const isMarked = () => document.body.textContent?.includes('request.error.autocomplete')
  expect(isMarked()).toBe(false)
  await act(async () =>
    document.querySelector('input')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  )
  expect(isMarked()).toBe(true)
  search.isFailed = false
})

it('calls an address wrong until it is edited, and again when that was left', async () => {
  await show(false, [], 'Wrong')
  const isWrong = () => document.body.textContent?.includes('Wrong')
  expect(isWrong()).toBe(true)
  await type('road')
  expect(isWrong()).toBe(false)
  await act(async () =>
    document.querySelector('input')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  )
  expect(isWrong()).toBe(true)
})
