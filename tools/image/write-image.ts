import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { writeTar } from '../../apps/server/src/platform/backup/archive/write-tar.ts'
import { textPart } from '../../apps/server/src/platform/backup/folder-parts.ts'
import { release } from '../../apps/server/src/platform/backup/release.ts'
import { imageConfig, type LayerDigest } from './image-config.ts'
import { imageLayers, type Layer } from './layers.ts'

/** In bytes, of all files of the image together. */
export const LARGEST_IMAGE = 350e6

const TYPES = {
  index: 'application/vnd.oci.image.index.v1+json',
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  config: 'application/vnd.oci.image.config.v1+json',
  layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
} as const

interface Blob {
  readonly mediaType: string
  readonly digest: string
  readonly size: number
  readonly path: string
}

export interface WrittenImage {
  /** Of the manifest: the same sources, packages and Node give the same one. */
  readonly digest: string
  /** Bytes of the archive, and of the files in the layers. */
  readonly packed: number
  readonly unpacked: number
}

/** Writes the image as an OCI archive, which appears under its name when it is complete. Throws where it is too large. */
export async function writeImage(file: string): Promise<WrittenImage> {
  const work = mkdtempSync(join(dirname(resolve(file)), '.image-'))
  try {
    const layers: (Blob & LayerDigest & { readonly unpacked: number })[] = []
    for (const layer of imageLayers()) layers.push(await writeLayer(work, layer))
    const unpacked = layers.reduce((total, layer) => total + layer.unpacked, 0)
    if (unpacked > LARGEST_IMAGE) {
      throw new Error(
        `The image has ${unpacked} bytes, more than ${LARGEST_IMAGE}. Take something out of tools/image/layers.ts.`,
      )
    }
    const config = writeJson(work, TYPES.config, imageConfig(layers))
    const manifest = writeJson(work, TYPES.manifest, {
      schemaVersion: 2,
      mediaType: TYPES.manifest,
      config: described(config),
      layers: layers.map(described),
    })
    const whole = join(work, 'image.tar')
    await pipeline(
      writeTar(archiveParts(layers, config, manifest), () => undefined),
      createWriteStream(whole),
    )
    renameSync(whole, file)
    return { digest: manifest.digest, packed: statSync(file).size, unpacked }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const described = ({ mediaType, digest, size }: Blob) => ({ mediaType, digest, size })

async function writeLayer(work: string, { title, parts }: Layer) {
  const path = join(work, `${title}.tar.gz`)
  const [plain, zipped] = [createHash('sha256'), createHash('sha256')]
  const files: number[] = []
  await pipeline(
    writeTar(Readable.from(parts), ({ size }) => files.push(size)),
    counted(plain),
    createGzip({ level: 4 }),
    counted(zipped),
    createWriteStream(path),
  )
  return {
    title,
    path,
    mediaType: TYPES.layer,
    size: statSync(path).size,
    digest: `sha256:${zipped.digest('hex')}`,
    diffId: `sha256:${plain.digest('hex')}`,
    unpacked: files.reduce((total, size) => total + size, 0),
  }
}

const counted = (hash: ReturnType<typeof createHash>): Transform =>
  new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      done(null, piece)
    },
  })

function writeJson(work: string, mediaType: string, value: object): Blob {
  const text = JSON.stringify(value)
  const digest = createHash('sha256').update(text).digest('hex')
  const path = join(work, digest)
  writeFileSync(path, text)
  return { mediaType, digest: `sha256:${digest}`, size: Buffer.byteLength(text), path }
}

async function* archiveParts(layers: readonly Blob[], config: Blob, manifest: Blob) {
  const name = `beckon:${release}`
  const index = {
    schemaVersion: 2,
    mediaType: TYPES.index,
    manifests: [
      {
        ...described(manifest),
        platform: { architecture: 'amd64', os: 'linux' },
        annotations: { 'org.opencontainers.image.ref.name': release, 'io.containerd.image.name': name },
      },
    ],
  }
  // The same blobs by the names of `docker save`, for engines that load no OCI archive.
  const saved = [{ Config: pathOf(config), RepoTags: [name], Layers: layers.map(pathOf) }]
  yield* textParts({
    'oci-layout': { imageLayoutVersion: '1.0.0' },
    'index.json': index,
    'manifest.json': saved,
  })
  for (const blob of [...layers, config, manifest]) {
    yield { name: pathOf(blob), size: blob.size, mode: 0o644, content: () => createReadStream(blob.path) }
  }
}

const pathOf = ({ digest }: Blob): string => `blobs/${digest.replace(':', '/')}`

function* textParts(files: Readonly<Record<string, object>>) {
  for (const [name, value] of Object.entries(files)) {
    yield { ...textPart(name, JSON.stringify(value)), mode: 0o644 }
  }
}
