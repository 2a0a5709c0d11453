import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { billOfMaterials } from './bill-of-materials.ts'
import { reviewAge, violationsIn } from './check-dependencies.ts'
import { knownFaults, REVIEW_DAYS } from './policy.ts'
import { committedLockfile } from './read-lockfile.ts'

const lockfile = committedLockfile()
const [option, file] = process.argv.slice(2)

if (option === '--bill' && file !== undefined) {
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file)
  writeFileSync(path, `${JSON.stringify(billOfMaterials(lockfile), null, 2)}\n`)
  console.log(`Wrote the bill of materials (CycloneDX 1.5) to ${path}.`)
} else if (option === undefined) report()
else {
  console.error('Usage: npm run dependencies [-- --bill <file>]')
  process.exitCode = 1
}

function report(): void {
  const violations = violationsIn(lockfile)
  const licences = new Map<string, number>()
  for (const { license = 'none' } of lockfile.packages)
    licences.set(license, (licences.get(license) ?? 0) + 1)
  console.log(`${lockfile.packages.length} packages of the registry`)
  for (const [licence, count] of [...licences].toSorted(([, a], [, b]) => b - a)) {
    console.log(`  ${String(count).padStart(4)}  ${licence}`)
  }
  const { days, isDue } = reviewAge(new Date())
  console.log(
    `Compared with ${knownFaults.length} known faults. The lockfile says nothing of newer ones: run`,
  )
  console.log('"npm audit" and "npm outdated" where the registry can be reached.')
  console.log(`Last compared with the registry: ${days === undefined ? 'never' : `${days} days ago`}.`)
  if (isDue)
    console.log(`Due: compare all packages every ${REVIEW_DAYS} days, and write the day into policy.ts.`)
  for (const violation of violations) console.error(violation)
  if (violations.length > 0) process.exitCode = 1
}
