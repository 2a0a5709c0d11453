import type { ReactNode } from 'react'

export interface ChartSeries {
  readonly name: string
  /** Null where a step has no value. */
  readonly values: readonly (number | null)[]
  /** The values in the table; their texts where absent. */
  readonly cells?: readonly ReactNode[]
}

export interface ChartProps {
  readonly title: string
  readonly kind: 'bars' | 'lines'
  /** The days or hours. */
  readonly steps: readonly { readonly key: number; readonly label: string; readonly name: string }[]
  readonly series: readonly ChartSeries[]
  readonly format: (value: number) => string
  /** The end of the scale where the values have one of their own. */
  readonly end?: number
  /** How it is counted. */
  readonly how: string
}
