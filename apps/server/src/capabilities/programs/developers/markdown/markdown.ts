import { type Html, html } from '../../../../platform/http/answers/html.ts'
import { inline } from './inline.ts'

export interface Heading {
  readonly id: string
  readonly text: string
}

/** A part of a page: a heading of the second level with what is below it. */
export interface Rendered {
  readonly body: Html
  /** Headings of the second level, for the table of contents. */
  readonly headings: readonly Heading[]
}

export const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s._-]/gu, '')
    .trim()
    .replaceAll(/\s+/gu, '-')

/** A heading with a link to itself. */
export const heading = (level: 2 | 3, text: string, id = idOf(text)): Html =>
  level === 2
    ? html`<h2 id="${id}"><a href="#${id}">${text}</a></h2>`
    : html`<h3 id="${id}"><a href="#${id}">${text}</a></h3>`

/** Code with its language as a label. Long lines are scrolled, also by key. */
export const codeBlock = (code: string, label: string): Html =>
  html`<figure class="code"><figcaption>${label}</figcaption><pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre></figure>\n`

export const table = (head: readonly string[], rows: readonly (readonly Html[])[]): Html =>
  html`<div class="table" tabindex="0" role="region" aria-label="${head.join(', ')}"><table><thead><tr>${head.map((one) => html`<th scope="col">${one}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody></table></div>\n`

const labels: Readonly<Record<string, string>> = {
  sh: 'Shell',
  js: 'JavaScript',
  json: 'JSON',
  http: 'HTTP',
  text: 'Text',
}

/** The subset of Markdown of the pages: headings, paragraphs, lists, tables, code. */
export function markdown(source: string): Rendered {
  const headings: Heading[] = []
  const body = blocksOf(source).map((block) => {
    const title = /^## (.+)$/u.exec(block)?.[1]
    if (title) headings.push({ id: idOf(title), text: title })
    return blockOf(block)
  })
  return { body: html`${body}`, headings }
}

/** Blocks are separated by empty lines, but not within code. */
function blocksOf(source: string): string[] {
  const code: string[] = []
  const kept = source.replaceAll(/^```[\s\S]*?^```$/gmu, (block) => `\n@code ${code.push(block) - 1}\n`)
  return kept
    .split(/\n{2,}/u)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('# '))
    .map((block) => block.replace(/^@code (\d+)$/u, (_all, position: string) => code[Number(position)] ?? ''))
}

function blockOf(block: string): Html {
  const fence = /^```(\w*)\n([\s\S]*?)\n?```$/u.exec(block)
  if (fence) return codeBlock(fence[2] ?? '', labels[fence[1] ?? ''] ?? 'Text')
  const title = /^(#{2,3}) (.+)$/u.exec(block)
  if (title) return heading(title[1] === '##' ? 2 : 3, title[2] ?? '')
  if (block.startsWith('|')) return tableOf(block)
  if (block.startsWith('- ')) return html`<ul>${itemsOf(block, /^- /mu)}</ul>\n`
  if (block.startsWith('1. ')) return html`<ol>${itemsOf(block, /^\d+\. /mu)}</ol>\n`
  return html`<p>${inline(joined(block))}</p>\n`
}

const joined = (lines: string): string => lines.replaceAll(/\n\s*/gu, ' ').trim()

const itemsOf = (block: string, marker: RegExp): Html[] =>
  block
    .split(marker)
    .filter((item) => item.trim() !== '')
    .map((item) => html`<li>${inline(joined(item))}</li>`)

function tableOf(block: string): Html {
  const [head = [], , ...rows] = block.split('\n').map((line) =>
    line
      .replaceAll(/^\||\|$/gu, '')
      .split('|')
      .map((cell) => cell.trim()),
  )
  return table(
    head,
    rows.map((cells) => cells.map(inline)),
  )
}
