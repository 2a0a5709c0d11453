import type { Config } from '../../apps/server/src/platform/config.ts'

/** Prints the progress of the start to the terminal. */
export class Progress {
  readonly #begun = performance.now()

  step(line: string): void {
    this.print(`${this.#seconds().padStart(5)} s  ${line}`)
  }

  print(text: string): void {
    console.log(text)
  }

  fail(line: string): void {
    console.error(`\n${line}`)
  }

  ready(url: string, config: Config, more = ''): void {
    const port = new URL(url).port
    const country = config.defaultCountry.toLowerCase() === 'hu' ? 'sg' : 'hu'
    const account = config.environment === 'prd' ? '' : '\n  Log in with      demo@beckon.test   Demo1234!'
    this.print(`
  Beckon is ready (${this.#seconds()} s).

  Open             ${url}
  Another country  http://${country}.localhost:${port}   (any of the 31 country codes)${account}
  For programs     ${url}/api/docs${more}

  Ctrl-C stops it.
`)
  }

  #seconds(): string {
    return ((performance.now() - this.#begun) / 1000).toFixed(1)
  }
}
