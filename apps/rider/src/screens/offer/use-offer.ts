import { fleetCalls, type Offer } from '@beckon/contract'
import { useState } from 'react'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { open } from '../../platform/router/index.ts'

export const declineReasons = ['TOO_FAR', 'BUSY', 'VEHICLE', 'OTHER'] as const
export type DeclineReason = (typeof declineReasons)[number]

export interface OfferAnswer {
  readonly phase: 'open' | 'accepting' | 'declining' | 'gone'
  readonly problem: CallProblem | undefined
  readonly accept: () => Promise<void>
  readonly decline: (reason: DeclineReason) => Promise<void>
}

/** Codes with which an offer is no longer this rider's. */
const goneCodes: readonly string[] = ['offer.gone', 'offer.not-found', 'order.move-not-allowed']

/** Answers an offer. */
export function useOffer({ offer_id: id, task }: Offer, close: () => void): OfferAnswer {
  const { client, work } = useDeps()
  const [phase, setPhase] = useState<OfferAnswer['phase']>('open')
  const [problem, setProblem] = useState<CallProblem>()

  /** The answer to an accepted offer may be lost: then the parcel is in the work. */
  async function isMine(): Promise<boolean> {
    await work.refresh()
    const assignments = work.copy.get()?.work.assignments ?? []
    return assignments.some((one) => one.task.order_id === task.order_id)
  }
  function showJob() {
    close()
    open({ page: 'job', orderId: task.order_id })
  }
  async function accept() {
    setPhase('accepting')
    setProblem(undefined)
    const called = await client.call(fleetCalls.acceptOffer, { params: { id } })
    if (called.ok) {
      await work.addAssignment(called.answer.result)
      return showJob()
    }
    if (await isMine()) return showJob()
    const found = problemOf(called.error)
    if (goneCodes.includes(found.code)) return setPhase('gone')
    setProblem(found)
    setPhase('open')
  }
  async function decline(reason: DeclineReason) {
    setPhase('declining')
    setProblem(undefined)
    const called = await client.call(fleetCalls.declineOffer, { params: { id }, body: { reason } })
    const found = called.ok ? undefined : problemOf(called.error)
    // An offer that is gone needs no answer.
    if (found === undefined || goneCodes.includes(found.code)) {
      await work.change((before) => ({ ...before, offer: null }))
      return close()
    }
    setProblem(found)
    setPhase('open')
  }
  return { phase, problem, accept, decline }
}
