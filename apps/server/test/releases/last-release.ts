export { smokeTest, type SmokeAnswer } from './1.0.0/smoke.ts'

/** The release that installations are upgraded from: the newest one in CHANGELOG.md. */
export const lastRelease = {
  version: '1.0.0',
  /** The commit that gave it its number. A shallow clone does not have it. */
  commit: 'd57aa969e394fcc101c7925d3255c0bb347155e9',
  lastMigration: '0028-upload-bytes',
  /** Differences of today's answers that are on purpose, as `differences` words them. */
  intended: [] as readonly string[],
} as const
