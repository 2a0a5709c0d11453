import { join } from 'node:path'
import { buildPackage } from './build-package.ts'

const outDir = join(import.meta.dirname, '../dist')
await buildPackage(outDir)
process.stdout.write(`The package is in ${outDir}. Pack it with: npm pack ${outDir}\n`)
