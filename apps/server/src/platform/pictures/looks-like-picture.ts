/** Accepts JPEG, PNG and WebP by the first bytes. Other formats of the library, such as SVG, are never passed to it. */
export function looksLikePicture(bytes: Buffer): boolean {
  const begins = (text: string, at = 0) =>
    bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  return (
    begins('\u00ff\u00d8\u00ff') || begins('\u0089PNG\r\n\u001a\n') || (begins('RIFF') && begins('WEBP', 8))
  )
}
