import { BarcodeDetector, prepareZXingModule, purgeZXingModule } from 'barcode-detector/ponyfill'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Loads the reader of codes from our own host; the library would ask a public one. Rejects where it cannot be had. */
export async function loadWasmDetector(): Promise<typeof BarcodeDetector> {
  const loaded = prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
  // A failed attempt is not kept: with a connection the next one succeeds.
  await loaded.catch((error: unknown) => {
    purgeZXingModule()
    throw error
  })
  return BarcodeDetector
}
