export type AttachmentType = 'picture' | 'application/pdf'

const begins = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

/** Detects the type of a file by its first bytes, not by its name; undefined for a type that is not accepted. */
export function attachmentTypeOf(bytes: Uint8Array): AttachmentType | undefined {
  if (begins(bytes, '%PDF-')) return 'application/pdf'
  const isPicture =
    begins(bytes, '\u00ff\u00d8\u00ff') ||
    begins(bytes, '\u0089PNG\r\n\u001a\n') ||
    (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8))
  return isPicture ? 'picture' : undefined
}
