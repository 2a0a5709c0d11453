import type { Progress } from './progress.ts'

interface Part {
  readonly name: string
  readonly stop: () => Promise<void> | void
}

/** Stops the started parts, last first: on Ctrl-C, on a signal, and when the parent process has ended. */
export class Stopper {
  readonly #parts: Part[] = []
  readonly #progress: Progress
  #stopping: Promise<void> | undefined
  #signals = 0

  constructor(progress: Progress) {
    this.#progress = progress
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.#onSignal())
    if (process.env['BECKON_PARENT_PIPE']) {
      // Nothing is ever written to stdin: its end means that the parent process is gone.
      process.stdin.once('close', () => this.#requestStop())
      process.stdin.resume()
      process.stdin.unref?.()
    }
    // The terminal may close with the parent; a failed write must not interrupt the shutdown.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined
  }

  add(name: string, stop: Part['stop']): void {
    this.#parts.push({ name, stop })
  }

  /** Begins a part, which may be asked to stop while it still begins. Fails where we are stopping, before or by then. */
  async begin<T extends { stop(): Promise<void> }>(name: string, begin: () => Promise<T>): Promise<T> {
    this.failIfStopping()
    const beginning = begin()
    this.add(name, async () => (await beginning.catch(() => undefined))?.stop())
    const part = await beginning
    this.failIfStopping()
    return part
  }

  /** Between two steps of a start: fails once we are stopping, so that nothing new begins. */
  failIfStopping(): void {
    if (this.#stopping) throw new Error('stopped while it started')
  }

  /** Ends the process once everything has stopped; the first call decides the exit code. */
  async stop(code: number): Promise<void> {
    this.#stopping ??= this.#stopAll(code)
    await this.#stopping
  }

  /** A second Ctrl-C exits at once. */
  #onSignal(): void {
    this.#signals += 1
    if (this.#signals > 1) process.exit(1)
    this.#requestStop()
  }

  #requestStop(): void {
    if (this.#stopping) return
    this.#progress.print('\nStopping …')
    void this.stop(0)
  }

  async #stopAll(code: number): Promise<void> {
    for (let part = this.#parts.pop(); part; part = this.#parts.pop()) {
      const { name, stop } = part
      try {
        await stop()
      } catch (error) {
        this.#progress.fail(`${name} did not stop cleanly: ${String(error)}`)
      }
    }
    process.exit(code)
  }
}
