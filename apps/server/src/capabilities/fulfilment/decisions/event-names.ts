import type { EventData } from '@beckon/contract'
import type { DecisionCause, DecisionOption } from '@beckon/domain/order'

type ProgramOption = EventData['delivery.needs_decision']['fallback']

/** The cause of a question as programs get it. */
export const causeForPrograms = (cause: DecisionCause): Lowercase<DecisionCause> =>
  cause.toLowerCase() as Lowercase<DecisionCause>

/** An option of a question as programs get it: a pin on the map is another drop-off point. */
export const optionForPrograms = (option: DecisionOption): ProgramOption =>
  option === 'NEW_PIN'
    ? 'new_dropoff'
    : (option.toLowerCase() as Lowercase<Exclude<DecisionOption, 'NEW_PIN'>>)
