import type { BrowserConfig } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import type { FlagName } from '@beckon/domain/flag'
import type { QueryClient } from '@tanstack/react-query'

export interface PaymentActorDeps {
  readonly client: Client
  readonly queries: QueryClient
  readonly config: Pick<BrowserConfig, 'country' | 'gateway_origin'>
  readonly isOn: (flag: FlagName) => boolean
}
