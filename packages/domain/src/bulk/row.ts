import type { CountryCode } from '../country/index.ts'
import type { Point } from '../geo/index.ts'
import type { Currency } from '../money/index.ts'
import type { Parcel, RequestViolationCode } from '../request/index.ts'
import type { BulkColumn, BulkPayment } from './columns.ts'
import type { SheetCell } from './sheet.ts'

/** The cells of a row by column: from the sheet through a mapping, then as corrected by a person. */
export type RowCells = Readonly<Partial<Record<BulkColumn, SheetCell>>>

/** Settings of the deployment and of the vendor, and the time, for reading a row. */
export interface RowRules {
  readonly country: CountryCode
  readonly currency: Currency
  readonly timezone: string
  readonly amountRequired: boolean
  readonly minimumAmount: number
  /** An amount above this is a warning; -1 for none. */
  readonly valueLimit: number
  readonly maxWeightKg: number
  readonly maxSideCm: number
  /** The payment methods of this vendor. */
  readonly payments: readonly BulkPayment[]
  /** The payment method of rows that give none; null if every row must give one. */
  readonly defaultPayment: BulkPayment | null
  readonly takesPreorders: boolean
  /** Seconds since 1970. */
  readonly now: number
  /** The collection point, for plus codes without their first part. */
  readonly near: Point | null
}

/** An order with the fields that its row has. */
export interface RowDraft {
  readonly name: string
  /** E.164 where it can be understood, else as it was written. */
  readonly phone: string
  /** Without the unit. */
  readonly address: string
  readonly unit: string
  readonly notes: string
  /** The point of the row; without one the address is looked up. */
  readonly point: Point | null
  readonly description: string
  /** Major units; undefined where the cell has no valid amount. */
  readonly amount: number | undefined
  readonly payment: BulkPayment | ''
  /** Seconds since 1970; null for as soon as possible. */
  readonly preorderedFor: number | null
  /** The order has no such field; a row that asks for a cold bag gets a warning. */
  readonly coldBag: boolean
  readonly ageCheck: boolean
  readonly parcel: Parcel | null
  readonly reference: string
}

/** Violations that prevent placing a row. Those of a request have its codes. */
export type RowViolationCode =
  | Exclude<RequestViolationCode, 'vendor-missing' | 'coordinates-missing'>
  | 'too-long'
  | 'phone-shortened'
  | 'cell-error'
  | 'payment-unknown'
  | 'payment-unavailable'
  | 'date-unclear'
  | 'time-unclear'
  | 'preorder-too-soon'
  | 'preorder-too-far'
  | 'preorder-unavailable'
  | 'answer-unclear'
  | 'measure-unclear'
  | 'parcel-missing'
  | 'parcel-too-heavy'
  | 'parcel-too-large'
  | 'point-unclear'

/** Warnings for a person to look at. */
export type RowWarningCode =
  | 'phone-completed'
  | 'phone-first'
  | 'amount-rounded'
  | 'formula'
  | 'merged'
  | 'amount-guessed'
  | 'value-high'
  | 'payment-assumed'
  | 'date-order-guessed'
  | 'point-exchanged'
  | 'point-unread'
  | 'unit-found'

export interface CellViolation {
  readonly column: BulkColumn
  readonly code: RowViolationCode
}

export interface CellWarning {
  readonly column: BulkColumn
  readonly code: RowWarningCode
}

export interface ReadRow {
  readonly draft: RowDraft
  readonly violations: readonly CellViolation[]
  readonly warnings: readonly CellWarning[]
}
