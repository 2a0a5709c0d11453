import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Row } from './report.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 4125)
/** Seconds. Half of what the first start took in version 1.0, and what a later start took. */
const limits = { first: 6.3, later: 0.9 } as const

/** From the command to a ready product: with an empty data folder, and with one that is filled. */
export async function start(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'beckon-bench-'))
  // Pages and maps are built once for each state of the sources, not with each data folder.
  await startOnce(mkdtempSync(join(tmpdir(), 'beckon-bench-')), true)
  const first = await startOnce(dataDir)
  const later = await startOnce(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
  return [
    row('the first start, with an empty data folder', first, limits.first),
    row('a later start', later, limits.later),
  ]
}

/** Starts the product, waits until it is ready and stops it. Returns the seconds until it was ready. */
async function startOnce(dataDir: string, isRemoved = false): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, ['tools/start/start.mjs'], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, BECKON_PARENT_PIPE: '1' },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  while (!(await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined))?.ok) await pause(10)
  const seconds = (performance.now() - began) / 1000
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  if (isRemoved) rmSync(dataDir, { recursive: true, force: true })
  return seconds
}

const row = (what: string, seconds: number, limit: number): Row => ({
  what,
  ratio: seconds / limit,
  baseline: `${limit} s`,
  limit: 1,
  detail: `${seconds.toFixed(2)} s until the service was ready`,
})
