// @vitest-environment happy-dom
import type { PlaceHit } from '@beckon/contract'
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { type DoorChoice, useDoor } from './use-door.ts'

const world = vi.hoisted(() => ({ fails: false }))
vi.mock('../../features/address-picker/index.ts', () => {
  const reverse = async (_point: unknown, onFailure: () => void) => {
    if (world.fails) onFailure()
    return world.fails ? undefined : { formatted_address: '5 Garden Road' }
  }
  return { useReverse: () => reverse }
})

it('a street is recognised as a street until the pin is set by hand, and when a spot could not be named', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let choice: DoorChoice | undefined
  function Probe({ onSeen }: { readonly onSeen: (now: DoorChoice) => void }) {
    const now = useDoor(null)
    useEffect(() => onSeen(now))
    return null
  }
  const root = createRoot(document.createElement('main'))
  await act(async () => root.render(<Probe onSeen={(now) => void (choice = now)} />))
  const at = { latitude: 1.3, longitude: 103.8 }
  await act(async () =>
    choice?.choose({ ...at, formatted_address: 'Garden Road', precision: 'street' } as PlaceHit),
  )
  expect(choice?.door).toMatchObject({ address: 'Garden Road', precision: 'street' })
  await act(async () => choice?.put(at))
  expect(choice?.door).toMatchObject({ address: '5 Garden Road', precision: 'building' })
  world.fails = true
  await act(async () => choice?.put(at))
  expect(choice).toMatchObject({ isUnresolved: true, door: { address: '', point: at } })
  await act(async () => root.unmount())
})
