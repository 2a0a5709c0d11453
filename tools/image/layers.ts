import { createReadStream, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { TarFolder, TarLink, TarPart } from '../../apps/server/src/platform/backup/archive/write-tar.ts'
import { textPart } from '../../apps/server/src/platform/backup/folder-parts.ts'
import { committedLockfile } from '../dependencies/read-lockfile.ts'
import { findNode, root } from '../start/install.mjs'
import { isProductFile, isRunTimeFile, listFiles } from './list-files.ts'
import { type ProductionPackages, productionPackages } from './production-packages.ts'
import { sharedLibraries } from './shared-libraries.ts'

export type LayerPart = TarPart | TarFolder | TarLink

export interface Layer {
  readonly title: string
  readonly parts: readonly LayerPart[]
}

/** The user of the processes, and their group. */
export const USER = 10_001
/** Our folder in the image, and where it has Node. */
export const [APP, NODE] = ['app', 'usr/local/bin/node']

/** Those of operators, and what they import besides. The other tools are for a checkout. */
const tools = { folders: ['tools/operator', 'tools/doctor'], files: ['tools/start/lock-data-folder.ts'] }

/** Layers that change rarely come first: an upgrade fetches the last layer only. */
export function imageLayers(): readonly Layer[] {
  const production = productionPackages(root, committedLockfile())
  const dependencies = dependencyParts(production)
  return [
    { title: 'Node and the libraries of the system', parts: inFolders(systemParts(production)) },
    { title: 'packages', parts: inFolders(dependencies) },
    { title: 'Beckon', parts: inFolders(productParts(production)) },
  ]
}

/** Readable by everybody. */
const publicText = (name: string, text: string): TarPart => ({ ...textPart(name, text), mode: 0o644 })

function filePart(name: string, path: string): TarPart {
  const { size, mode } = statSync(path)
  return {
    name,
    size,
    mode: mode & 0o100 ? 0o755 : 0o644,
    content: () => createReadStream(path),
  }
}

function systemParts({ packages }: ProductionPackages): readonly LayerPart[] {
  const { path: node } = findNode()
  const modules = packages.flatMap((folder) =>
    listFiles(join(root, folder), isRunTimeFile)
      .filter((path) => /\.node$|\.so(?:\.|$)/u.test(path))
      .map((path) => join(root, folder, path)),
  )
  const libraries = sharedLibraries([node, ...modules], join(root, 'node_modules'))
  return [
    publicText('etc/passwd', `root:x:0:0::/:/nonexistent\nbeckon:x:${USER}:${USER}::/data:/nonexistent\n`),
    publicText('etc/group', `root:x:0:\nbeckon:x:${USER}:\n`),
    publicText('etc/nsswitch.conf', 'hosts: files dns\n'),
    { folder: 'tmp', mode: 0o1777 },
    { folder: 'data', mode: 0o700, owner: USER },
    { ...filePart(NODE, node), mode: 0o755 },
    ...[...libraries].map(([name, path]) => ({ ...filePart(name, path), mode: 0o755 })),
  ]
}

/** Workspaces are links, because Node strips types from no file below `node_modules`. */
function dependencyParts({ packages, workspaces }: ProductionPackages): readonly LayerPart[] {
  return [
    ...packages.flatMap((folder) =>
      listFiles(join(root, folder), isRunTimeFile).map((path) =>
        filePart(`${APP}/${folder}/${path}`, join(root, folder, path)),
      ),
    ),
    ...[...workspaces].map(([name, folder]) => ({
      link: `${APP}/node_modules/${name}`,
      target: `../../${folder}`,
    })),
  ]
}

function productParts({ workspaces }: ProductionPackages): readonly LayerPart[] {
  const folders = [...workspaces.values()].flatMap((workspace) =>
    ['src', 'data', 'migrations']
      .map((name) => `${workspace}/${name}`)
      .filter((it) => existsSync(join(root, it))),
  )
  const pages = ['web', 'rider', 'console'].map((name) => `apps/${name}/dist`)
  const manifests = ['package.json', ...[...workspaces.values()].map((folder) => `${folder}/package.json`)]
  return [
    ...[...manifests, ...tools.files].map((path) => filePart(`${APP}/${path}`, join(root, path))),
    ...[...folders, ...tools.folders, ...pages].flatMap((folder) =>
      listFiles(join(root, folder), isProductFile).map((path) =>
        filePart(`${APP}/${folder}/${path}`, join(root, folder, path)),
      ),
    ),
  ]
}

const nameOf = (part: LayerPart): string =>
  'folder' in part ? part.folder : 'link' in part ? part.link : part.name

/** Sorted, each folder before what is in it. */
function inFolders(parts: readonly LayerPart[]): readonly LayerPart[] {
  const named = new Map<string, LayerPart>()
  for (const part of parts) {
    const steps = nameOf(part).split('/')
    for (let depth = 1; depth < steps.length; depth += 1) {
      const folder = steps.slice(0, depth).join('/')
      if (!named.has(folder)) named.set(folder, { folder, mode: 0o755 })
    }
    named.set(nameOf(part), part)
  }
  return [...named].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part)
}
