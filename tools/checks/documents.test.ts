import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import {
  exportedFiles,
  headingIds,
  isKnownPath,
  linkedPaths,
  linksIn,
  missingOrRepeated,
  namedFiles,
  namedScripts,
} from './documents.ts'

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

it('every link to a heading leads to one', () => {
  const links = documents.flatMap((path) =>
    linksIn(path, read(path))
      .filter(({ heading }) => heading !== undefined)
      .map((link) => ({ from: path, ...link })),
  )
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter(({ path, heading = '' }) => !headingIds(read(path)).includes(heading))).toEqual([])
})

it('every script that a document names is in package.json', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  const named = documents.flatMap((path) => namedScripts(read(path)).map((script) => ({ path, script })))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ script }) => !(script in scripts))).toEqual([])
})

it('every file that a document names exists', () => {
  const named = documents.flatMap((path) => namedFiles(read(path)).map((file) => ({ path, file })))
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ path, file }) => !isKnownPath(file, path, tracked))).toEqual([])
})

it('every workspace and every folder of tools and tests has a README', () => {
  const folders = tracked
    .filter((path) => /^(?:apps|packages)\/[^/]+\/package\.json$/u.test(path))
    .map((path) => path.replace('/package.json', ''))
  expect(
    [...folders, 'demo', 'tools', 'e2e', 'bench', 'connectors'].filter(
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

it('finds a link to a heading that does not exist', () => {
  const text = '# A (b), c\n## D\n## D\n```\n# e\n```\n[f](#d) [g](h.md#i)\n'
  expect(headingIds(text)).toEqual(['a-b-c', 'd', 'd-1'])
  expect(linksIn('docs/x.md', text)).toEqual([
    { path: 'docs/x.md', heading: 'd' },
    { path: 'docs/h.md', heading: 'i' },
  ])
})

it('finds the scripts that a text names, also in blocks of code', () => {
  expect(namedScripts('`npm run a:b -- c`, `npm test`\n```sh\nnpm start\nnpm run d\n```\n')).toEqual([
    ...['a:b', 'test', 'start', 'd'],
  ])
})

it('finds a file that does not exist, and accepts one that is named by its last parts', () => {
  const paths = ['apps/a/src/platform/b.ts', 'apps/a/src/c.ts', 'tools/d.mjs']
  const isKnown = (named: string) => isKnownPath(named, 'apps/a/README.md', paths)
  const text =
    '`apps/a`, `platform/b.ts`, `src/c.ts`, `form/b.ts`, `apps/c/x`, `a/<b>.ts`, `x/y`\n```sh\nnode tools/e.mjs add\n```'
  expect(namedFiles(text).filter((named) => !isKnown(named))).toEqual([
    'tools/e.mjs',
    'form/b.ts',
    'apps/c/x',
  ])
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
