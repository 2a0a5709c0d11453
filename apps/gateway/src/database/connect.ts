import { Kysely, PostgresDialect } from 'kysely'
import { Client, type CustomTypesConfig, Pool, types as defaultTypes } from 'pg'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

const SCHEMA = 'gateway'
const ROLE = 'beckon_gateway'
const INT8 = 20
/** duplicate_object, unique_violation: another one made it just now. */
const MADE = new Set(['42710', '23505'])
const INSUFFICIENT_PRIVILEGE = '42501'

const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8 && format !== 'binary' ? Number : defaultTypes.getTypeParser(oid, format ?? 'text'),
}

const PATIENCE_MS = 10_000

/** Connections that see the gateway's own tables, as a role that has rights to nothing else where one can be made. */
export async function connectDatabase(
  url: string,
  patienceMs = PATIENCE_MS,
): Promise<{ db: Database; close(): Promise<void> }> {
  const hasRole = await prepare(url)
  const pool = new Pool({
    connectionString: url,
    max: 8,
    application_name: 'beckon-gateway',
    connectionTimeoutMillis: patienceMs,
    options: `-c search_path=${SCHEMA}${hasRole ? ` -c role=${ROLE}` : ''}`,
    types,
  })
  // A lost connection is never fatal: what used it fails, the next query opens another.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy() }
}

/** The schema and who owns it. False where we may not make a role: then the tables are ours. */
async function prepare(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const hasRole = await madeRole(client)
    await client.query(
      hasRole
        ? `create schema if not exists ${SCHEMA} authorization ${ROLE}`
        : `create schema if not exists ${SCHEMA}`,
    )
    return hasRole
  } catch (error) {
    if (MADE.has(codeOf(error))) return prepare(url)
    throw error
  } finally {
    await client.end()
  }
}

async function madeRole(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [ROLE])
  try {
    if (rowCount === 0) await client.query(`create role ${ROLE} nologin`)
    const { rows } = await client.query<{ may: boolean }>(
      `select pg_has_role(current_user, '${ROLE}', 'member') as may`,
    )
    if (rows[0]?.may !== true) await client.query(`grant ${ROLE} to current_user`)
    return true
  } catch (error) {
    if (codeOf(error) === INSUFFICIENT_PRIVILEGE) return false
    throw error
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
