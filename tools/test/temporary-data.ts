import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty data folder, and how to remove it whole. */
export function temporaryData(name: string): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `beckon-${name}-`))
  // Root's PostgreSQL runs as another user: where it cannot walk in, its data would lie elsewhere and stay.
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
