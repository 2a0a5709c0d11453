import type { BrowserConfig } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import type { PageFlags } from '../platform/flags/index.ts'
import type { Notices } from '../platform/notifications/index.ts'
import type { TextStore } from '../platform/texts/index.ts'
import type { VisitorSession } from './visitor-session.ts'

/** Objects with the lifetime of the page. */
export interface WelcomeDeps {
  readonly config: BrowserConfig
  readonly texts: TextStore
  readonly flags: PageFlags
  readonly session: VisitorSession
  readonly client: Client
  readonly notices: Notices
}
