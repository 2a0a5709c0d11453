/** One measured thing: what it is, the ratio, what the ratio is to, and the limit it is held to where there is one. */
export interface Row {
  readonly what: string
  readonly ratio: number
  readonly beside: string
  readonly limit?: number
  readonly detail: string
}

export function print(rows: readonly Row[]): void {
  for (const { what, ratio, beside, limit, detail } of rows) {
    const held =
      limit === undefined ? '' : ratio <= limit ? `  (limit ${limit}: kept)` : `  (limit ${limit}: BROKEN)`
    console.log(`${what}\n    ${ratio.toFixed(2)} x ${beside}${held}\n    ${detail}`)
  }
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
