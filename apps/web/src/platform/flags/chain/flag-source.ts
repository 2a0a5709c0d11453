import {
  ErrorCode,
  type EvaluationContext,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/web-sdk'

/**
 * A provider that never fails to start: values that cannot be read now are read later, and the next source is used
 * meanwhile.
 */
export interface FlagSource extends Provider {
  /** Reads it again; settles after success or failure. */
  refresh(): Promise<void>
  /** Whether it could be read the last time. */
  isAnswering(): boolean
}

export type BooleanResolver = (
  key: string,
  otherwise: boolean,
  context: EvaluationContext,
) => ResolutionDetails<boolean>

const refusal = <T>(value: T, errorCode: ErrorCode, errorMessage: string): ResolutionDetails<T> => ({
  value,
  errorCode,
  errorMessage,
  reason: StandardResolutionReasons.ERROR,
})

export const notFound = <T>(value: T) => refusal(value, ErrorCode.FLAG_NOT_FOUND, 'the flag is not there')
export const notReady = <T>(value: T) => refusal(value, ErrorCode.GENERAL, 'the source could not be read yet')

const wrongType = <T>(_key: string, value: T) =>
  refusal(value, ErrorCode.TYPE_MISMATCH, 'all flags are booleans')

/** All of our flags are booleans. */
export const booleansOnly = (resolveBooleanEvaluation: BooleanResolver) => ({
  resolveBooleanEvaluation,
  resolveStringEvaluation: wrongType<string>,
  resolveNumberEvaluation: wrongType<number>,
  resolveObjectEvaluation: wrongType,
})
