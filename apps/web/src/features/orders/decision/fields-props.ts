import type { DecisionAnswer, OrderRecord } from '@beckon/contract'

/** What the fields of every choice are given. */
export interface FieldsProps {
  readonly order: OrderRecord
  /** Undefined while something that the choice needs is missing. */
  readonly onAnswer: (answer: DecisionAnswer | undefined) => void
}
