import type { ErrorCode } from '../../errors.ts'
import { bulkErrors } from './errors/bulk-errors.ts'
import { commonErrors } from './errors/common-errors.ts'
import { deliveryErrors } from './errors/delivery-errors.ts'
import { orderErrors } from './errors/order-errors.ts'
import { webhookErrors } from './errors/webhook-errors.ts'

/** Catalogue of all codes that a call of programs may answer. A code is permanent; its texts are for developers. */
export const programErrors = {
  ...commonErrors,
  ...orderErrors,
  ...deliveryErrors,
  ...bulkErrors,
  ...webhookErrors,
} as const

export type ProgramErrorCode = keyof typeof programErrors

/** The codes that every call may answer. */
export const errorsOfEveryCall = Object.keys(commonErrors) as readonly (keyof typeof commonErrors)[]

const byInternal: ReadonlyMap<ErrorCode, ProgramErrorCode> = new Map(
  Object.entries(programErrors).flatMap(([code, { from }]) =>
    from.map((internal): [ErrorCode, ProgramErrorCode] => [internal, code as ProgramErrorCode]),
  ),
)

/** Code for programs of a failure of the service; undefined where no call of programs may fail so. */
export const programErrorOf = (code: ErrorCode): ProgramErrorCode | undefined => byInternal.get(code)
