import type { Progress } from './progress.ts'

interface Part {
  readonly name: string
  readonly stop: () => Promise<void>
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
  }

  add(name: string, stop: () => Promise<void>): void {
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
    console.log('\nStopping …')
    void this.stop(0)
  }

  async #stopAll(): Promise<void> {
    for (let part = this.#parts.pop(); part; part = this.#parts.pop()) {
      const { name, stop } = part
      await stop().catch((error: unknown) =>
        this.#progress.fail(`${name} did not stop cleanly: ${String(error)}`),
      )
    }
  }
}
