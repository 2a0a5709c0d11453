import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { documentWithExamples } from '../../apps/server/src/capabilities/programs/developers/index.ts'
import { openApiDocument } from '../../apps/server/src/platform/http/openapi.ts'
import { breakingChanges } from './breaking-changes.ts'
import { OPENAPI_FILE, OPENAPI_V1_FILE, stableJson } from './stable-json.ts'

writeFileSync(OPENAPI_FILE, stableJson(await openApiDocument()))
console.log(`${OPENAPI_FILE} was written.`)

const document = documentWithExamples()
const before: unknown = existsSync(OPENAPI_V1_FILE) ? JSON.parse(readFileSync(OPENAPI_V1_FILE, 'utf8')) : {}
const breaking = breakingChanges(Object(before), document)
if (breaking.length > 0) {
  console.error(`${OPENAPI_V1_FILE} was not written. Programs depend on this (docs/how-to/api-versions.md):`)
  for (const line of breaking) console.error(`  ${line}`)
  process.exitCode = 1
} else {
  writeFileSync(OPENAPI_V1_FILE, stableJson(document))
  console.log(`${OPENAPI_V1_FILE} was written.`)
}
