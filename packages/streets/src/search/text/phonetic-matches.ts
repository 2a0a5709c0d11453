import type { Names } from '../../model.ts'
import { editDistance } from './edit-distance.ts'
import { distinctiveWords, isLatin, phoneticKey, romanisedWord } from './phonetic-key.ts'

/** A name of the map that is pronounced like the query, and how closely. */
export interface PhoneticMatch {
  readonly name: string
  /** 0 to 1. */
  readonly quality: number
}

interface Entry {
  readonly name: string
  readonly sound: string
  readonly romanisedWord: string
}

/** A key of one consonant matches too many names. */
const LEAST = 2
const MOST = 4

/**
 * Names that sound like what was typed in another script, where the map has no name in the script that was
 * typed: `Kulap` for ถนนกุหลาบ, النخيل for Nakheel Street. Made when something is first asked for that way.
 */
export function phoneticMatcher(
  names: () => readonly Names[],
): (typed: readonly string[]) => PhoneticMatch[] {
  const made = new Map<boolean, readonly Entry[]>()
  return (typed) => {
    const text = typed.join(' ')
    const latin = isLatin(text)
    const entries = made.get(latin) ?? entriesFor(latin, names())
    made.set(latin, entries)
    return entries.length === 0 ? [] : closest(text, entries)
  }
}

/** Entries without a name in the query's script. */
function entriesFor(latin: boolean, names: readonly Names[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { local, byLanguage } of names) {
    const all = [local, ...Object.values(byLanguage)]
    if (all.some((name) => isLatin(name) === latin)) continue
    for (const name of all) {
      const entry = entryOf(name)
      if (entry.sound.length >= LEAST) entries.set(entry.name, entry)
    }
  }
  return [...entries.values()]
}

function entryOf(text: string): Entry {
  const words = distinctiveWords(text)
  return {
    name: words.join(' '),
    sound: words.map(phoneticKey).join(''),
    romanisedWord: words.map(romanisedWord).join(''),
  }
}

function closest(text: string, entries: readonly Entry[]): PhoneticMatch[] {
  const typed = entryOf(text)
  if (typed.sound.length < LEAST) return []
  return entries
    .flatMap((entry): PhoneticMatch[] => {
      const consonants = agreement(typed.sound, entry.sound)
      return consonants === 0
        ? []
        : [
            {
              name: entry.name,
              quality: consonants * (0.7 + 0.3 * likeness(typed.romanisedWord, entry.romanisedWord)),
            },
          ]
    })
    .sort((a, b) => b.quality - a.quality)
    .slice(0, MOST)
}

/**
 * Allows one differing consonant in words that have enough of them; the last letters may not be typed yet.
 */
function agreement(typed: string, whole: string): number {
  if (typed === whole) return 1
  if (whole.startsWith(typed)) return 0.9
  if (Math.max(typed.length, whole.length) < 3) return 0
  const { whole: edits, prefix } = editDistance(typed, whole, 1)
  return edits <= 1 ? 0.85 : prefix <= 1 && typed.length > 3 ? 0.75 : 0
}

/** Compares the vowels too, for names with the same consonants. */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  return 1 - editDistance(a, b, longest).whole / Math.max(1, longest)
}
