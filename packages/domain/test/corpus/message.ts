import type { CountryCode } from '../../src/country/index.ts'
import type { Point } from '../../src/geo/index.ts'

/** The fields as a careful person would fill them in. A field that is not here must stay empty. */
export interface Expected {
  readonly name?: string
  readonly phone?: string
  readonly address?: string
  readonly unit?: string
  readonly amount?: number
  readonly notes?: string
  readonly description?: string
  readonly point?: Point
}

/** One pasted text. People, numbers and places are invented. */
export interface Message {
  readonly country: CountryCode
  readonly layout: 'labelled' | 'lines' | 'one-line' | 'chat' | 'mail' | 'noise'
  readonly text: string
  readonly expected: Expected
}
