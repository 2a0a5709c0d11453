import type { Config } from '../../apps/server/src/platform/config.ts'

/** What a person reads while the product starts. */
export class Progress {
  readonly #begun = performance.now()

  say(line: string): void {
    const seconds = ((performance.now() - this.#begun) / 1000).toFixed(1).padStart(5)
    console.log(`${seconds} s  ${line}`)
  }

  fail(line: string): void {
    console.error(`\n${line}`)
  }

  ready(url: string, config: Config): void {
    const seconds = ((performance.now() - this.#begun) / 1000).toFixed(1)
    const port = new URL(url).port
    const country = config.defaultCountry.toLowerCase() === 'hu' ? 'sg' : 'hu'
    const account = config.environment === 'prd' ? '' : '\n  Sign in with   demo@beckon.test   Demo1234!'
    console.log(`
  Beckon is ready (${seconds} s).

  Open           ${url}
  Another land   http://${country}.localhost:${port}   (any of the 31 country codes)${account}
  For programs   ${url}/api/docs

  Ctrl-C stops it.
`)
  }
}
