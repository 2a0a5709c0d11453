import { readFileSync } from 'node:fs'
import { html } from '../../../platform/http/answers/html.ts'
import { documentWithExamples } from './examples/document.ts'
import { addressOf, documentOf, type Page } from './page.ts'
import { postmanCollection } from './postman.ts'
import { proseOf, prosePages } from './prose.ts'
import { errorsPage, eventsPage, groupPages, objectsPage } from './reference/pages.ts'
import { searchModule } from './search.ts'

export interface SiteFile {
  readonly type: string
  readonly text: string
}

/** The pages in the order of their navigation. */
export const sitePages = (): readonly Page[] => [
  ...prosePages(),
  ...groupPages(),
  objectsPage(),
  errorsPage(proseOf('errors')),
  eventsPage(),
]

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const SCRIPT = 'text/javascript; charset=utf-8'

const asset = (name: string): string => readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8')

/** The page for an address that is none of the site. */
export const NOT_FOUND = '/developers/not-found'

const notFound: Page = {
  path: 'not-found',
  title: 'No such page',
  section: 'Start',
  lead: 'This address is not one of the pages. Use their list or the search.',
  headings: [],
  terms: [],
  body: html``,
}

/** Every file of the site by its path. */
export function siteFiles(): ReadonlyMap<string, SiteFile> {
  const pages = sitePages()
  return new Map<string, SiteFile>([
    ...[...pages, notFound].map((page): [string, SiteFile] => [
      addressOf(page),
      { type: HTML, text: documentOf(page, pages) },
    ]),
    ['/developers/site.css', { type: 'text/css; charset=utf-8', text: asset('site.css') }],
    ['/developers/site.js', { type: SCRIPT, text: asset('site.js') }],
    ['/developers/search.js', { type: SCRIPT, text: searchModule(pages) }],
    ['/developers/openapi.json', { type: JSON_TYPE, text: JSON.stringify(documentWithExamples(), null, 2) }],
    ['/developers/postman.json', { type: JSON_TYPE, text: JSON.stringify(postmanCollection(), null, 2) }],
  ])
}
