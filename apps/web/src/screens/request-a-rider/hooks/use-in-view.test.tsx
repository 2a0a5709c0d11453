// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Problem } from '../machine/request-state.ts'
import { type RequestStep, useInView } from './use-in-view.ts'

interface Shown {
  readonly step?: RequestStep
  readonly problem?: Problem | null
  readonly invalid?: boolean
}

function Probe({ step = 'form', problem = null, invalid = false }: Shown) {
  const area = useInView(step, problem)
  return (
    <div ref={area}>
      {problem && <p role="alert">{problem.key}</p>}
      <h2>{step}</h2>
      <input id="phone" aria-invalid={invalid} />
      <button type="button">Continue</button>
    </div>
  )
}

let root: Root
const show = (shown: Shown) => act(async () => root.render(<Probe {...shown} />))
const focus = (what: string) => act(async () => document.querySelector<HTMLElement>(what)?.focus())
const focused = () => document.activeElement?.textContent || document.activeElement?.id
const problem: Problem = { key: 'request.error.phone' }

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  window.scrollTo = vi.fn()
  HTMLElement.prototype.scrollIntoView = vi.fn()
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  root = createRoot(page)
  await show({})
  await focus('button')
})
afterEach(() => act(async () => root.unmount()))

it('scrolls each later step to its top and focuses its heading', async () => {
  expect([focused(), vi.mocked(window.scrollTo).mock.calls]).toEqual(['Continue', []])
  await show({ step: 'payment' })
  expect([focused(), vi.mocked(window.scrollTo).mock.calls]).toEqual(['payment', [[0, 0]]])
  await show({ step: 'payment' })
  expect(window.scrollTo).toHaveBeenCalledTimes(1)
  await show({ step: 'form' })
  expect(focused()).toBe('form')
})

it('scrolls to and focuses the invalid field, or the message without one', async () => {
  await show({ problem, invalid: true })
  expect(focused()).toBe('phone')
  expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
  await focus('button')
  await show({ problem: { key: 'request.error.closed' } })
  expect(focused()).toBe('request.error.closed')
})

it('does not move the focus for a violation found during typing', async () => {
  await focus('#phone')
  await show({ problem })
  expect(focused()).toBe('phone')
  expect(HTMLElement.prototype.scrollIntoView).not.toHaveBeenCalled()
})

it('focuses the invalid field of a step that begins with a violation', async () => {
  await show({ step: 'payment' })
  await show({ step: 'form', problem, invalid: true })
  expect(focused()).toBe('phone')
})
