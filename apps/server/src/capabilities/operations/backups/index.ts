import { backupCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { migrationNames } from '../../../platform/database/migrate.ts'
import { type ListedBackup, listBackups } from '../../../platform/backup/list-backups.ts'
import { newerThan } from '../../../platform/backup/restore/evaluate-backup.ts'
import { unixSeconds } from '../../../platform/clock.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { release } from '../../../platform/backup/release.ts'
import { nightlyBackup } from './nightly-backup.ts'

export interface BackupsService {
  routes(app: FastifyInstance): void
}

/** The nightly backup of this machine, and the list of its backups for operators. */
export function backups(platform: Platform): BackupsService {
  const { background, config } = platform
  background.add(nightlyBackup(platform), 'worker')
  return {
    routes(app) {
      serve(app, backupCalls.listBackups, async () => ({
        result: (await listBackups(config.backupDir)).map(present),
      }))
    },
  }
}

function present({ name, kind, state, createdAt, bytes, header, error }: ListedBackup) {
  const reader = { release, migrations: migrationNames }
  return {
    name,
    kind,
    state,
    created_at: unixSeconds(createdAt),
    size: bytes,
    version: header?.version ?? null,
    is_newer: header !== undefined && newerThan(header, reader) !== undefined,
    has_database: header?.database !== undefined,
    error: error ?? null,
  }
}
