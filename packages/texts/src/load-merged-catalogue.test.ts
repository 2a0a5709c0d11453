import { execFileSync } from 'node:child_process'
import { localeTags } from '@beckon/domain/country'
import { expect, it } from 'vitest'
import { loadMergedCatalogue } from './load-merged-catalogue.ts'
import { mergedCatalogue } from './merged-catalogue.ts'

it.each(localeTags)('loads all that a reader of %s is shown', async (tag) => {
  expect(await loadMergedCatalogue(tag)).toEqual(mergedCatalogue(tag))
})

it('loads no catalogue before it is needed, and then that of the language and of those it falls back to', () => {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = new Set()
    const load = (url, context, next) => {
      const [, tag] = /catalogues\\/([^/]+)\\/index\\.ts$/u.exec(url) ?? []
      if (tag) loaded.add(tag)
      return next(url, context)
    }
    registerHooks({ load })
    const { loadMergedCatalogue } = await import(${JSON.stringify(new URL('./load-merged-catalogue.ts', import.meta.url).href)})
    const before = [...loaded]
    await loadMergedCatalogue('zh-HK')
    console.log(JSON.stringify({ before, after: [...loaded].toSorted() }))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(JSON.parse(printed)).toEqual({ before: [], after: ['en', 'zh-HK', 'zh-TW'] })
})
