import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface LogLine {
  readonly event: string
  readonly order?: string
  readonly port?: number
  readonly [field: string]: unknown
}

/** A connector as a process of its own, which can be killed at any moment. */
export function createConnector(name: 'web-shop' | 'watched-folder', env: Readonly<Record<string, string>>) {
  const lines: LogLine[] = []
  const raw: string[] = []
  let child: ChildProcess | undefined
  const spawned = (args: readonly string[]) =>
    spawn(process.execPath, [`connectors/${name}/main.ts`, ...args], {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  return {
    lines,
    /** All that was printed. */
    raw,
    async start(...args: string[]): Promise<void> {
      const started = spawned(args)
      child = started
      const ready = Promise.withResolvers<void>()
      started.once('exit', (code) => ready.reject(new Error(`ended with ${code} before it was ready`)))
      started.stderr.on('data', (text) => raw.push(String(text)))
      createInterface({ input: started.stdout }).on('line', (text) => {
        raw.push(text)
        const line: LogLine = JSON.parse(text)
        lines.push(line)
        if (line.event === 'ready') ready.resolve()
      })
      await ready.promise.catch((error: unknown) => {
        throw new Error(`${String(error)}: ${raw.slice(-5).join('\n')}`)
      })
    },
    /** Runs to its end; the output. */
    async run(...args: string[]): Promise<{ readonly code: number | null; readonly output: string }> {
      const started = spawned(args)
      let output = ''
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (text) => {
          output += String(text)
        })
      await once(started, 'close')
      return { code: started.exitCode, output }
    },
    async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

export type Connector = ReturnType<typeof createConnector>
