import type { BrowserConfig, WireVendor } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { closingHours } from '@beckon/domain/delivery'
import { clockOf } from '@beckon/domain/time'
import type { QueryClient } from '@tanstack/react-query'
import { serverSeconds } from '../../../platform/clock/index.ts'
import { fetchCountryParameter } from '../../../platform/parameters/index.ts'
import { CLOSED, type HoursResult } from './request-state.ts'

export interface HoursDeps {
  readonly client: Client
  readonly config: BrowserConfig
  readonly queries: QueryClient
  readonly vendor: WireVendor
}

/** Returns whether the country and the vendor are open at the time of collection. */
export async function checkHours(deps: HoursDeps, later: number | null): Promise<HoursResult> {
  const { client, config, queries, vendor } = deps
  const text = await fetchCountryParameter(queries, client, 'serviceHours')
  // A failed fetch counts as open: the service checks the hours again when the order is sent.
  if (text === undefined) return { state: 'open' }
  const now = serverSeconds()
  const { timezone } = config
  const hours = closingHours(vendor, { serviceHours: text, timezone }, later ?? now)
  if (!hours) return { state: 'open' }
  const values = { ...hours, now: clockOf(now, timezone) }
  return { state: 'closed', problem: { key: CLOSED, values } }
}
