import type { WireVendor } from '@beckon/contract'
import { useState } from 'react'
import { useConfig } from '../../platform/client/index.ts'
import { type ChosenPlace, type PlaceChoice, placeOf, usePlace } from '../place-form/index.ts'
import { errorsFrom, errorsOf, type OutletDraft, type OutletErrors, payloadOf } from './outlet-draft.ts'
import { type SavingOutlet, useSaveOutlet } from './use-save-outlet.ts'

export interface OutletFormState extends Pick<SavingOutlet, 'isSaving' | 'problem'> {
  readonly draft: OutletDraft
  readonly errors: OutletErrors
  readonly place: PlaceChoice
  /** The number of failed attempts: after each, the first invalid field gets the focus. */
  readonly failures: number
  /** Typing into a field removes its violation. */
  readonly edit: (field: keyof OutletDraft, value: string) => void
  readonly editOwners: (owners: readonly string[]) => void
  readonly placeChanged: () => void
  readonly isChanged: boolean
  readonly save: () => Promise<void>
}

interface About {
  readonly outlet: WireVendor | undefined
  readonly initial: OutletDraft
  readonly parents: number
  readonly onSaved: () => void
}

export function useOutletForm({ outlet, initial, parents, onSaved }: About): OutletFormState {
  const { country } = useConfig()
  const [draft, setDraft] = useState(initial)
  const [isMoved, setMoved] = useState(false)
  const place = usePlace(outlet && placeOf(outlet))
  const { send, isSaving, problem, forget } = useSaveOutlet(outlet?.vendor_id)
  const { errors, failures, fail, drop } = useOutletErrors(forget)
  const check = (chosen: ChosenPlace | undefined) => {
    const found = errorsOf(draft, { place: chosen, country, parents })
    return Object.keys(found).length > 0 ? found : undefined
  }
  const save = async () => {
    const early = check(place.chosen)
    if (early) return fail(early)
    const chosen = await place.whole()
    // The place field shows its own violation.
    if (!chosen) return fail({})
    const late = check(chosen)
    if (late) return fail(late)
    const result = await send(payloadOf(draft, chosen, country))
    if (result === 'saved') onSaved()
    else if (result !== 'running') fail(errorsFrom(result))
  }
  return {
    draft,
    errors,
    place,
    failures,
    isSaving,
    problem,
    isChanged: isMoved || JSON.stringify(draft) !== JSON.stringify(initial),
    save,
    edit(field, value) {
      setDraft((now) => ({ ...now, [field]: value }))
      drop((at) => at === field)
    },
    editOwners(owners) {
      // A removed line shifts the others, so their violations may belong to other lines.
      const isSameCount = owners.length === draft.owners.length
      const changed = owners.findIndex((email, index) => email !== draft.owners[index])
      setDraft((now) => ({ ...now, owners }))
      drop((at) => (isSameCount ? at === `owners.${changed}` : at.startsWith('owners.')))
    },
    placeChanged() {
      setMoved(true)
      drop((at) => at === 'location')
    },
  }
}

/** Holds the violations by field, counts the failed attempts, and removes violations of changed fields. */
function useOutletErrors(forget: () => void) {
  const [errors, setErrors] = useState<OutletErrors>({})
  const [failures, setFailures] = useState(0)
  const fail = (found: OutletErrors) => {
    setErrors(found)
    setFailures((count) => count + 1)
  }
  const drop = (isStale: (field: string) => boolean) => {
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !isStale(field))))
    forget()
  }
  return { errors, failures, fail, drop }
}
