import type { Logger } from 'pino'
import { within } from './clock.ts'
import type { Role } from './config.ts'

/** A service whose database or bus does not answer would hold the end of the process. */
const STOP_MS = 11_000

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
  stop(): Promise<void>
}

export function createBackground(roles: ReadonlySet<Role>, log: Logger): BackgroundParts {
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
    async stop() {
      for (let service = running.pop(); service; service = running.pop()) {
        await stopInTime(service, log)
      }
    },
  }
}

/** Stops a service, or goes on without it once that takes too long. Errors are logged. */
export async function stopInTime(service: Pick<Service, 'name' | 'stop'>, log: Logger): Promise<void> {
  try {
    const stopped = await within(
      STOP_MS,
      service.stop().then(() => true),
    )
    if (!stopped) log.warn({ service: service.name }, 'a service did not stop in time')
  } catch (error) {
    log.warn({ err: error, service: service.name }, 'a service did not stop cleanly')
  }
}
