import { PbfReader } from 'pbf'
import type { Bounds } from '../model.ts'
import { PbfError } from './blobs.ts'

const NANO = 1e-9
const known = new Set(['OsmSchema-V0.6', 'DenseNodes'])

interface Header {
  program: string
  bounds: Bounds | undefined
}

export function readHeader(data: Uint8Array): Header {
  const header: Header = { program: '', bounds: undefined }
  return new PbfReader(data).readFields((tag, into, pbf) => {
    if (tag === 1) into.bounds = readBounds(pbf)
    else if (tag === 4) refuseUnknown(pbf.readString())
    else if (tag === 16) into.program = pbf.readString()
  }, header)
}

function refuseUnknown(feature: string): void {
  if (!known.has(feature))
    throw new PbfError('not-pbf', `The file needs "${feature}", which is not known here.`)
}

function readBounds(pbf: PbfReader): Bounds {
  const box = pbf.readMessage((tag, into: Record<number, number>, inner) => {
    if (tag >= 1 && tag <= 4) into[tag] = inner.readSVarint() * NANO
  }, {})
  return { west: box[1] ?? -180, east: box[2] ?? 180, north: box[3] ?? 90, south: box[4] ?? -90 }
}
