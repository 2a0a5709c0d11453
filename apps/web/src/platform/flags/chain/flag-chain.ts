import type { FlagsState } from '../page-flags.ts'

/** The facts by which a flag service targets a page, by their names. */
export type FlagContextValues = Readonly<Record<string, string>>

export interface ChainOptions {
  /** Where the OFREP service begins. */
  readonly serviceUrl: string
  readonly fileUrl: string
  readonly context: FlagContextValues
  readonly onChange: () => void
}

/** The sources by priority: the first one with a value for a flag decides. */
export interface FlagChain {
  /** Reads the service and the file again; never fails. */
  refresh(): Promise<void>
  setContext(context: FlagContextValues): Promise<void>
  read(): FlagsState
  close(): Promise<void>
}

export type OpenChain = (options: ChainOptions) => Promise<FlagChain>
