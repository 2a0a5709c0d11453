import type { Logger } from 'pino'
import type { Service } from '../background.ts'
import type { Bus } from './bus.ts'
import type { BusAccess } from './bus-url.ts'
import { createNatsBus } from './nats-bus.ts'
import { createNotifyBus } from './notify-bus.ts'

export interface BusOptions {
  readonly databaseUrl: string
  /** Undefined for the database itself. */
  readonly access: BusAccess | undefined
  readonly log: Logger
}

export const createBus = ({ databaseUrl, access, log }: BusOptions): Bus & Service =>
  access ? createNatsBus(access, log) : createNotifyBus(databaseUrl, log)
