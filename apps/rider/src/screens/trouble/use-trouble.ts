import { type DoorTrouble, doorTroubles } from '@beckon/domain/order'
import { useAct } from '../../features/act/index.ts'
import { useDraft } from '../../features/draft/index.ts'
import type { ShopReport } from '../../features/report/index.ts'
import { useNow } from '../../platform/clock/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import type { Assignment } from '../../platform/work/index.ts'
import { type LadderFacts, type LadderPlace, ladderPlace, waitOfLadder } from './ladder.ts'

/** Steps that the rider has done, each with its time. */
type Step = 'called' | 'written' | 'waited'

export interface Trouble extends ShopReport {
  /** False until the stored steps are read. */
  readonly isRead: boolean
  readonly cause: DoorTrouble | undefined
  readonly choose: (cause: DoorTrouble) => void
  readonly place: LadderPlace | undefined
  /** The phone has no space left. */
  readonly isFull: boolean
  /** A step is done; `waited` begins the wait. */
  readonly climb: (step: Step) => Promise<void>
  readonly report: () => Promise<void>
  /** Ends the ladder: the customer was reached. */
  readonly end: () => void
}

/** The steps at a door that stays closed; they survive a reload. After a decision of the shop they begin with the first one. */
export function useTrouble(assignment: Assignment): Trouble {
  const { clock } = useDeps()
  const { add, isFull } = useAct()
  const { task, instruction } = assignment
  const draft = useDraft(task.order_id)
  const now = Math.floor(useNow(clock.now) / 1000)
  const round = instruction?.decided_at ?? 0
  const named = (name: string) => `${name}@${round}`
  const stored = (name: Step | 'cause' | 'note') => draft.field(named(name))
  const cause = doorTroubles.find((one) => one === stored('cause'))
  const photoKind = named('trouble')
  return {
    isRead: draft.isRead,
    cause,
    choose: (chosen) => draft.set(named('cause'), chosen),
    place: cause && ladderPlace(factsOf(assignment, cause, stored), now),
    isFull,
    async climb(step) {
      const wait = { kind: 'wait', order_id: task.order_id, at: 'dropoff' } as const
      // The ladder has no way back from a wait.
      if (step === 'waited' && !(await add(wait, { undoMs: 0 }))) return
      draft.set(named(step), String(clock.seconds()))
    },
    note: stored('note'),
    setNote: (note) => draft.set(named('note'), note),
    photos: draft.photos(photoKind),
    addPhoto: (blob) => draft.addPhoto(photoKind, blob),
    removePhoto: draft.removePhoto,
    async report() {
      if (!cause) return
      const photos = draft.photos(photoKind).map((blob) => ({ kind: 'trouble' as const, blob }))
      const report = { kind: 'report_trouble', order_id: task.order_id, cause } as const
      await add({ ...report, note: stored('note').trim() }, { photos })
    },
    end: () => draft.set(named('cause'), ''),
  }
}

function factsOf(
  { task, waiting_since: waitingSince, instruction }: Assignment,
  cause: DoorTrouble,
  stored: (name: Step) => string,
): LadderFacts {
  return {
    cause,
    hasCalled: stored('called') !== '',
    hasWritten: stored('written') !== '',
    canWrite: (task.deliver.phone_number ?? '') !== '',
    waitsSince: waitOfLadder({
      begun: stored('waited') === '' ? null : Number(stored('waited')),
      waitingSince,
      decidedAt: instruction?.decided_at ?? 0,
    }),
  }
}
