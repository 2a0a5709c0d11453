import { showPhone } from '@beckon/domain/phone'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { demoRiderPhone } from '../../demo/seed/demo-rider-phone.ts'

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
    this.print(`
  Beckon is ready (${this.#seconds()} s).

  Open             ${url}
  Another country  http://${country}.localhost:${port}   (any of the 31 country codes)${demoLines(url, config)}
  For programs     ${url}/api/docs${more}

  Ctrl-C stops it.
`)
  }

  #seconds(): string {
    return ((performance.now() - this.#begun) / 1000).toFixed(1)
  }
}

/** How to log in to the demo world as a shop, as a rider and as an operator. */
function demoLines(url: string, { environment, defaultCountry: country }: Config): string {
  if (environment === 'prd') return ''
  return `
  Log in with      demo@beckon.test   Demo1234!
  Ride             ${url}/rider/   ${showPhone(demoRiderPhone(country), country)}   (code in ${url}/dev/mailbox)
  Operate          ${url}/console/   operator@beckon.test   Demo1234!`
}
