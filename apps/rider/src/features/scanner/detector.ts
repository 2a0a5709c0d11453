/** In Chrome on Android; iPhones have it behind a setting, Firefox not at all. */
interface BarcodeDetectorLike {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface WithDetector {
  readonly BarcodeDetector?: new () => BarcodeDetectorLike
}

/** Whether this browser reads codes; elsewhere the rider types them. */
export const canScan = (): boolean => 'BarcodeDetector' in globalThis && 'mediaDevices' in navigator

/** Returns a reader of the codes in a picture; undefined where the browser has none. */
export function createDetector(): ((video: HTMLVideoElement) => Promise<string | undefined>) | undefined {
  const { BarcodeDetector } = globalThis as WithDetector
  if (!BarcodeDetector) return undefined
  const detector = new BarcodeDetector()
  return async (video) => {
    // A video without a picture yet.
    const found = await detector.detect(video).catch(() => [])
    return found[0]?.rawValue
  }
}
