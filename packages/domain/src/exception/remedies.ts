import type { OperatorAction } from '../operator/index.ts'
import { type DecisionOption, decisionOptions, operatorMayCancel, type OrderStatus } from '../order/index.ts'
import type { ExceptionKind } from './kinds.ts'

/** Remedies of an exception that need one press of an operator. */
export const exceptionRemedies = [
  'search-again',
  'raise-fee',
  'try-again',
  'carry-on',
  'bring-back',
  'cancel',
  'ask-gateway',
  'retry-refund',
  'resend',
  'restart-upload',
] as const
export type ExceptionRemedy = (typeof exceptionRemedies)[number]

/** The action that a role must allow for a remedy. */
export const remedyActions: Readonly<Record<ExceptionRemedy, OperatorAction>> = {
  'search-again': 'orders.act',
  'raise-fee': 'orders.act',
  'try-again': 'orders.act',
  'carry-on': 'orders.act',
  'bring-back': 'orders.act',
  cancel: 'orders.act',
  'ask-gateway': 'exceptions.act',
  'retry-refund': 'money.refund',
  resend: 'exceptions.act',
  'restart-upload': 'exceptions.act',
}

/** The remedy that is an answer in the place of the shop; options that need more than a press have none. */
const answers: Partial<Readonly<Record<DecisionOption, ExceptionRemedy>>> = {
  WAIT: 'search-again',
  RAISE_FEE: 'raise-fee',
  TRY_AGAIN: 'try-again',
  CARRY_ON: 'carry-on',
  BRING_BACK: 'bring-back',
  CANCEL: 'cancel',
}

/** Returns the option of the shop that a remedy chooses; undefined where it is none. */
export const optionOf = (remedy: ExceptionRemedy): DecisionOption | undefined =>
  decisionOptions.find((option) => answers[option] === remedy)

/** The order of an exception: its status, and the options of an open question to the shop. */
export interface RemedyFacts {
  readonly kind: ExceptionKind
  /** Null where the exception is about no order. */
  readonly order: {
    readonly status: OrderStatus
    readonly isCollected: boolean
    readonly options: readonly DecisionOption[]
  } | null
}

const own: Partial<Readonly<Record<ExceptionKind, ExceptionRemedy>>> = {
  'payment-unclear': 'ask-gateway',
  'refund-failed': 'retry-refund',
  'mail-failing': 'resend',
  'upload-stuck': 'restart-upload',
}

/** Kinds whose order may be cancelled as a remedy. */
const cancellable: readonly ExceptionKind[] = ['no-rider', 'late-to-collect', 'stuck']

/** Returns the remedies of an exception in the order in which they are offered; those that do least are first. */
export function remediesFor({ kind, order }: RemedyFacts): readonly ExceptionRemedy[] {
  const special = own[kind]
  if (special) return [special]
  if (!order || kind === 'cash-short' || kind === 'rider-silent') return []
  const chosen = order.options.flatMap((option) => answers[option] ?? [])
  if (chosen.length > 0) return chosen
  const mayCancel = operatorMayCancel({ status: order.status, collected: order.isCollected })
  return mayCancel && cancellable.includes(kind) ? ['cancel'] : []
}
