import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { addedSubjects, gitIn, subjectViolations } from './commit-subjects.ts'

it('every commit that this branch adds to the default branch has a conventional subject', ({ skip }) => {
  const subjects = addedSubjects(gitIn(process.cwd()))
  if (subjects === undefined) return skip('There is no default branch to compare with.')
  expect(
    subjects.flatMap((subject) => subjectViolations(subject).map((violation) => `"${subject}" ${violation}`)),
  ).toEqual([])
})

describe('the subject of a commit', () => {
  it.each([
    ['Say what waits', 'is not of the form'],
    ['wip', 'is not of the form'],
    ['fixup! fix(bulk): keep zeros', 'is not of the form'],
    ['feature(bulk): keep zeros', 'is not of the form'],
    ['fix(Bulk): keep zeros', 'is not of the form'],
    ['fix: ', 'is not of the form'],
    [`fix(bulk): ${'x'.repeat(62)}`, 'has 73 characters'],
    ['fix(bulk): keep zeros.', 'ends with a full stop'],
    ['fix(bulk): Keep zeros', 'begins its description with a capital letter'],
    ['fix(bulk): added zeros', 'which is not an imperative'],
    ['fix(bulk): adding zeros', 'which is not an imperative'],
    ['fix(bulk): adds zeros', 'which is not an imperative'],
    ['fix(bulk): removed zeros', 'which is not an imperative'],
    ['fix(bulk): dropping zeros', 'which is not an imperative'],
    ['fix(bulk): fixes zeros', 'which is not an imperative'],
  ])('%j %s', (subject, violation) => {
    expect(subjectViolations(subject)).toEqual([expect.stringContaining(violation)])
  })

  it.each([
    'fix(bulk): keep zeros',
    'feat!: drop Node 20',
    'chore(deps): pass options to vitest',
    'fix(http): process forms once',
    'fix(web): always show the total',
    'docs: settings of a country are listed',
    'docs: README names the commands',
    `fix(bulk): ${'x'.repeat(61)}`,
  ])('%j is well formed', (subject) => expect(subjectViolations(subject)).toEqual([]))
})

describe('the commits that a branch adds', () => {
  let folder = ''
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const repository = (...steps: readonly string[][]) => {
    folder = mkdtempSync(join(tmpdir(), 'beckon-commits-'))
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.test']
    for (const step of steps) execFileSync('git', [...author, ...step], { cwd: folder, stdio: 'ignore' })
    return addedSubjects(gitIn(folder))
  }
  const commit = (subject: string) => ['commit', '--allow-empty', '--no-verify', '-m', subject]

  it('are those since the default branch', () => {
    const main = [['init', '-b', 'main'], commit('first'), ['checkout', '-b', 'work']]
    expect(repository(...main, commit('second'), commit('third'))).toEqual(['third', 'second'])
  })

  it('are none on the default branch itself', () => {
    expect(repository(['init', '-b', 'main'], commit('first'))).toEqual([])
  })

  it('are those since the default branch of the remote, in a clone too', () => {
    const added = repository(
      ['init', '-b', 'trunk'],
      commit('first'),
      ['clone', '.', 'copy'],
      ['-C', 'copy', 'checkout', '--detach'],
      ['-C', 'copy', ...commit('second')],
    )
    expect(added).toBeUndefined()
    expect(addedSubjects(gitIn(join(folder, 'copy')))).toEqual(['second'])
  })

  it('are not known without a default branch, and without git', () => {
    expect(repository(['init', '-b', 'work'], commit('first'))).toBeUndefined()
    rmSync(folder, { recursive: true })
    expect(repository()).toBeUndefined()
  })
})
