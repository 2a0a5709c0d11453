import type { EvaluationContext } from '@openfeature/web-sdk'
import type { FlagsState } from '../page-flags.ts'

export interface ChainOptions {
  /** Where the OFREP service begins. */
  readonly serviceUrl: string
  readonly fileUrl: string
  readonly context: EvaluationContext
  readonly onChange: () => void
}

/** The sources by priority: the first one with a value for a flag decides. */
export interface FlagChain {
  /** Reads the service and the file again; never fails. */
  refresh(): Promise<void>
  setContext(context: EvaluationContext): Promise<void>
  read(): FlagsState
  close(): Promise<void>
}

export type OpenChain = (options: ChainOptions) => Promise<FlagChain>
