import { readFileSync } from 'node:fs'
import { markdown } from './markdown/markdown.ts'
import type { Page } from './page.ts'

/** The text of a page, in Markdown. */
export const proseOf = (name: string): string =>
  readFileSync(new URL(`prose/${name}.md`, import.meta.url), 'utf8')

const described = [
  [
    '',
    'start',
    'Overview',
    'An API for the programs of a business: request a rider and follow the delivery.',
  ],
  ['guide', 'guide', 'Guide', 'From a key to a delivered and a cancelled order, in ten minutes.'],
  ['keys', 'keys', 'Keys', 'How a program shows which business it works for, and what it may do.'],
  ['requests', 'requests', 'Requests', 'Idempotency, pages, expand and rate limits.'],
  ['webhooks', 'webhooks', 'Webhooks', 'Events that are sent to your program, signed and repeated.'],
  ['testing', 'testing', 'Testing', 'Orders without money and riders, and words that select a scenario.'],
  ['versions', 'versions', 'Versions', 'What may change, what stays, and what has changed.'],
] as const

/** The pages that are written, not made from the contract. */
export const prosePages = (): Page[] =>
  described.map(([path, name, title, lead]) => {
    const { body, headings } = markdown(proseOf(name))
    const terms = headings.map(({ id, text }) => ({ id, text: `${title}: ${text}` }))
    return { path, title, lead, section: 'Start', headings, body, terms }
  })
