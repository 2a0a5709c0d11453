import { type Html, html } from '../../../platform/http/answers/html.ts'
import type { Heading } from './markdown/markdown.ts'

export interface Page {
  /** Below `/developers`; empty for the first page. */
  readonly path: string
  readonly title: string
  readonly section: 'Start' | 'Calls' | 'Reference'
  readonly lead: string
  readonly headings: readonly Heading[]
  readonly body: Html
  /** Entries of the search, by the id of their heading. */
  readonly terms: readonly Heading[]
}

export const addressOf = ({ path }: Pick<Page, 'path'>): string =>
  path === '' ? '/developers' : `/developers/${path}`

const sections = ['Start', 'Calls', 'Reference'] as const

/** The document of a page. It is read without scripts; they add the search and the buttons that copy. */
export function documentOf(page: Page, pages: readonly Page[]): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="description" content="${page.lead}">
<title>${page.title} · Beckon for developers</title>
<link rel="stylesheet" href="/developers/site.css"><script type="module" src="/developers/site.js"></script></head>
<body><a class="skip" href="#content">Skip to the content</a>
<header><a href="/developers"><b>Beckon</b> for developers</a><div id="search" hidden>
<input type="search" id="query" aria-label="Search calls and codes" placeholder="Search calls and codes" autocomplete="off" aria-controls="found"><ul id="found" aria-label="Found"></ul><p id="count" role="status"></p></div></header>
<div class="columns"><nav aria-label="Pages"><details open><summary>Pages</summary>${sections.map((section) => linksOf(section, page, pages))}</details></nav>
<main id="content"><h1>${page.title}</h1><p class="lead">${page.lead}</p>
${contentsOf(page)}
${page.body}</main></div>
<footer>Version 1 · <a href="/developers/openapi.json" download>OpenAPI 3.1</a> · <a href="/developers/postman.json" download>Postman collection</a></footer>
</body></html>`.text
}

function linksOf(section: Page['section'], current: Page, pages: readonly Page[]): Html {
  const members = pages.filter((page) => page.section === section)
  const link = (page: Page) =>
    html`<li><a href="${addressOf(page)}"${page === current ? html` aria-current="page"` : html``}>${page.title}</a></li>`
  return html`<h2>${section}</h2><ul>${members.map(link)}</ul>`
}

function contentsOf({ headings }: Page): Html {
  if (headings.length < 3) return html``
  const links = headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)
  return html`<nav class="contents" aria-label="On this page"><details open><summary>On this page</summary><ul>${links}</ul></details></nav>`
}
