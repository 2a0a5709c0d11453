import { fleetCalls, type TrackedPosition } from '@beckon/contract'
import type { Duty } from '@beckon/domain/rider'
import { useState } from 'react'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { after } from '../../platform/clock/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import type { Location } from '../../platform/location/index.ts'

export interface DutyChange {
  readonly isBusy: boolean
  readonly problem: CallProblem | undefined
  /** The phone gave no position, which coming on duty needs. */
  readonly lacksPosition: boolean
  readonly change: (state: Duty) => Promise<void>
}

const PATIENCE_MS = 15_000

/** Changes the duty of the rider. */
export function useDuty(): DutyChange {
  const { client, location, work } = useDeps()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  const [lacksPosition, setLacking] = useState(false)
  async function send(state: Duty): Promise<void> {
    // Without one of this phone, the last position of Traccar Client may be recent enough.
    const position = state === 'on' ? await firstPosition(location, PATIENCE_MS) : undefined
    const called = await client.call(fleetCalls.setDuty, {
      body: { state, ...(position ? { position } : {}) },
    })
    const found = called.ok ? undefined : problemOf(called.error)
    setLacking(found?.code === 'rider.position-missing')
    if (!called.ok) return setProblem(found?.code === 'rider.position-missing' ? undefined : found)
    await work.change((before) => ({ ...before, duty: called.answer.result }))
  }
  return {
    isBusy,
    problem,
    lacksPosition,
    async change(state) {
      setBusy(true)
      setProblem(undefined)
      await send(state)
      setBusy(false)
    },
  }
}

/** The position that the phone finds first; undefined where it finds none in time. */
export function firstPosition(location: Location, patience: number): Promise<TrackedPosition | undefined> {
  return new Promise((done) => {
    let stop = () => {}
    const cancel = after(patience, () => finish(undefined))
    const unsubscribe = location.state.subscribe(look)
    function finish(position: TrackedPosition | undefined) {
      cancel()
      unsubscribe()
      done(position)
      stop()
    }
    function look() {
      const state = location.state.get()
      if (state.status === 'found') finish(state.position)
      else if (state.status === 'denied') finish(undefined)
    }
    stop = location.follow()
    look()
  })
}
