/** serialization_failure, deadlock_detected: the whole transaction may be run again. A standby's recovery causes them too. */
const CONFLICTS = new Set(['40001', '40P01'])
/** Of a time limit, or of an operator who cancelled the statement. */
export const QUERY_CANCELED = '57014'
const FEATURE_NOT_SUPPORTED = '0A000'

/** The SQLSTATE of a database error, or an empty string. */
export const sqlState = (error: unknown): string => fieldOf(error, 'code')

/** The name of the constraint that a statement broke, or an empty string. */
export const constraintOf = (error: unknown): string => fieldOf(error, 'constraint')

/** Whether a prepared statement failed because a migration changed the columns of its result. */
export const hasChangedTables = (error: unknown): boolean =>
  sqlState(error) === FEATURE_NOT_SUPPORTED && fieldOf(error, 'routine') === 'RevalidateCachedQuery'

/** Whether other transactions, or the recovery of a standby, ended this one. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(sqlState(error))

/** Whether a transaction that failed with this error may succeed when it runs again. */
export const isRetried = (error: unknown): boolean => isConflict(error) || hasChangedTables(error)

/** No connection of the pool was free in time, in the words of the driver. */
export const isPoolFull = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('timeout exceeded when trying to connect')

/** Codes of sockets and of the lookup of names. */
const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])

/** The database cannot be reached, or it starts or ends (classes 08 and 57P); the driver has no codes, and words of its own. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = sqlState(error)
  if (UNREACHABLE.has(code) || /^(?:57P|08)/u.test(code)) return true
  return /Connection terminated|is not queryable/u.test(error.message)
}

function fieldOf(error: unknown, name: string): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined
  return typeof value === 'string' ? value : ''
}
