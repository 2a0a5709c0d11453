import { countries } from '@beckon/domain/country'
import { listBackups, makeBackup } from '../../../platform/backup/index.ts'
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

async function lastNightly({ config }: NightlyDeps): Promise<Date | undefined> {
  const backups = await listBackups(config.backupDir)
  return backups.find(({ kind }) => kind === 'nightly')?.createdAt
}

async function makeNightly({ config, databaseUrl, clock, log }: NightlyDeps): Promise<void> {
  const { dataDir, backupDir, environment } = config
  try {
    const request = { dataDir, backupDir, databaseUrl, environment, kind: 'nightly' } as const
    const { path, bytes } = await makeBackup({ ...request, now: () => clock.now() })
    log.info({ path, bytes }, 'the nightly backup is complete')
  } catch (error) {
    log.error({ err: error }, 'the nightly backup failed')
  }
}
