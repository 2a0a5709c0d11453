import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { crowdedFolders, FOLDER_LIMIT } from './folders.ts'

const named = (folder: string, count: number, ending = 'ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.${ending}`)

describe('the number of source files in a folder', () => {
  it('is rejected above the limit', () => {
    const folder = 'apps/server/src/platform'
    expect(crowdedFolders(named(folder, FOLDER_LIMIT))).toEqual([])
    expect(crowdedFolders(named(folder, FOLDER_LIMIT + 1))).toEqual([
      `${folder} has 21 source files; at most 20`,
    ])
  })

  it('does not include tests, style sheets, and folders of data', () => {
    const folder = 'apps/web/src/screens/history'
    const others = [...named(folder, 30, 'test.ts'), ...named(folder, 30, 'css')]
    expect(crowdedFolders([...others, ...named('apps/server/migrations', 30)])).toEqual([])
  })

  it('is within the limit everywhere in the repository', () => {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    expect(crowdedFolders(listed.split('\n').filter((path) => existsSync(path)))).toEqual([])
  })
})
