import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import * as cards from '../../migrations/0001-cards.ts'
import type { Database } from './connect.ts'

/** Every migration, in order. A landed one is never edited: add the next. */
const migrations: Record<string, Migration> = { '0001-cards': cards }

const provider: MigrationProvider = { getMigrations: async () => migrations }

export async function migrate(db: Database): Promise<void> {
  // Its own book of migrations, in its own schema: the portal's are none of its business.
  const { error } = await new Migrator({ db, provider, migrationTableSchema: 'gateway' }).migrateToLatest()
  if (error) throw error
}
