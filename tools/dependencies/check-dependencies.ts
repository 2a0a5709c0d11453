import type { LockedPackage, Lockfile } from './read-lockfile.ts'
import {
  conditionalLicences,
  freeLicences,
  installScripts,
  type KnownFault,
  knownFaults,
  lastReview,
  REVIEW_DAYS,
} from './policy.ts'

/** Returns what is wrong with the packages of a lockfile, a line for each. */
export function violationsIn(
  { packages, asked }: Lockfile,
  faults: readonly KnownFault[] = knownFaults,
): readonly string[] {
  return [
    ...packages.flatMap((one) => [
      ...licenceViolations(one),
      ...originViolations(one),
      ...faultsOf(one, faults).map(
        ({ id, what, fixedIn }) => `${nameOf(one)} has ${id} (${what}); fixed in ${fixedIn}`,
      ),
    ]),
    ...asked
      .filter(({ range }) => range !== '*' && !isExact(range))
      .map(({ workspace, name, range }) => `${workspace} asks for ${name} ${range}; name one version`),
  ]
}

const nameOf = ({ name, version }: LockedPackage): string => `${name}@${version}`
const isExact = (range: string): boolean => /^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(range)

function licenceViolations(one: LockedPackage): string[] {
  if (one.license === undefined) return [`${nameOf(one)} names no licence`]
  return isAllowed(one.license, one.name) ? [] : [`${nameOf(one)} has the licence ${one.license}`]
}

/** Of an expression such as `(MIT OR Apache-2.0)`: one of the alternatives, and all parts of it. */
export function isAllowed(expression: string, name: string): boolean {
  const alternatives = expression.replaceAll(/[()]/gu, '').split(' OR ')
  return alternatives.some((all) => all.split(' AND ').every((licence) => isFree(licence.trim(), name)))
}

const isFree = (licence: string, name: string): boolean =>
  freeLicences.has(licence) || (conditionalLicences[licence]?.packages.test(name) ?? false)

function originViolations(one: LockedPackage): string[] {
  const found: string[] = []
  if (one.integrity?.startsWith('sha512-') !== true)
    found.push(`${nameOf(one)} has no SHA-512 of its content`)
  if (one.resolved !== undefined && !one.resolved.startsWith('https://registry.npmjs.org/')) {
    found.push(`${nameOf(one)} comes from ${one.resolved}`)
  }
  if (one.runsScripts && !(one.name in installScripts)) {
    found.push(`${nameOf(one)} runs a script when it is installed`)
  }
  if (one.deprecated !== undefined) found.push(`${nameOf(one)} is deprecated: ${one.deprecated}`)
  return found
}

const faultsOf = ({ name, version }: LockedPackage, faults: readonly KnownFault[]): readonly KnownFault[] =>
  faults.filter((fault) => fault.name === name && isBelow(version, fault.fixedIn))

/** Compares the three numbers of two versions; a version before a release is below it. */
export function isBelow(version: string, other: string): boolean {
  const [mine, theirs] = [numbersOf(version), numbersOf(other)]
  for (const [at, number] of mine.entries()) {
    const difference = number - (theirs[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return version.includes('-') && !other.includes('-')
}

const numbersOf = (version: string): number[] =>
  (version.split('-')[0] ?? '').split('.').map((part) => Number.parseInt(part, 10) || 0)

const DAY_MS = 86_400_000

/** Days since all packages were last compared with the registry, and whether the next comparison is due. */
export function reviewAge(
  today: Date,
  reviewed: string | undefined = lastReview,
): { readonly days: number | undefined; readonly isDue: boolean } {
  if (reviewed === undefined) return { days: undefined, isDue: true }
  const days = Math.floor((today.getTime() - Date.parse(reviewed)) / DAY_MS)
  return { days, isDue: days > REVIEW_DAYS }
}
