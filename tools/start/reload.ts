import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = fileURLToPath(new URL('dev-service.ts', import.meta.url))
const sources = [
  'apps/server/src',
  'apps/server/migrations',
  ...['contract', 'domain', 'streets', 'texts'].map((name) => `packages/${name}/src`),
]
/** One save may write several files. */
const DEBOUNCE_MS = 150
/** The service itself waits up to 10 s for requests that are under way. */
const STOP_MS = 12_000

export interface ReloadOptions {
  readonly port: number
  readonly env: NodeJS.ProcessEnv
  /** Options of Node, such as `--inspect`. */
  readonly execArgv: readonly string[]
  /** File descriptor of the log. */
  readonly log: number
  readonly say: (line: string) => void
}

interface StartMessage {
  readonly isReady: boolean
  readonly trouble?: string
}

/** Runs the service and restarts it when its sources change. After a failed start it waits for the next change. */
export async function runReloading(options: ReloadOptions): Promise<{ stop(): Promise<void> }> {
  let child = await startService(options)
  let queue = Promise.resolve()
  let isStopping = false
  const restart = (file: string) => {
    queue = queue.then(async () => {
      if (isStopping) return
      options.say(`${file} changed, restarting the service …`)
      await stopService(child)
      child = await startService(options)
    })
  }
  const unwatch = watchSources(restart)
  return {
    async stop() {
      isStopping = true
      unwatch()
      await queue
      await stopService(child)
    },
  }
}

/** Forks the service and returns when it is ready or has failed. */
async function startService({ port, env, execArgv, log, say }: ReloadOptions): Promise<ChildProcess> {
  const child = fork(program, [String(port)], {
    env,
    execArgv: [...process.execArgv, ...execArgv],
    stdio: ['ignore', log, 'inherit', 'ipc'],
  })
  const { isReady, trouble } = await Promise.race([
    once(child, 'message').then(([message]) => message as StartMessage),
    once(child, 'exit').then((): StartMessage => ({ isReady: false, trouble: 'it ended' })),
  ])
  if (!isReady) say(`The service cannot start: ${trouble}. The next change of a source file starts it again.`)
  else {
    say('The service is ready.')
    child.once('exit', (code, signal) => {
      say(
        `The service ended (${signal ?? code}). The reason is in the log. The next change of a source file starts it again.`,
      )
    })
  }
  return child
}

async function stopService(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.removeAllListeners('exit')
  const ending = once(child, 'exit')
  if (child.connected) child.disconnect()
  const stuck = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await ending
  clearTimeout(stuck)
}

function watchSources(onChange: (file: string) => void): () => void {
  let waiting: NodeJS.Timeout | undefined
  const watchers = sources.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || !/\.(ts|json)$/u.test(name) || name.includes('.test.')) return
      clearTimeout(waiting)
      waiting = setTimeout(() => onChange(join(folder, name)), DEBOUNCE_MS)
    }),
  )
  return () => {
    clearTimeout(waiting)
    for (const watcher of watchers) watcher.close()
  }
}
