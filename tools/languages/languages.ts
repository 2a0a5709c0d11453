import { readFileSync, writeFileSync } from 'node:fs'
import { localeTags } from '@beckon/domain/country'
import { catalogueTags } from '@beckon/texts/catalogues'
import { coverageOf } from '@beckon/texts/coverage'
import { languagesPage } from './languages-page.ts'
import { sheetFor } from './sheet.ts'
import { importTranslations } from './import-translations.ts'

const [verb, language, sheet, answers] = process.argv.slice(2)
const tag = localeTags.find((one) => one === language)

if (verb === 'sheet' && tag !== undefined) {
  process.stdout.write(await sheetFor(tag))
} else if (verb === 'import' && tag !== undefined && sheet !== undefined && answers !== undefined) {
  const left = await importTranslations(tag, readFileSync(sheet, 'utf8'), readFileSync(answers, 'utf8'))
  console.log(left.length === 0 ? 'every line was taken' : `no text for:\n${left.join('\n')}`)
} else if (verb === undefined) {
  count()
} else {
  console.error('npm run languages [sheet <tag> | import <tag> <sheet> <answers>]')
  process.exitCode = 1
}

function count(): void {
  const file = 'docs/languages.md'
  const covered = catalogueTags.map(coverageOf)
  writeFileSync(file, languagesPage(covered))
  for (const one of covered) {
    if (one.missing.length + one.unchanged.length > 0)
      console.log(`${one.tag}: ${one.missing.length} missing, ${one.unchanged.length} as in English`)
  }
  console.log(`${file} is written`)
}
