import { join } from 'node:path'

const YEAR_SECONDS = 31_536_000

/** Files below `assets` have a hash of their content in their name; all others are revalidated each time. */
export const cacheControlOf = (root: string, path: string): string =>
  path.startsWith(join(root, 'assets')) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache'
