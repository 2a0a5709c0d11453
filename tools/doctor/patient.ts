import type { Config } from '../../apps/server/src/platform/config.ts'

/** The installation that is checked. */
export interface Patient {
  readonly config: Config
  readonly now: () => Date
}
