import { type RiderProblem, riderProblems } from '@beckon/domain/rider'
import type { RiderTrouble } from '@beckon/domain/order'
import { useAct } from '../../features/act/index.ts'
import { type DraftState, useDraft } from '../../features/draft/index.ts'
import type { ShopReport } from '../../features/report/index.ts'
import type { NewAct } from '../../platform/queue/index.ts'
import { open } from '../../platform/router/index.ts'

/** Seconds that are lost; `never`: the rider cannot ride on. Undefined before the choice. */
export type Delay = number | 'never' | undefined

export interface ProblemEntry extends ShopReport {
  readonly isRead: boolean
  readonly problem: RiderProblem | undefined
  readonly choose: (problem: RiderProblem) => void
  readonly delay: Delay
  readonly setDelay: (delay: Delay) => void
  /** The phone has no space left: nothing was sent. */
  readonly isFull: boolean
  readonly report: () => Promise<void>
  readonly giveUp: () => Promise<void>
  readonly askShop: () => Promise<void>
}

const KIND = 'problem'

/** The report of a problem as the rider enters it; it survives a reload. */
export function useProblem(orderId: string): ProblemEntry {
  const { add, isFull } = useAct()
  const draft = useDraft(orderId)
  const problem = riderProblems.find((one) => one === draft.field('problem'))
  const delay = delayOf(draft)
  const note = draft.field('problem-note')
  const photos = draft.photos(KIND)
  const send = async (act: NewAct) => {
    const taken = photos.map((blob) => ({ kind: KIND, blob }) as const)
    if (!(await add(act, { photos: taken }))) return
    for (const field of ['problem', 'problem-note', 'problem-delay']) draft.set(field, '')
    photos.forEach(draft.removePhoto)
    open({ page: act.kind === 'report_trouble' ? 'trouble' : 'job', orderId }, { replace: true })
  }
  const base = { order_id: orderId, note: note.trim() }
  return {
    ...{ isRead: draft.isRead, problem, delay, note, photos, isFull },
    choose(chosen) {
      draft.set('problem', chosen)
      // Another problem has other delays to choose from.
      if (chosen !== problem) draft.set('problem-delay', '')
    },
    setDelay: (chosen) => draft.set('problem-delay', String(chosen ?? '')),
    setNote: (text) => draft.set('problem-note', text),
    addPhoto: (blob) => draft.addPhoto(KIND, blob),
    removePhoto: draft.removePhoto,
    async report() {
      const seconds = typeof delay === 'number' && delay > 0 ? delay : null
      if (problem) await send({ kind: 'report_problem', ...base, problem, seconds })
    },
    async giveUp() {
      if (problem) await send({ kind: 'give_up', ...base, problem })
    },
    async askShop() {
      const cause: RiderTrouble = problem === 'DAMAGED' ? 'DAMAGED' : 'RIDER_STOPPED'
      if (problem) await send({ kind: 'report_trouble', ...base, cause })
    },
  }
}

function delayOf({ field }: DraftState): Delay {
  const stored = field('problem-delay')
  if (stored === '') return undefined
  return stored === 'never' ? 'never' : Number(stored)
}
