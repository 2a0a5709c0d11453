import { writeFileSync } from 'node:fs'
import { openApiDocument } from '../../apps/server/src/platform/http/openapi.ts'
import { OPENAPI_FILE, stableJson } from './stable-json.ts'

writeFileSync(OPENAPI_FILE, stableJson(await openApiDocument()))
console.log(`${OPENAPI_FILE} was written.`)
