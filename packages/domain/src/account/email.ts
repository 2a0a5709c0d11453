const LONGEST = 254
const LONGEST_LOCAL = 64
const LONGEST_LABEL = 63

/** Letters of any script, as internationalised addresses have them; none of the signs that only a quoted name may have. */
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
    // An address of a machine is none of a mailbox here.
    !/^\d+$/u.test(labels.at(-1) ?? '')
  )
}
