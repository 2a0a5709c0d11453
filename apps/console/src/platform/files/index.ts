/** A file as the body of a call: its type is found by its content. */
export const asBytes = (file: File): File => new File([file], file.name, { type: 'application/octet-stream' })

/** Hands a file to the browser, as if a link to it had been pressed. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(link.href)
}
