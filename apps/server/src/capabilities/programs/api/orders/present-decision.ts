import type { DecisionAnswer, OrderDecision, ProgramDecision, ProgramDecisionGiven } from '@beckon/contract'
import type { DecisionCause, DecisionOption } from '@beckon/domain/order'
import { isoOf, moneyOf, secondsOf } from '../values.ts'

export const causeNames: Readonly<Record<DecisionCause, ProgramDecision['cause']>> = {
  UNREACHABLE: 'unreachable',
  REFUSED: 'refused',
  WRONG_ADDRESS: 'wrong_address',
  DAMAGED: 'damaged',
  RIDER_STOPPED: 'rider_stopped',
  WRONG_PIN: 'wrong_pin',
  NO_RIDER: 'no_rider',
}

export const optionNames: Readonly<Record<DecisionOption, ProgramDecision['fallback']>> = {
  TRY_AGAIN: 'try_again',
  NEW_PIN: 'new_dropoff',
  LEAVE_WITH: 'leave_with',
  BRING_BACK: 'bring_back',
  WAIT: 'wait',
  RAISE_FEE: 'raise_fee',
  SCHEDULE: 'schedule',
  CANCEL: 'cancel',
  CARRY_ON: 'carry_on',
}

/** The open question of an order as programs read it. */
export const presentDecision = (decision: OrderDecision, currency: string): ProgramDecision => ({
  number: decision.position,
  cause: causeNames[decision.cause],
  note: decision.note,
  opened_at: isoOf(decision.opened_at),
  answer_by: isoOf(decision.answer_by),
  options: decision.options.map(({ option, price }) => ({
    option: optionNames[option],
    price: moneyOf(price, currency),
  })),
  fallback: optionNames[decision.fallback],
})

/** The answer of a program as the service takes it. */
export function readDecision(given: ProgramDecisionGiven): DecisionAnswer {
  switch (given.option) {
    case 'try_again':
      return { option: 'TRY_AGAIN', note: given.note }
    case 'new_dropoff':
      return { option: 'NEW_PIN', location: given.dropoff }
    case 'leave_with':
      return { option: 'LEAVE_WITH', name: given.name, note: given.note }
    case 'bring_back':
      return { option: 'BRING_BACK' }
    case 'carry_on':
      return { option: 'CARRY_ON' }
    case 'wait':
      return { option: 'WAIT' }
    case 'raise_fee':
      return { option: 'RAISE_FEE' }
    case 'schedule':
      return { option: 'SCHEDULE', preordered_for: secondsOf(given.collect_at) }
    case 'cancel':
      return { option: 'CANCEL' }
  }
}
