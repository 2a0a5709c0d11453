import type { CountryCode } from '@beckon/domain/country'
import type { Page } from '@playwright/test'
import type { TextKey } from '@beckon/texts'

/** Context in which a screen state is shown. */
export interface Setup {
  readonly page: Page
  readonly country: CountryCode
  /** A text in the language of the picture, as the catalogue has it. */
  readonly say: (key: TextKey) => string
}

export interface ScreenState {
  readonly name: string
  /** The whole page, also what lies below the fold. */
  readonly whole?: true
  readonly show: (setup: Setup) => Promise<void>
  /** Puts back what it changed for others. */
  readonly after?: (setup: Setup) => Promise<void>
}

/** States in their order, each of which goes on from the one before. A flow is shown as far as it is asked for. */
export interface Flow {
  /** User of the device: without a session, on the first visit, or with a session. */
  readonly who: 'anybody' | 'newcomer' | 'person'
  readonly states: readonly ScreenState[]
  /** Puts back what the whole of it changed for others. */
  readonly after?: (setup: Setup) => Promise<void>
}

/** A screen state that needs nothing before it. */
export const alone = (who: Flow['who'], states: readonly ScreenState[]): readonly Flow[] =>
  states.map((screenState) => ({ who, states: [screenState] }))
