import { gzipSync } from 'node:zlib'
import { eventCatalogue, programCalls, programErrors } from '@beckon/contract'
import { describe, expect, it } from 'vitest'
import { siteFiles } from './site.ts'

/** Bytes of a page with its styles, its script and the entries of the search, as they are sent. */
const BUDGET = 25_000

const files = siteFiles()
const pages = [...files].filter(([, { type }]) => type.startsWith('text/html'))
const textOf = (path: string): string => files.get(path)?.text ?? ''
const idsIn = (text: string): string[] => [...text.matchAll(/ id="([^"]+)"/gu)].map(([, id = '']) => id)

describe('the pages for developers', () => {
  it.each(pages)('%s has only links that lead to a page and a heading', (path, { text }) => {
    const links = [...text.matchAll(/ (?:href|src)="([^"]+)"/gu)].map(([, link = '']) => link)
    const own = links.filter((link) => !link.startsWith('https:'))
    const broken = own.filter((link) => {
      const [target = '', id] = link.split('#')
      const file = files.get(target === '' ? path : target)
      return !file || (id !== undefined && !idsIn(file.text).includes(id))
    })
    expect(broken).toEqual([])
  })

  it.each(pages)('%s has each id once', (_path, { text }) => {
    const ids = idsIn(text)
    expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([])
  })

  it.each(pages)('%s weighs less than the budget', (_path, { text }) => {
    const parts = [text, ...['site.css', 'site.js', 'search.js'].map((name) => textOf(`/developers/${name}`))]
    const weight = parts.reduce((sum, part) => sum + gzipSync(part).length, 0)
    expect(weight).toBeLessThan(BUDGET)
  })

  it.each(pages)(
    '%s has no script and no style of its own, which its policy would refuse',
    (_path, { text }) => {
      expect(text).not.toMatch(/<script(?! type="module" src=)|<style| style="| on\w+="/u)
    },
  )

  it('show every call, code and event, and the search finds each', () => {
    const wanted = [
      ...Object.keys(programCalls),
      ...Object.keys(programErrors),
      ...Object.keys(eventCatalogue),
    ]
    const ids = new Set(pages.flatMap(([, { text }]) => idsIn(text)))
    expect(wanted.filter((id) => !ids.has(id))).toEqual([])
    expect(wanted.filter((id) => !textOf('/developers/search.js').includes(`#${id}"`))).toEqual([])
  })

  it('leave no Markdown and no value without a text', () => {
    const left = pages.filter(([, { text }]) =>
      /undefined|\[object|page:|\*\*|(?<!code)>`/u.test(text.replaceAll(/<pre[\s\S]*?<\/pre>/gu, '')),
    )
    expect(left.map(([path]) => path)).toEqual([])
  })

  it('escape what the contract has', () => {
    expect(textOf('/developers/objects')).not.toMatch(/<(?:id|name|key)>/u)
    expect(textOf('/developers/guide')).toContain('{&quot;collection_point&quot;')
  })
})
