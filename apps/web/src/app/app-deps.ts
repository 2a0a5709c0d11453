import type { BrowserConfig } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { PageFlags } from '../platform/flags/index.ts'
import type { HostPage } from '../platform/mode/index.ts'
import type { Live } from '../platform/live/create-live.ts'
import type { Notices } from '../platform/notifications/index.ts'
import type { SessionActor } from '../platform/session/index.ts'

/** Objects with the lifetime of the page. */
export interface AppDeps {
  readonly config: BrowserConfig
  readonly texts: i18n
  readonly flags: PageFlags
  readonly session: SessionActor
  readonly host: HostPage
  readonly client: Client
  readonly live: Live
  readonly notices: Notices
  readonly queries: QueryClient
}
