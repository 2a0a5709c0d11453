/** Lines for a database that is not the embedded one. */
export const OUTSIDE_BACKUP = [
  'The database at DATABASE_URL is not in this file. Back it up with pgBackRest or by your provider:',
  'docs/how-to/backup.md says how.',
]

export const OUTSIDE_RESTORE = [
  'The database at DATABASE_URL is left as it is. Restore it with pgBackRest or by your provider, to the same moment:',
  'docs/how-to/backup.md says how.',
]
