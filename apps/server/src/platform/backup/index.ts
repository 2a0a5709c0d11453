export { listBackups } from './list-backups.ts'
export { makeBackup } from './make-backup.ts'
export { restoreBackup } from './restore/restore-backup.ts'
export { undoUnfinished } from './restore/undo-unfinished.ts'
