import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exportedFiles, linkedPaths, missingOrRepeated } from './documents.ts'

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => existsSync(path))
const documents = tracked.filter((path) => path.endsWith('.md'))
const read = (path: string) => readFileSync(path, 'utf8')

it('every relative link of a document leads to a file or folder', () => {
  const links = documents.flatMap((path) => linkedPaths(path, read(path)).map((target) => ({ path, target })))
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ target }) => !existsSync(target))).toEqual([])
})

it('every workspace and every folder of tools and tests has a README', () => {
  const folders = tracked
    .filter((path) => /^(?:apps|packages)\/[^/]+\/package\.json$/u.test(path))
    .map((path) => path.replace('/package.json', ''))
  expect(
    [...folders, 'demo', 'tools', 'e2e', 'bench'].filter(
      (folder) => !tracked.includes(`${folder}/README.md`),
    ),
  ).toEqual([])
})

it('the README of the domain lists each rule file that other packages can import, once', () => {
  const indexes = tracked.filter((path) => /^packages\/domain\/src\/[^/]+\/index\.ts$/u.test(path))
  const exported = indexes.flatMap((path) => exportedFiles(path, read(path)))
  const readme = 'packages/domain/README.md'
  const listed = linkedPaths(
    readme,
    read(readme)
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .join('\n'),
  )
  expect(exported.length).toBeGreaterThan(50)
  expect(missingOrRepeated(exported, listed)).toEqual([])
  expect(missingOrRepeated(listed, listed)).toEqual([])
})

it('finds a link that leads nowhere, and ignores code and addresses', () => {
  const text = '[a](b.md#c) [d](../e) [f](https://g.test) [h](#i)\n```\n[j](k.md)\n```\n'
  expect(linkedPaths('docs/x/y.md', text)).toEqual(['docs/x/b.md', 'docs/e'])
})

it('finds a rule file that is missing from a list, or in it twice', () => {
  const exported = exportedFiles(
    'packages/domain/src/a/index.ts',
    "export { b } from './b.ts'\nexport { c } from './c/d.ts'\n",
  )
  expect(exported).toEqual(['packages/domain/src/a/b.ts', 'packages/domain/src/a/c/d.ts'])
  expect(missingOrRepeated(exported, ['packages/domain/src/a/b.ts'])).toEqual([
    'packages/domain/src/a/c/d.ts',
  ])
  expect(missingOrRepeated(exported, [...exported, ...exported])).toEqual(exported)
})
