import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const described = z.object({ digest: z.string(), size: z.number() })
const index = z.object({ manifests: z.array(described).length(1) })
const manifest = z.object({ config: described, layers: z.array(described) })
const command = z.array(z.string()).min(2)
const config = z.object({
  config: z.object({
    User: z.string(),
    Env: z.array(z.string()),
    WorkingDir: z.string(),
    Entrypoint: command,
    Cmd: z.array(z.string()).length(1),
    Healthcheck: z.object({ Test: command }),
  }),
  rootfs: z.object({ diff_ids: z.array(z.string()) }),
})

/** Parses the index, the manifest and the configuration of an image whose archive was extracted to a folder. */
export function readImage(folder: string) {
  const blobPath = ({ digest }: { readonly digest: string }) =>
    join(folder, 'blobs', digest.replace(':', '/'))
  const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
  const [only] = index.parse(json(join(folder, 'index.json'))).manifests
  if (!only) throw new Error('the index names no manifest')
  const { config: itsConfig, layers } = manifest.parse(json(blobPath(only)))
  return {
    blobs: [only, itsConfig, ...layers].map((one) => ({ ...one, path: blobPath(one) })),
    layers: layers.map(blobPath),
    ...config.parse(json(blobPath(itsConfig))),
  }
}

/** Extracts an archive of `writeImage` and then its layers, by the tar of the system; returns the folder of the files. */
export function unpackImage(archive: string, folder: string) {
  const [oci, files] = [join(folder, 'oci'), join(folder, 'files')]
  for (const each of [oci, files]) mkdirSync(each)
  execFileSync('tar', ['xf', archive, '-C', oci])
  const image = readImage(oci)
  for (const layer of image.layers) execFileSync('tar', ['xzpf', layer, '-C', files])
  return { image, files }
}
