/** In Chrome on Android; iPhones have it behind a setting, Firefox not at all. */
interface BarcodeDetectorLike {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new () => BarcodeDetectorLike
interface WithDetector {
  readonly BarcodeDetector?: DetectorClass
}

/** Whether the browser reads codes itself. */
export const hasDetector = (): boolean => 'BarcodeDetector' in globalThis

/** Whether there is a camera to scan with; without one the rider types the code. */
export const canScan = (): boolean => 'mediaDevices' in navigator

/** Reads the first code in a picture; undefined where there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>

/** Returns a reader of codes, where necessary one that is loaded; undefined where it cannot be had. */
export async function createDetector(load = loadDetector): Promise<ReadCode | undefined> {
  const Detector = (globalThis as WithDetector).BarcodeDetector ?? (await load().catch(() => undefined))
  if (!Detector) return undefined
  const detector = new Detector()
  return async (video) => {
    // A video without a picture yet.
    const found = await detector.detect(video).catch(() => [])
    return found[0]?.rawValue
  }
}

/** Several hundred kilobytes, which the service worker keeps from then on. */
const loadDetector = async (): Promise<DetectorClass> =>
  (await import('./wasm-detector.ts')).loadWasmDetector()
