const LONGEST = 60
/** What joins two words to an address: also the dots that internationalised domain names allow. */
const joint = /(?<=\S)[./\\:@\u3002\uFF0E\uFF61\uFF0F\uFF20]+(?=\S)/gu

/**
 * A name that somebody gave their own business, as our mails may show it: mail programs make a link of nothing in it, and it
 * leaves no room for a message.
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
