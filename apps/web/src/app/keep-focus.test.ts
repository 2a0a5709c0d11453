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

it('begins anew where what was focused has gone', async () => {
  draw('<button>Log in</button>')?.focus()
  draw('<h1>Request a rider</h1>')
  await vi.waitFor(() => expect(document.activeElement).toBe(main()))
})

it('waits for a page that is still on its way', async () => {
  draw('<button>Log in</button>')?.focus()
  document.body.innerHTML = '<div aria-busy="true"></div>'
  await vi.waitFor(() => expect(document.activeElement).toBe(document.body))
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>'
  await vi.waitFor(() => expect(document.activeElement).toBe(main()))
})

it('leaves a focus alone that is somewhere, and takes none that nobody had', async () => {
  const home = document.querySelector('a')
  draw('<button>Log in</button>')?.focus()
  home?.focus()
  draw('<button>Log out</button>')
  await new Promise((done) => queueMicrotask(() => done(undefined)))
  expect(document.activeElement).toBe(home)
  home?.blur()
  draw('')
  await new Promise((done) => queueMicrotask(() => done(undefined)))
  expect(document.activeElement).toBe(document.body)
})
