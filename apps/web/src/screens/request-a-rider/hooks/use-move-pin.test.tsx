// @vitest-environment happy-dom
import type { Place, WirePoint } from '@beckon/contract'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyDraft, type RequestDraft } from '../draft/request-draft.ts'
import type { RequestEvent } from '../machine/request-state.ts'
import { useMovePin } from './use-move-pin.ts'
import type { RequestFlow } from './use-request.ts'

const names = vi.hoisted(() => [] as ((place: object | undefined) => void)[])
const failures = vi.hoisted(() => [] as (() => void)[])
const notices = vi.hoisted(() => [] as string[])
vi.mock('../../../features/address-picker/index.ts', () => {
  const reverse = (_point: WirePoint, onFailure: () => void) => {
    failures.push(onFailure)
    return new Promise((named) => names.push(named))
  }
  return { useReverse: () => reverse }
})
vi.mock('../../../platform/notifications/index.ts', () => {
  const notify = (text: string) => void notices.push(text)
  return { useNotify: () => notify }
})
vi.mock('../../../platform/texts/index.ts', () => {
  const t = (key: string) => key
  return { useTexts: () => ({ t }) }
})

const here: WirePoint = { latitude: 1.3, longitude: 103.85 }
const there: WirePoint = { latitude: 1.301, longitude: 103.85 }
const elsewhere: WirePoint = { latitude: 1.31, longitude: 103.85 }
const draftAt = (point: WirePoint): RequestDraft => ({
  ...emptyDraft,
  destination: { address: '5 Garden Road', point, precision: 'street', invented: false, pinChecked: false },
})

const sent: RequestEvent[] = []
let root: Root
let move: (point: WirePoint) => void

interface ProbeProps {
  readonly draft: RequestDraft
  readonly step: string
  readonly onMove: (mover: (point: WirePoint) => void) => void
}

const send = (event: RequestEvent) => void sent.push(event)

function Probe({ draft, step, onMove }: ProbeProps) {
  const state = { context: { draft }, matches: (one: string) => one === step }
  const mover = useMovePin({ state, send } as Partial<RequestFlow> as RequestFlow)
  useEffect(() => onMove(mover))
  return null
}

const show = (draft: RequestDraft, step = 'details') =>
  act(async () => root.render(<Probe draft={draft} step={step} onMove={(mover) => void (move = mover)} />))
const name = (turn: number, address: string) =>
  act(async () =>
    names[turn]?.({ formatted_address: address, precision: 'building', invented: false } as Partial<Place>),
  )

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('main'))
  await show(draftAt(here))
})
afterEach(async () => {
  await act(async () => root.unmount())
  sent.length = 0
  names.length = 0
  failures.length = 0
  notices.length = 0
})

it('moves the pin before its address is found, and then sets the address', async () => {
  move(there)
  expect(sent).toMatchObject([
    { type: 'DESTINATION', destination: { address: '5 Garden Road', point: there, pinChecked: true } },
  ])
  await show(draftAt(there))
  await name(0, '9 Hill Street')
  expect(sent[1]).toMatchObject({
    type: 'EDIT',
    change: { destination: { address: '9 Hill Street', point: there, pinChecked: true } },
  })
})

it('ignores the address of a pin that has moved on', async () => {
  move(there)
  move(elsewhere)
  await show(draftAt(elsewhere))
  await name(1, '2 River Walk')
  await name(0, '9 Hill Street')
  expect(sent.filter(({ type }) => type === 'EDIT')).toMatchObject([
    { change: { destination: { address: '2 River Walk', point: elsewhere } } },
  ])
})

it('does not change a request that is being sent', async () => {
  move(there)
  await show(draftAt(there), 'submitting')
  await name(0, '9 Hill Street')
  expect(sent).toHaveLength(1)
})

it('distinguishes a point without an address from a failed lookup', async () => {
  move(there)
  await show(draftAt(there))
  await act(async () => names[0]?.(undefined))
  expect(notices).toEqual(['geolocator.error.reverse'])
  move(there)
  failures[1]?.()
  await act(async () => names[1]?.(undefined))
  expect(notices[1]).toBe('geolocator.error.unavailable')
})
