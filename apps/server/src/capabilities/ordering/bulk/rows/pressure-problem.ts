import type { ErrorCode } from '@beckon/contract'
import type { StoredBulkProblem } from '../schema.ts'

const problems: Partial<Record<ErrorCode, Pick<StoredBulkProblem, 'column' | 'code'>>> = {
  'delivery.paused': { column: null, code: 'paused' },
  'delivery.zone-closed': { column: 'time', code: 'zone-closed' },
  'delivery.radius': { column: 'address', code: 'radius' },
  'delivery.full': { column: null, code: 'full' },
}

/** The problem of a row that a measure or the hours of a zone refuse; undefined for any other refusal. */
export const pressureProblem = (refused: ErrorCode): Pick<StoredBulkProblem, 'column' | 'code'> | undefined =>
  problems[refused]
