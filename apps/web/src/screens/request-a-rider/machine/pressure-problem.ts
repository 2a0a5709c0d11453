import type { AnswerOf, deliveryCalls } from '@beckon/contract'
import { textValues } from '@beckon/contract/client'
import type { CallProblem } from '../../../platform/client/index.ts'
import type { Problem, QuoteResult } from './request-state.ts'

const reasons: Partial<Record<string, string>> = {
  PAUSED: 'pressure.paused',
  ZONE_CLOSED: 'pressure.zone-closed',
  RADIUS: 'pressure.radius',
  FULL: 'pressure.full',
}

const isPressure = (key: string): boolean => Object.values(reasons).includes(key)

/** The problem of an address that a measure or the hours of a zone refuse; undefined for other reasons. */
export function pressureProblem(answer: AnswerOf<typeof deliveryCalls.validateArea>): Problem | undefined {
  const { reason, limit, until, hours } = answer
  const key = reasons[reason ?? '']
  if (key === undefined) return undefined
  const [from, to] = hours?.split(':') ?? []
  return { key, values: textValues({ until, limit, from, to }) }
}

/** The values of the text of a refused call, where it names them. */
export const pressureValues = ({ key, meta }: CallProblem): Pick<Problem, 'values'> =>
  isPressure(key) ? { values: textValues(meta) } : {}

/** Returns why the fee could not be requested again. */
export const recomputeProblem = (result: QuoteResult): Problem =>
  !result.ok && result.problem && isPressure(result.problem.key)
    ? result.problem
    : { key: 'error.fee.recompute' }
