export interface SplitName {
  /** May be cut where there is no room. */
  readonly head: string
  /** Always shown: what tells branches of one business apart is mostly at the end. */
  readonly tail: string
}

/** Longer than this the end of a name leaves no room for its beginning. */
const LONGEST_TAIL = 12
/** Shorter names are shown whole. */
const SHORT = 18

/** Divides a long name between two words, so that it can be cut in the middle. */
export function splitName(name: string, language: string): SplitName {
  const graphemes = [...new Intl.Segmenter(language).segment(name)].length
  if (graphemes <= SHORT) return { head: name, tail: '' }
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(name)]
  const start = words.find(({ index, isWordLike }) => isWordLike && name.length - index <= LONGEST_TAIL)
  return start === undefined
    ? { head: name, tail: '' }
    : { head: name.slice(0, start.index), tail: name.slice(start.index) }
}
