import { existsSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import { listBackups } from '../../apps/server/src/platform/backup/index.ts'
import { release } from '../../apps/server/src/platform/backup/release.ts'
import { fine, type Finding, finding, wrong } from './finding.ts'
import type { Patient } from './patient.ts'

const LEAST_FREE_BYTES = 2_000_000_000
const LEAST_FREE_SHARE = 0.1
const OLDEST_BACKUP_HOURS = 26
const HOUR_MS = 3_600_000

/** Findings without a database: version, keys, disks, backups. */
export async function machineChecks({ config, now }: Patient): Promise<readonly Finding[]> {
  return [
    fine('version', `Beckon ${release}, Node ${process.versions.node}, environment ${config.environment}`),
    sealing(config.environment, config.sealingKeys),
    await finding('disk of the data', () => disk('disk of the data', resolve(config.dataDir))),
    await finding('disk of backups', () => disk('disk of backups', resolve(config.backupDir))),
    await finding('last backup', () => lastBackup(resolve(config.backupDir), now())),
  ]
}

const sealing = (environment: string, keys: readonly string[]): Finding =>
  environment === 'prd' && keys.length === 0
    ? wrong(
        'sealing key',
        'SEALING_KEY is not set: secrets in the database are sealed by a key beside them. Set it.',
      )
    : fine('sealing key', keys.length === 0 ? 'not needed in this environment' : 'set')

function disk(name: string, folder: string): Finding {
  if (!existsSync(folder)) return fine(name, `${folder} is made when it is needed`)
  const { bavail, blocks, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const text = `${(free / 1e9).toFixed(1)} GB free in ${folder}`
  const isEnough = free >= LEAST_FREE_BYTES && bavail >= blocks * LEAST_FREE_SHARE
  return isEnough ? fine(name, text) : wrong(name, `only ${text}. Free some space, or move the folder.`)
}

async function lastBackup(folder: string, now: Date): Promise<Finding> {
  const name = 'last backup'
  const backups = await listBackups(folder)
  const [newest] = backups.filter(({ state }) => state !== 'running')
  const complete = backups.find(({ state }) => state === 'complete')
  if (!newest) return wrong(name, `there is none in ${folder}. Make one with npm run backup.`)
  if (newest.state === 'failed') {
    return wrong(
      name,
      `it failed at ${newest.createdAt.toISOString()}: ${newest.error} Then run npm run backup.`,
    )
  }
  const hours = complete ? (now.getTime() - complete.createdAt.getTime()) / HOUR_MS : Infinity
  if (hours > OLDEST_BACKUP_HOURS) {
    return wrong(
      name,
      `it is ${Math.floor(hours)} hours old. Run npm run backup; a process with the role worker makes one at 02:00.`,
    )
  }
  return fine(name, `${newest.name}, ${Math.floor(hours)} hours old`)
}
