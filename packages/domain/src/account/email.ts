const LONGEST = 254
const LONGEST_LOCAL = 64
const LONGEST_LABEL = 63

/** Letters of any script (RFC 6531), without the characters that need a quoted local part. */
const localPattern = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const labelPattern = /^[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*$/u

/** Whether it is written as an e-mail address; only a message that arrives shows that there is such a mailbox. */
export function looksLikeEmail(text: string): boolean {
  const address = text.trim()
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  const labels = address.slice(at + 1).split('.')
  return (
    address.length <= LONGEST &&
    local.length <= LONGEST_LOCAL &&
    localPattern.test(local) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= LONGEST_LABEL && labelPattern.test(label)) &&
    // No top-level domain is numeric: this is an IP address.
    !/^\d+$/u.test(labels.at(-1) ?? '')
  )
}
