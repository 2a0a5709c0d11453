// @vitest-environment happy-dom
import { act, Component, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart, lazyParts } from './index.ts'
import { useLazily } from './use-lazily.ts'

const Menu = ({ name }: { readonly name: string }) => <p>{name}</p>
let root: Root
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('main')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (what: ReactNode) => act(async () => root.render(what))
const shown = () => document.querySelector('main')?.textContent
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

it('shows the fallback until the code of a part is loaded', async () => {
  const code = Promise.withResolvers<typeof Menu>()
  const Part = lazyPart(() => code.promise, { fallback: 'wait' })
  await show(<Part name="menu" />)
  expect(shown()).toBe('wait')
  await act(async () => code.resolve(Menu))
  expect(shown()).toBe('menu')
})

it('shows a part at once whose code was loaded before', async () => {
  const load = vi.fn(async () => Menu)
  const Part = lazyPart(load, { fallback: 'wait' })
  expect(await Part.preload()).toBe(true)
  act(() => root.render(<Part name="menu" />))
  expect(shown()).toBe('menu')
  expect(load).toHaveBeenCalledOnce()
})

it('shows each part of a file at once when one of them was loaded before', async () => {
  const part = lazyParts(async () => ({ Menu, Bell: () => <b>bell</b> }))
  const [MenuPart, BellPart] = [part((code) => code.Menu), part((code) => code.Bell)]
  await MenuPart.preload()
  act(() => root.render(<BellPart />))
  expect(shown()).toBe('bell')
})

it('loads again after a failed preload', async () => {
  const load = vi.fn(async () => Menu).mockRejectedValue(new Error('offline'))
  const Part = lazyPart(load)
  const preloaded = Part.preload()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await preloaded).toBe(false)
  load.mockResolvedValue(Menu)
  await show(<Part name="menu" />)
  expect(shown()).toBe('menu')
})

it('shows what stands for a part that cannot be loaded, and loads it with the next rendering', async () => {
  const load = vi.fn(async () => Menu).mockRejectedValue(new Error('offline'))
  const Part = lazyPart(load, { failed: () => 'failed' })
  await show(<Part name="menu" />)
  await wait(30_000)
  expect(shown()).toBe('failed')
  load.mockResolvedValue(Menu)
  await show(<Part name="other" />)
  expect(shown()).toBe('other')
})

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { error: '' }
  static getDerivedStateFromError(error: Error) {
    return { error: error.message }
  }
  override render() {
    return this.state.error || this.props.children
  }
}

it('gives a failed load of a needed part to the error boundary of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Part = lazyPart(async (): Promise<typeof Menu> => Promise.reject(new Error('offline')))
  await show(
    <Boundary>
      <Part name="menu" />
    </Boundary>,
  )
  await wait(30_000)
  expect(shown()).toBe('offline')
})

function Bar({
  part,
  isOpen,
}: {
  readonly part: { preload: () => Promise<boolean> }
  readonly isOpen: boolean
}) {
  return useLazily(part, isOpen) ? 'menu' : 'bar'
}

it('a part is rendered when it is needed, and stays', async () => {
  const part = { preload: () => Promise.resolve(false) }
  await show(<Bar part={part} isOpen={false} />)
  expect(shown()).toBe('bar')
  await show(<Bar part={part} isOpen />)
  await show(<Bar part={part} isOpen={false} />)
  expect(shown()).toBe('menu')
})

it.each([
  [true, 'menu'],
  [false, 'bar'],
])('a part is rendered once it was loaded in idle time (loaded: %s)', async (isLoaded, expected) => {
  const part = { preload: async () => isLoaded }
  await show(<Bar part={part} isOpen={false} />)
  await wait(1000)
  expect(shown()).toBe(expected)
})
