import { createHash } from 'node:crypto'
import { locator, type LockedPackage, type Lockfile } from './read-lockfile.ts'

/** A software bill of materials of all packages of a lockfile: CycloneDX 1.5, the same bytes for the same lockfile. */
export function billOfMaterials({ name, version, packages, asked }: Lockfile): object {
  const root = `${name}@${version}`
  const sorted = [...uniquePackages(packages)].toSorted((a, b) => (refOf(a) < refOf(b) ? -1 : 1))
  const locate = locator(packages)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: serialOf(sorted),
    version: 1,
    metadata: { component: { 'bom-ref': root, type: 'application', name, version } },
    components: sorted.map(componentOf),
    dependencies: [
      { ref: root, dependsOn: refsOf(asked.map((one) => locate('', one.name))) },
      ...sorted.map((one) => ({
        ref: refOf(one),
        dependsOn: refsOf(one.needs.map((needed) => locate(one.path, needed))),
      })),
    ],
  }
}

const refOf = ({ name, version }: LockedPackage): string => `${name}@${version}`

const refsOf = (found: readonly (LockedPackage | undefined)[]): string[] =>
  [...new Set(found.flatMap((one) => (one ? [refOf(one)] : [])))].toSorted()

const uniquePackages = (packages: readonly LockedPackage[]): Iterable<LockedPackage> =>
  new Map(packages.map((one) => [refOf(one), one])).values()

function componentOf(one: LockedPackage): object {
  const [scope, bare] = one.name.startsWith('@') ? one.name.split('/') : [undefined, one.name]
  return {
    'bom-ref': refOf(one),
    type: 'library',
    ...(scope ? { group: scope } : {}),
    name: bare,
    version: one.version,
    scope: one.isDev ? 'excluded' : one.isOptional ? 'optional' : 'required',
    purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
    ...(one.license ? { licenses: [licenceOf(one.license)] } : {}),
    ...(one.integrity ? { hashes: [hashOf(one.integrity)] } : {}),
  }
}

const licenceOf = (text: string): object =>
  / (?:AND|OR) /u.test(text) ? { expression: text } : { license: { id: text } }

const hashOf = (integrity: string): object => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
})

/** A number of its own for each list of packages. */
function serialOf(packages: readonly LockedPackage[]): string {
  const hex = createHash('sha256').update(packages.map(refOf).join('\n')).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
  return `urn:uuid:${parts.join('-')}`
}
