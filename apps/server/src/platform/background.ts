import type { Logger } from 'pino'
import { within } from './clock.ts'
import type { Role } from './config.ts'

/**
 * For all services of a process together: more than the 10 s that running jobs have. A service whose database or bus does
 * not answer would hold the end of the process.
 */
const STOP_MS = 11_000
/** For each service after that time. */
const LATE_STOP_MS = 500

/** A task beside the calls, such as a relay or a file watcher. */
export interface Service {
  readonly name: string
  start(): Promise<void>
  /** Finishes the current work, then stops. */
  stop(): Promise<void>
}

/** Services that a process runs by its roles; started in order, stopped in reverse. */
export interface Background {
  /** To be called before `start`. Without a role the service runs in every process. */
  add(service: Service, role?: Role): void
}

export interface BackgroundParts extends Background {
  start(): Promise<void>
  stop(stopInTime: StopInTime): Promise<void>
}

/** Stops a service, or goes on without it once the time of the process is over. Errors are logged. */
export type StopInTime = (service: Pick<Service, 'name' | 'stop'>) => Promise<void>

export function createBackground(roles: ReadonlySet<Role>): BackgroundParts {
  const services: Service[] = []
  const running: Service[] = []
  return {
    add(service, role) {
      if (!role || roles.has(role)) services.push(service)
    },
    async start() {
      for (const service of services) {
        await service.start()
        running.push(service)
      }
    },
    async stop(stopInTime) {
      for (let service = running.pop(); service; service = running.pop()) await stopInTime(service)
    },
  }
}

/** The time of all services that it stops begins now. */
export function stopper(log: Logger): StopInTime {
  const end = performance.now() + STOP_MS
  return async (service) => {
    try {
      const stopped = await within(
        Math.max(LATE_STOP_MS, end - performance.now()),
        service.stop().then(() => true),
      )
      if (!stopped) log.warn({ service: service.name }, 'a service did not stop in time')
    } catch (error) {
      log.warn({ err: error, service: service.name }, 'a service did not stop cleanly')
    }
  }
}
