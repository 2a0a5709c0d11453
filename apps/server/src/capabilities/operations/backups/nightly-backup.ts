import { countries } from '@beckon/domain/country'
import { namesOf } from '../../../platform/backup/list-backups.ts'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isNightlyDue } from './nightly-due.ts'

const PAUSE_MS = 60_000

export type NightlyDeps = Pick<Platform, 'config' | 'databaseUrl' | 'clock' | 'log'>

/** Makes a backup each night at 02:00 of the default country. */
export function nightlyBackup(deps: NightlyDeps) {
  const { clock, log } = deps
  const startedAt = clock.now()
  // Where the disk is full even the report of a failure may be missing.
  let lastTried: Date | undefined
  return createPeriodicService(
    'nightly backup',
    PAUSE_MS,
    async () => {
      const now = clock.now()
      const attempt = [lastTried, await lastNightly(deps)].filter((one) => one !== undefined)
      const lastAttempt = attempt.toSorted((a, b) => b.getTime() - a.getTime())[0]
      const { timezone } = countries[deps.config.defaultCountry]
      if (!isNightlyDue({ now, startedAt, lastAttempt, timezone })) return
      lastTried = now
      await makeNightly(deps)
    },
    log,
  )
}

/** The last attempt, whether it was complete or failed. */
async function lastNightly({ config }: NightlyDeps): Promise<Date | undefined> {
  const nightly = (await namesOf(config.backupDir)).filter(({ kind }) => kind === 'nightly')
  return nightly.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]?.createdAt
}

async function makeNightly({ config, databaseUrl, clock, log }: NightlyDeps): Promise<void> {
  const { dataDir, backupDir, environment } = config
  try {
    // Loaded when the night has come: every role would load it at its start.
    const { makeBackup } = await import('../../../platform/backup/make-backup.ts')
    const request = { dataDir, backupDir, databaseUrl, environment, kind: 'nightly' } as const
    const { path, bytes, unpruned } = await makeBackup({ ...request, now: () => clock.now() })
    log.info({ path, bytes }, 'the nightly backup is complete')
    if (unpruned !== undefined) log.warn({ reason: unpruned }, 'older backups could not be removed')
  } catch (error) {
    log.error({ err: error }, 'the nightly backup failed')
  }
}
