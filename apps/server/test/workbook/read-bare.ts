import { SaxesParser } from 'saxes'
import { fromBufferPromise } from 'yauzl'

/** The same bytes without any rule: unpacked, taken apart, and nothing kept. */
export async function readBare(bytes: Buffer): Promise<void> {
  const zip = await fromBufferPromise(bytes)
  for await (const entry of zip.eachEntry()) {
    if (!/sheet1\.xml|sharedStrings/u.test(entry.fileName)) continue
    const parser = new SaxesParser({ position: false })
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      parser.write(chunk.toString())
    }
    parser.close()
  }
}
