import { existsSync, writeFileSync } from 'node:fs'
import { BASELINE_FILE, findUnplainWords, readBaseline } from './plain-words-files.ts'
import { compareWithBaseline, mayReplace } from './plain-words.ts'

const { found, counts } = findUnplainWords()
const wanted = process.argv.slice(2).find((argument) => !argument.startsWith('-'))
if (wanted !== undefined) {
  console.log(found.filter((line) => line.startsWith(wanted)).join('\n'))
} else {
  const baseline = existsSync(BASELINE_FILE) ? readBaseline() : undefined
  if (baseline && !mayReplace(baseline, counts)) {
    console.error(`There are more than before:\n${compareWithBaseline(baseline, counts).grown.join('\n')}`)
    process.exit(1)
  }
  writeFileSync(BASELINE_FILE, `${JSON.stringify(counts, undefined, 2)}\n`)
  console.log(`The baseline holds ${found.length}.`)
}
