import { type Generated, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Columns of a table whose rows have a file. */
export interface FileColumns {
  /** Null where the bytes are in the object store, and once they were deleted. */
  content: Buffer | null
  /** Name of the bytes in the object store; null where they are not there, nor on their way. */
  object_key: Generated<string | null>
}

/** The columns as they are read. */
export interface FileRow {
  readonly content: Buffer | null
  readonly object_key: string | null
}

/** Values that delete the file of a row. The object in the store is deleted after the transaction. */
export const noFile = { content: null, object_key: null } as const

/** A table with files. Once written, a file is only deleted. */
export type FileKind = {
  [Table in keyof Schema]: Schema[Table] extends FileColumns
    ? {
        readonly table: Table
        readonly key: readonly (keyof Schema[Table] & string)[]
        /** Column of the time that the file came at. */
        readonly since: keyof Schema[Table] & string
        /** The file stays in the database for this time, because it is usually read or deleted within it. */
        readonly restSeconds?: number
      }
    : never
}[keyof Schema]

export const hasFile = ({ content, object_key: key }: FileRow): boolean => content !== null || key !== null

/** The same in SQL, without reading the bytes. */
export const hasFileSql = sql<boolean>`(content is not null or object_key is not null)`

/** Number of bytes of the file of a row, wherever they are. */
export const fileBytes = (table: FileKind['table']): RawBuilder<number> => sql<number>`
  coalesce(
    octet_length(${sql.ref(`${table}.content`)}),
    (select bytes from stored_object where stored_object.object_key = ${sql.ref(`${table}.object_key`)})
  )`
