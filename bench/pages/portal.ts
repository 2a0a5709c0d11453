import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { chromiumExecutable } from '../../tools/test/browser.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 4125)

/** Runs the work with a browser and the whole product on a new data folder. */
export async function withPortal<T>(work: (browser: Browser, url: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'beckon-bench-'))
  const child = spawn(process.execPath, ['tools/start/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      BECKON_PARENT_PIPE: '1',
    },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const { path, args } = await chromiumExecutable()
  const browser = await chromium.launch({ executablePath: path, args: [...args] })
  try {
    while (!(await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined))?.ok) await pause(200)
    return await work(browser, `http://localhost:${PORT}`)
  } finally {
    await browser.close()
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}
