// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ByVendorCode } from './ByVendorCode.tsx'

vi.mock('@tanstack/react-router', () => ({ Link: () => null }))
vi.mock('../../../platform/client/index.ts', async () => ({
  ...(await import('../../../platform/client/problem-of.ts')),
  useClient: () => ({
    call: async () => ({
      ok: false,
      error: {
        kind: 'refused',
        status: 404,
        failure: {
          request_id: 'x',
          errors: [
            {
              code: 'register.vendor-code',
              message: '',
              meta: { translation_key: 'register.error.vendor-code', vendorCode: 'hu-999' },
            },
          ],
        },
      },
    }),
  }),
  useConfig: () => ({
    brand: 'duna',
    country: 'HU',
    links: { partner_sign_up: null },
    support_email: 'help@hu.test',
  }),
}))
vi.mock('../../../platform/texts/index.ts', () => {
  const key = (text: string) => text
  return { useTexts: () => ({ t: key, say: key, locale: 'en', format: { duration: String } }) }
})

let root: Root
const place = document.createElement('main')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

const show = () =>
  act(async () => root.render(<MantineProvider env="test">{<ByVendorCode />}</MantineProvider>))

it('names the address to write to for a business without a code', async () => {
  await show()
  expect(place.textContent).toContain('register.no-code')
  expect(place.querySelector('a[href="mailto:help@hu.test"]')?.textContent).toBe('help@hu.test')
})

it('an unknown code is answered with advice', async () => {
  await show()
  const input = place.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'hu-999')
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => place.querySelector('form')?.requestSubmit())
  const alert = place.querySelector('[role=alert]')?.textContent
  expect(alert).toContain('register.error.vendor-code')
  expect(alert).toContain('register.code-unknown')
})
