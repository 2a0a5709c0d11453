import type { Logger } from 'pino'
import type { Service } from '../background.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Bus } from './bus.ts'
import { measureBus } from './bus-measures.ts'
import type { BusAccess } from './bus-url.ts'
import { createNatsBus } from './nats-bus.ts'
import { createNotifyBus } from './notify-bus.ts'

export interface BusOptions {
  readonly databaseUrl: string
  /** Undefined for the database itself. */
  readonly access: BusAccess | undefined
  readonly log: Logger
  readonly metrics?: Metrics
}

export function createBus({ databaseUrl, access, log, metrics }: BusOptions): Bus & Service {
  const deps = { log, measures: metrics && measureBus(metrics) }
  return access ? createNatsBus(access, deps) : createNotifyBus(databaseUrl, deps)
}
