declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream'
  import type { Submittable } from 'pg'
  /** A stream into `copy … from stdin`. */
  export function from(statement: string): Writable & Submittable
  /** A stream out of `copy … to stdout`. */
  export function to(statement: string): Readable & Submittable
}
