/** A measured ratio, the thing it is a ratio to, and its limit where it has one. */
export interface Row {
  readonly what: string
  readonly ratio: number
  readonly baseline: string
  readonly limit?: number
  readonly detail: string
}

export function print(rows: readonly Row[]): void {
  for (const row of rows) {
    const { what, ratio, baseline, limit, detail } = row
    const verdict = limit === undefined ? '' : `  (limit ${limit}: ${isBroken(row) ? 'BROKEN' : 'kept'})`
    console.log(`${what}\n    ${ratio.toFixed(2)} x ${baseline}${verdict}\n    ${detail}`)
  }
}

/** Whether the ratio is above its limit. A ratio of no measurement (NaN) is above every limit. */
export const isBroken = ({ ratio, limit }: Pick<Row, 'ratio' | 'limit'>): boolean =>
  limit !== undefined && !(ratio <= limit)

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
