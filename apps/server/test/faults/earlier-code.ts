import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { whyNot } from '../releases/old-service.ts'

/** The commit before the newest migration; undefined where the clone lacks it, or a package of it is not installed any more. */
export function commitBeforeNewestMigration(): string | undefined {
  const args = ['log', '-1', '--diff-filter=A', '--format=%H^', '--', 'apps/server/migrations']
  const commit = spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()
  return commit === '' || whyNot(commit) !== undefined ? undefined : commit
}

const prepare = `
import { prepareDemoWorld } from './demo/seed/index.ts'
await prepareDemoWorld({ config: JSON.parse(process.argv[2]), progress: () => undefined })`

/** Makes the demo world by the code in a folder, with its own migrations. */
export async function prepareWorldBy(code: string, config: object): Promise<void> {
  writeFileSync(join(code, 'prepare-world.mjs'), prepare)
  await promisify(execFile)(process.execPath, ['prepare-world.mjs', JSON.stringify(config)], { cwd: code })
}
