import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A process of ours that only holds sockets and works off jobs; it can be killed and comes back at the same address. */
export async function liveProcess(databaseUrl: string) {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'beckon-live-'))
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEFAULT_COUNTRY: 'SG',
    ROLES: 'live,worker',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  }
  let child: ChildProcess | undefined
  return {
    url: `ws://127.0.0.1:${port}`,
    async start() {
      const started = spawn(process.execPath, ['apps/server/src/main.ts'], { env, stdio: 'ignore' })
      child = started
      while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) {
        if (started.exitCode !== null) throw new Error('the process did not start')
        await pause(50)
      }
    },
    /** Without a word to anybody. */
    async kill() {
      if (!child) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      child = undefined
    },
    forget: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
