// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop = () => {}
beforeEach(() => {
  document.body.innerHTML = '<header><a href="/">Home</a></header><main id="content" tabindex="-1"></main>'
  stop = keepFocus(document)
})
afterEach(() => stop())

const main = () => document.querySelector('main')
/** As a screen that is drawn. */
function draw(inside: string): HTMLElement | null {
  const content = main()
  if (content) content.innerHTML = inside
  return document.querySelector('main button')
}

it('focus goes to the content where the focused element was removed', async () => {
  draw('<button>Log in</button>')?.focus()
  draw('<h1>Request a rider</h1>')
  await vi.waitFor(() => expect(document.activeElement).toBe(main()), { timeout: 60_000 })
})

it('waits for a page that is still on its way', async () => {
  draw('<button>Log in</button>')?.focus()
  document.body.innerHTML = '<div aria-busy="true"></div>'
  await vi.waitFor(() => expect(document.activeElement).toBe(document.body), { timeout: 60_000 })
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>'
  await vi.waitFor(() => expect(document.activeElement).toBe(main()), { timeout: 60_000 })
})

it('leaves it to who closes a dialog to go back where it was opened', async () => {
  const home = document.querySelector('a')
  draw('<button>Close</button>')?.focus()
  draw('')
  await vi.waitFor(() => expect(document.activeElement).toBe(document.body), { timeout: 60_000 })
  setTimeout(() => home?.focus(), 10)
  await vi.waitFor(() => expect(document.activeElement).toBe(home), { timeout: 60_000 })
  vi.useFakeTimers()
  draw('<h1>Request a rider</h1>')
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(document.activeElement).toBe(home)
})

it('comes back to a button that was disabled while it waited', async () => {
  const button = draw('<button>Save</button><input>')
  button?.focus()
  // As browsers do with what cannot be pressed.
  button?.blur()
  button?.toggleAttribute('disabled', true)
  expect(document.activeElement).toBe(document.body)
  button?.toggleAttribute('disabled', false)
  await vi.waitFor(() => expect(document.activeElement).toBe(button), { timeout: 60_000 })
})

it('leaves it to the field that was chosen while a button waited', async () => {
  const button = draw('<button>Save</button><input>')
  const field = document.querySelector('input')
  button?.focus()
  button?.toggleAttribute('disabled', true)
  field?.focus()
  vi.useFakeTimers()
  button?.toggleAttribute('disabled', false)
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(document.activeElement).toBe(field)
})

it('focus is not taken where nothing was focused', async () => {
  vi.useFakeTimers()
  draw('<button>Log in</button>')
  draw('')
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(document.activeElement).toBe(document.body)
})
