// @vitest-environment happy-dom
import type { CallError } from '@beckon/contract/client'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useReverse } from './use-suggestions.ts'

const world = vi.hoisted(() => ({ error: undefined as unknown }))
vi.mock('../../platform/client/index.ts', async () => {
  const { isRefusedFor } = await import('../../platform/client/problem-of.ts')
  const { logPlaceError } = await import('../../platform/client/log-place-error.ts')
  const client = { call: async () => ({ ok: false, error: world.error }) }
  return { isRefusedFor, logPlaceError, useClient: () => client }
})

const refused = (status: number, code: string): CallError => ({
  kind: 'refused',
  status,
  failure: { request_id: 'x', errors: [{ code, message: '', meta: { translation_key: code } }] },
})

it.each<[CallError, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'broken', status: 502 }, true],
  [refused(503, 'place.unavailable'), true],
  [refused(404, 'place.reverse-failed'), false],
])('a failing reverse search is distinguished from an empty one: %o, %s', async (error, isFailure) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  world.error = error
  const onFailure = vi.fn()
  const logged: unknown[] = []
  const log = (event: Event) => void logged.push((event as CustomEvent<object>).detail)
  window.addEventListener('beckon:place-error', log)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const found: unknown[] = []
  function Probe() {
    const reverse = useReverse()
    const send = async () => {
      found.push(await reverse({ latitude: 1, longitude: 2 }, onFailure))
    }
    return <button type="button" onClick={() => void send()} />
  }
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () => root.render(<Probe />))
  await act(async () => place.querySelector('button')?.click())
  await vi.waitFor(() => expect(found).toEqual([undefined]))
  expect(onFailure).toHaveBeenCalledTimes(isFailure ? 1 : 0)
  expect(logged).toMatchObject(isFailure ? [{ key: 'reverse', kind: error.kind }] : [])
  window.removeEventListener('beckon:place-error', log)
  await act(async () => root.unmount())
})
