import type { BrowserConfig } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import type { QueryClient } from '@tanstack/react-query'
import type { PageFlags } from '../platform/flags/index.ts'
import type { HostPage } from '../platform/mode/index.ts'
import type { Live } from '../platform/live/create-live.ts'
import type { Notices } from '../platform/notifications/index.ts'
import type { SessionActor } from '../platform/session/index.ts'
import type { TextStore } from '../platform/texts/index.ts'

/** Objects with the lifetime of the page. */
export interface AppDeps {
  readonly config: BrowserConfig
  readonly texts: TextStore
  readonly flags: PageFlags
  readonly session: SessionActor
  readonly host: HostPage
  readonly client: Client
  readonly live: Live
  readonly notices: Notices
  readonly queries: QueryClient
}
