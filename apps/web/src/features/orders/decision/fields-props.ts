import type { DecisionAnswer, OrderRecord } from '@beckon/contract'

/** Props of the fields of every option. */
export interface FieldsProps {
  readonly order: OrderRecord
  /** Undefined while a required value is missing. */
  readonly onAnswer: (answer: DecisionAnswer | undefined) => void
}
