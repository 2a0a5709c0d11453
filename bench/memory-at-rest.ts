import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Row } from './report.ts'
import { startService } from './service.ts'

/** Long enough for the first jobs, reads of settings and collections of garbage. */
const REST_SECONDS = 30
const LIMIT_MB = 250

/** The memory of the service's process after its start, without any use. */
export async function memoryAtRest(): Promise<Row[]> {
  const service = await startService('api,live,worker')
  await pause(REST_SECONDS * 1000)
  const megabytes = residentMegabytes(service.pid)
  await service.stop()
  return [
    {
      what: 'memory of the service at rest, one country',
      ratio: megabytes / LIMIT_MB,
      baseline: `${LIMIT_MB} MB`,
      limit: 1,
      detail: `${megabytes.toFixed(0)} MB resident ${REST_SECONDS} s after it was ready`,
    },
  ]
}

export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
