const LONGEST = 60
/** Joints of an address, also the dots that internationalised domain names allow. */
const joint = /(?<=\S)[./\\:@\u3002\uFF0E\uFF61\uFF0F\uFF20]+(?=\S)/gu

/**
 * Returns the name of a business as our emails may show it: mail programs find no link in it, and it has no room for
 * a message.
 */
export function plainName(name: string): string {
  const plain = name.replaceAll(joint, ' ').replaceAll(/\s+/gu, ' ').trim()
  const letters = [...new Intl.Segmenter().segment(plain)].map(({ segment }) => segment)
  return letters.length <= LONGEST
    ? plain
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
}
