import type { DecisionAnswer } from '@beckon/contract'
import type { DecisionOption } from '@beckon/domain/order'

/** The fields of an answer, as they are typed. */
export interface DecisionDraft {
  readonly option: DecisionOption | null
  readonly name: string
  readonly address: string
  readonly notes: string
  readonly latitude: number
  readonly longitude: number
  /** `2030-06-15T18:30`, by the clock of the country. */
  readonly time: string
}

type Location = Pick<DecisionDraft, 'address' | 'notes' | 'latitude' | 'longitude'>

export const draftOf = ({ address, notes, latitude, longitude }: Location): DecisionDraft => ({
  option: null,
  name: '',
  address,
  notes,
  latitude,
  longitude,
  time: '',
})

/** Returns the answer of a draft; undefined while something is missing. */
export function answerOf(
  draft: DecisionDraft,
  secondsAt: (time: string) => number | undefined,
): DecisionAnswer | undefined {
  const { option, name, address, notes, latitude, longitude, time } = draft
  switch (option) {
    case null:
      return undefined
    case 'TRY_AGAIN':
      return { option, note: '' }
    case 'LEAVE_WITH':
      return name.trim() === '' ? undefined : { option, name, note: '' }
    case 'NEW_PIN':
      return address.trim() === '' ? undefined : { option, location: { address, notes, latitude, longitude } }
    case 'SCHEDULE': {
      const preordered_for = secondsAt(time)
      return preordered_for === undefined ? undefined : { option, preordered_for }
    }
    case 'BRING_BACK':
    case 'CARRY_ON':
    case 'WAIT':
    case 'RAISE_FEE':
    case 'CANCEL':
      return { option }
  }
}
