import { buildWeb } from '../start/build-web.ts'
import { Progress } from '../start/progress.ts'

await buildWeb(new Progress(), new AbortController().signal)
