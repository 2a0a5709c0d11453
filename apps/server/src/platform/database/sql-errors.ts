/** serialization_failure, deadlock_detected: the whole transaction may be run again. */
const RETRIED = new Set(['40001', '40P01'])
const FEATURE_NOT_SUPPORTED = '0A000'

/** The SQLSTATE of a database error, or an empty string. */
export const sqlState = (error: unknown): string => fieldOf(error, 'code')

/** The name of the constraint that a statement broke, or an empty string. */
export const constraintOf = (error: unknown): string => fieldOf(error, 'constraint')

/** Whether a prepared statement failed because a migration changed the columns of its result. */
export const hasChangedTables = (error: unknown): boolean =>
  sqlState(error) === FEATURE_NOT_SUPPORTED && fieldOf(error, 'routine') === 'RevalidateCachedQuery'

/** Whether a transaction that failed with this error may succeed when it runs again. */
export const isRetried = (error: unknown): boolean => RETRIED.has(sqlState(error)) || hasChangedTables(error)

function fieldOf(error: unknown, name: string): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined
  return typeof value === 'string' ? value : ''
}
