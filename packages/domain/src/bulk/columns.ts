/** Columns of a bulk order, in the order of the template. */
export const bulkColumns = [
  'name',
  'phone',
  'address',
  'unit',
  'notes',
  'description',
  'amount',
  'payment',
  'date',
  'time',
  'cold-bag',
  'age-check',
  'weight',
  'side',
  'latitude',
  'longitude',
  'point',
  'reference',
] as const
export type BulkColumn = (typeof bulkColumns)[number]

export const isBulkColumn = (text: string): text is BulkColumn =>
  bulkColumns.some((column) => column === text)

/** Columns of the sheet (from 0) for each field; several are joined: first and last name, street and town. */
export type ColumnMapping = Readonly<Partial<Record<BulkColumn, readonly number[]>>>

export const bulkPayments = ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'] as const
export type BulkPayment = (typeof bulkPayments)[number]
