// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { refused } from '../../../test/phone.ts'
import { render, riderDeps } from '../../../test/render.tsx'
import { createStore } from '../../platform/storage/index.ts'
import { Screen } from './Screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const session = { device_token: 'd', token: 't', expires: 1, rider: { id: 'r1' } }

async function type(place: HTMLElement, text: string) {
  const input = place.querySelector('input')
  await act(async () => {
    if (!input) return
    // React listens for the setter of the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const submit = (place: HTMLElement) =>
  act(async () => {
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })

it('a rider logs in with the number and the code that was sent', async () => {
  const { deps, made } = await riderDeps({
    sendRiderCode: () => ({ result: { digits: 6, expires_at: 2000 } }),
    riderLogin: () => ({ result: session }),
  })
  const page = await render(<Screen />, deps)
  await type(page.place, '+65 9123 4567')
  await submit(page.place)
  await vi.waitFor(async () => {
    await page.settle()
    expect(page.text()).toContain('It has')
  })
  await type(page.place, '123456')
  await submit(page.place)
  await vi.waitFor(() => expect(deps.session.begin).toHaveBeenCalledWith(session))
  expect(made.map(({ input }) => input.body)).toEqual([
    { phone_number: '+65 9123 4567' },
    { phone_number: '+65 9123 4567', code: '123456', device_name: expect.any(String) },
  ])
  await page.unmount()
})

it('an empty number is asked for before anything is sent', async () => {
  const { deps, made } = await riderDeps({})
  const page = await render(<Screen />, deps)
  await submit(page.place)
  expect(page.text()).toContain('Please enter your mobile number')
  expect(made).toEqual([])
  await page.unmount()
})

it('an invitation logs in at once', async () => {
  const { deps, made } = await riderDeps(
    { acceptRiderInvitation: () => ({ result: session }) },
    { invitation: createStore<string | undefined>('secret-token') },
  )
  const page = await render(<Screen />, deps)
  await vi.waitFor(() => expect(deps.session.begin).toHaveBeenCalledWith(session))
  expect(made[0]?.input.body).toMatchObject({ token: 'secret-token' })
  expect(deps.invitation.get()).toBeUndefined()
  await page.unmount()
})

it('an invitation that was used leads to the mobile number, with the reason', async () => {
  const { deps } = await riderDeps(
    { acceptRiderInvitation: () => refused(410, 'offer-gone') },
    { invitation: createStore<string | undefined>('secret-token') },
  )
  const page = await render(<Screen />, deps)
  await vi.waitFor(async () => {
    await page.settle()
    expect(page.place.querySelector('[role="alert"]')?.textContent).toContain('no longer open')
  })
  expect(page.text()).toContain('Mobile number')
  await page.unmount()
})

it('a session that the service ended is explained, with what waits on the phone', async () => {
  const { deps } = await riderDeps({})
  deps.session.state.set({ status: 'out', ended: true })
  await deps.acts.add({ kind: 'arrive_pickup', order_id: 'sg-1-a' })
  const page = await render(<Screen />, deps)
  expect(page.text()).toContain('You have been logged out on this phone')
  expect(page.text()).toMatch(/1\S? action waits/u)
  await page.unmount()
})
