import type { CountryCode } from '@beckon/domain/country'
import type { Page } from '@playwright/test'
import type { TextKey } from '@beckon/texts'

/** What a scene is shown with. */
export interface Stage {
  readonly page: Page
  readonly country: CountryCode
  /** A text in the language of the picture, as the catalogue has it. */
  readonly say: (key: TextKey) => string
}

export interface Scene {
  readonly name: string
  /** The whole page, also what lies below the fold. */
  readonly whole?: true
  readonly show: (stage: Stage) => Promise<void>
  /** Puts back what it changed for others. */
  readonly after?: (stage: Stage) => Promise<void>
}

/** Scenes in their order, each of which goes on from the one before. A reel is shown as far as it is asked for. */
export interface Reel {
  /** Who sits before the screen: nobody who is known, somebody for the first time, or somebody who is signed in. */
  readonly who: 'anybody' | 'newcomer' | 'person'
  readonly scenes: readonly Scene[]
  /** Puts back what the whole of it changed for others. */
  readonly after?: (stage: Stage) => Promise<void>
}

/** A scene that needs nothing before it. */
export const alone = (who: Reel['who'], scenes: readonly Scene[]): readonly Reel[] =>
  scenes.map((scene) => ({ who, scenes: [scene] }))
