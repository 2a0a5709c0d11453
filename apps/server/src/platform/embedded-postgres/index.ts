export { archiveFolder, archivedSegment, restoreCommand, systemIdOf } from './archive.ts'
export { findBinaries } from './binaries.ts'
export { type Folders, hasCluster, hasFolders, prepareFolders } from './folders.ts'
export { startPostmaster } from './postmaster.ts'
export { endStalePostmaster } from './stale-postmaster.ts'
export {
  addressOf,
  databaseAt,
  embeddedAt,
  type EmbeddedPostgres,
  startPostgres,
  type StartPostgresOptions,
} from './start-postgres.ts'
