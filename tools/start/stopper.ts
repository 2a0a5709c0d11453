import type { Progress } from './progress.ts'

interface Part {
  readonly name: string
  readonly stop: () => Promise<void> | void
}

/** Stops what was started, last first: on Ctrl-C, on a signal, and when the parent process is gone. */
export class Stopper {
  readonly #parts: Part[] = []
  readonly #progress: Progress
  #stopping: Promise<void> | undefined

  constructor(progress: Progress) {
    this.#progress = progress
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.#asked())
    if (process.env['BECKON_PARENT_PIPE']) {
      // Nothing is ever written to it: its end means that whoever started us is gone.
      process.stdin.once('close', () => this.#asked())
      process.stdin.resume()
      process.stdin.unref?.()
    }
    // With its parent a terminal may be gone too; nobody reads then, and that is no reason to stop half-way.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined
  }

  add(name: string, stop: Part['stop']): void {
    this.#parts.push({ name, stop })
  }

  /** Ends the process once everything has stopped. */
  async stop(code: number): Promise<void> {
    this.#stopping ??= this.#stopAll()
    await this.#stopping
    process.exit(code)
  }

  #asked(): void {
    if (this.#stopping) process.exit(1)
    this.#progress.tell('\nStopping …')
    void this.stop(0)
  }

  async #stopAll(): Promise<void> {
    for (let part = this.#parts.pop(); part; part = this.#parts.pop()) {
      const { name, stop } = part
      try {
        await stop()
      } catch (error) {
        this.#progress.fail(`${name} did not stop cleanly: ${String(error)}`)
      }
    }
  }
}
