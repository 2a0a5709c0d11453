import type { CountryCode } from '../country/index.ts'
import type { Point } from '../geo/index.ts'
import type { Currency } from '../money/index.ts'

/** Settings of the deployment for reading a text. */
export interface PasteContext {
  readonly country: CountryCode
  readonly currency: Currency
  /** If no amount is required, a price is used only where the text labels it as one. */
  readonly amountRequired: boolean
}

/** UTF-16 offsets into the pasted text: from, and up to but not including. */
export type SourceRange = readonly [start: number, end: number]

export interface FoundValue<Value> {
  readonly value: Value
  /** Range in the text; the smallest range around all parts where it has several. */
  readonly source: SourceRange
  /** `labelled`: the text has a label for it. `guessed`: it looks like it. A person checks both. */
  readonly confidence: 'labelled' | 'guessed'
}

/** A time of a day, as a message names it; which moment that is depends on when and where it is read. */
export interface PastedTime {
  /** 0 for today. */
  readonly inDays: number
  /** Of that day, from midnight. */
  readonly minute: number
}

/** The fields found in a pasted text. `null` where nothing was found. */
export interface PastedOrder {
  readonly name: FoundValue<string> | null
  /** E.164 where the number can be understood. */
  readonly phone: FoundValue<string> | null
  /** Without the unit. */
  readonly address: FoundValue<string> | null
  readonly unit: FoundValue<string> | null
  /** Major units of the deployment's currency, as a person would type them. */
  readonly amount: FoundValue<number> | null
  readonly notes: FoundValue<string> | null
  /** The goods. */
  readonly description: FoundValue<string> | null
  readonly point: FoundValue<Point> | null
  /** When it should be there. */
  readonly time: FoundValue<PastedTime> | null
  readonly payment: FoundValue<'CASH_ON_DELIVERY'> | null
  /** The text was longer than what is read of it. */
  readonly truncated: boolean
}
