import type { Page } from '@playwright/test'

export interface Scene {
  readonly name: string
  /** Later scenes build on it, so it is shown even when it is not asked for. */
  readonly prepares?: true
  /** The whole page, also what lies below the fold. */
  readonly whole?: true
  readonly show: (page: Page) => Promise<void>
  /** Puts back what it changed for others. */
  readonly after?: (page: Page) => Promise<void>
}
