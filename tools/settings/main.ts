import { writeFileSync } from 'node:fs'
import { pages } from './pages.ts'

for (const { name, path, make } of pages) {
  writeFileSync(path, make())
  console.log(`${name} was written.`)
}
