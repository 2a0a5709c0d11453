import { execFileSync } from 'node:child_process'

const LONGEST = 72
const types = ['feat', 'fix', 'docs', 'style', 'refactor', 'perf', 'test', 'build', 'ci', 'chore', 'revert']
const form = new RegExp(`^(?:${types.join('|')})(?:\\([a-z0-9][a-z0-9-]*\\))?!?: (?<description>.+)$`, 'u')
/** Verbs whose other forms are no imperative. A list, because "always" and "settings" end like such forms too. */
const verbs =
  'add|adjust|allow|bump|change|check|clean|correct|create|delete|disable|document|drop|enable|ensure|extend|fix|handle|implement|improve|introduce|keep|make|move|prevent|refactor|remove|rename|replace|show|simplify|update|use|write'
const forms = verbs.split('|').flatMap((verb) => {
  const stem = verb.replace(/e$/u, '')
  return [
    `${verb}s`,
    `${stem}es`,
    `${stem}ed`,
    `${stem}ing`,
    `${verb}${verb.at(-1)}ed`,
    `${verb}${verb.at(-1)}ing`,
  ]
})
const otherForms = new Set([
  ...forms,
  'simplifies',
  'simplified',
  'made',
  'kept',
  'wrote',
  'shown',
  'modifies',
])

/** The violations in the subject of a commit; empty where it is well formed. */
export function subjectViolations(subject: string): string[] {
  const violations: string[] = []
  if (subject.length > LONGEST) violations.push(`has ${subject.length} characters; at most ${LONGEST}`)
  const description = form.exec(subject)?.groups?.['description']
  if (description === undefined) {
    return [...violations, `is not of the form "type(scope): description" with one of ${types.join(', ')}`]
  }
  if (/[.!]$/u.test(description)) violations.push('ends with a full stop')
  const first = description.split(/[\s,:]/u)[0] ?? ''
  if (/^[A-Z][a-z]/u.test(first)) violations.push('begins its description with a capital letter')
  if (otherForms.has(first)) {
    violations.push(`begins with "${first}", which is not an imperative such as "add"`)
  }
  return violations
}

/** Of the output of a command: documents are shown whole. */
const MOST_BYTES = 20_000_000

type Git = (...args: readonly string[]) => string | undefined

/** Git in a folder; undefined where a command fails. */
export const gitIn =
  (folder: string): Git =>
  (...args) => {
    try {
      const output = execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: MOST_BYTES,
      })
      return output.trim()
    } catch {
      // No git, no repository, or no such revision.
      return undefined
    }
  }

/** The first of these that exists is the base: the default branch of the remote, or the local one in a clone without a remote. */
const baseBranches = ['origin/HEAD', 'origin/main', 'main']

/** The commit at which this branch left the base branch; undefined where that is not known. */
export function forkOf(git: Git): string | undefined {
  const base = baseBranches.find((branch) => git('rev-parse', '--verify', '--quiet', branch))
  return base === undefined ? undefined : git('merge-base', base, 'HEAD')
}

/**
 * Subjects of the commits since the fork from the base branch, without merges. A fresh clone of the default branch has none.
 * Undefined without git, without a base branch and in a shallow clone in which both share no commit.
 */
export function addedSubjects(git: Git): string[] | undefined {
  const fork = forkOf(git)
  const listed = fork === undefined ? undefined : git('log', '--no-merges', '--format=%s', `${fork}..HEAD`)
  return listed?.split('\n').filter((subject) => subject !== '')
}
