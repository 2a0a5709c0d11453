import { existsSync, mkdirSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { countries, type CountryCode } from '@beckon/domain/country'
import { instantAt } from '@beckon/domain/time'
import { restoreBackup } from '../../apps/server/src/platform/backup/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { type CommandResult, error, succeeded } from '../operator/command-result.ts'
import { lockDataFolder } from '../start/lock-data-folder.ts'

/** Lines for a database that is not the embedded one. */
const OUTSIDE_RESTORE = [
  'The database at DATABASE_URL is left as it is. Restore it with pgBackRest or by your provider, to the same moment:',
  'docs/how-to/backup.md says how.',
]

export interface RestoreCommand {
  readonly config: Pick<Config, 'dataDir' | 'backupDir' | 'databaseUrl' | 'defaultCountry'>
  /** Where the command was typed. */
  readonly folder: string
  readonly args: readonly string[]
  readonly onProgress: (line: string) => void
}

const USAGE = `Usage:
  npm run restore -- <file> [--to "2026-11-22 10:00"]

The file is a path, or a name in BACKUP_DIR. The moment is in the time of the default country, or with a zone: 2026-11-22T10:00Z`

/** Restores a backup while nothing runs on the data folder. */
export async function runRestore({
  config,
  folder,
  args,
  onProgress,
}: RestoreCommand): Promise<CommandResult> {
  const [typed, option, moment] = args
  if (typed === undefined || typed.startsWith('-') || ![1, 3].includes(args.length)) return error(USAGE)
  if (args.length === 3 && option !== '--to') return error(USAGE)
  const to = moment === undefined ? undefined : momentFrom(moment, config.defaultCountry)
  if (moment !== undefined && !to) return error(`"${moment}" is not a moment, such as "2026-11-22 10:00".`)
  const now = systemClock.now()
  if (to && to > now) return error(`${to.toISOString()} has not come yet.`)
  if (to && config.databaseUrl) return error('--to is for the embedded database only.', ...OUTSIDE_RESTORE)
  const path = [
    isAbsolute(typed) ? typed : resolve(folder, typed),
    join(resolve(config.backupDir), typed),
  ].find((one) => existsSync(one))
  if (path === undefined) return error(`There is no file ${typed}, here or in ${resolve(config.backupDir)}.`)
  const dataDir = resolve(config.dataDir)
  mkdirSync(dataDir, { recursive: true })
  const release = await lockDataFolder(dataDir, onProgress)
  if (!release) return error(`Beckon is running on ${dataDir}. Stop it, then restore.`)
  try {
    const isOutside = config.databaseUrl !== undefined
    const { lastChange, before } = await restoreBackup({ path, dataDir, isOutside, to, now, onProgress })
    return succeeded(
      lastChange ? `Restored, up to the last change at ${lastChange.toISOString()}.` : 'Restored.',
      ...(isOutside ? OUTSIDE_RESTORE : []),
      ...(before.length > 0 ? ['The data of before is in', ...before.map((one) => `  ${one}`)] : []),
      'Start Beckon again with npm start.',
    )
  } catch (caught) {
    return error(`The restore failed. ${caught instanceof Error ? caught.message : String(caught)}`)
  } finally {
    release()
  }
}

const HAS_ZONE = /(?:Z|[+-]\d\d:?\d\d)$/u

/** `2026-11-22 10:00` in the zone of the country, or a time with a zone of its own. */
export function momentFrom(typed: string, country: CountryCode): Date | undefined {
  const text = typed.trim().replace(/\s+/u, 'T')
  if (HAS_ZONE.test(text)) {
    const at = new Date(text)
    return Number.isNaN(at.getTime()) ? undefined : at
  }
  const [day = '', clock = ''] = text.split('T')
  const seconds = instantAt(day, clock, countries[country].timezone)
  return seconds === undefined ? undefined : new Date(seconds * 1000)
}
