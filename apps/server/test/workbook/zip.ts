import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive, optionally with false metadata. */
export interface Part {
  readonly name: string
  readonly bytes: string | Buffer
  readonly isStored?: boolean
  /** Size that the archive declares. */
  readonly statedSize?: number
  readonly isEncrypted?: boolean
  /** As it is in the archive; for what is to be compressed only once. */
  readonly packed?: Buffer
}

/** A whole archive at once, as other programs write them: sizes before the bytes. */
export function zipOf(parts: readonly Part[]): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const part of parts) {
    const raw = Buffer.from(part.bytes)
    const packed = part.packed ?? (part.isStored ? raw : deflateRawSync(raw))
    const name = Buffer.from(part.name)
    const fields = fieldsOf(part, raw, packed, name.length)
    files.push(Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, name, packed]))
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, tail, name]))
    at += 30 + name.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...files, listed, Buffer.from('PK\u0005\u0006'), end])
}

function fieldsOf(part: Part, raw: Buffer, packed: Buffer, nameLength: number): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(0x0800 | (part.isEncrypted ? 1 : 0), 2)
  fields.writeUInt16LE(part.isStored ? 0 : 8, 4)
  fields.writeUInt32LE(crc32(raw), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(part.statedSize ?? raw.length, 18)
  fields.writeUInt16LE(nameLength, 22)
  return fields
}
