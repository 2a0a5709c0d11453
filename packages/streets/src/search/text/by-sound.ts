import type { Names } from '../../model.ts'
import { editDistance } from './edit-distance.ts'
import { soundsOf, isLatin, soundOf, spoken } from './sound.ts'

/** A name under which a document can be looked up by its letters, and how surely it was meant. */
export interface Heard {
  readonly name: string
  /** 0 to 1. */
  readonly quality: number
}

interface Entry {
  readonly name: string
  readonly sound: string
  readonly spoken: string
}

/** Fewer consonants fit half the town. */
const LEAST = 2
const MOST = 4

/**
 * Names that sound like what was typed in another script, where the map has no name in the script that was
 * typed: `Kulap` for ถนนกุหลาบ, النخيل for Nakheel Street. Made when something is first asked for that way.
 */
export function soundFinder(names: () => readonly Names[]): (typed: readonly string[]) => Heard[] {
  const made = new Map<boolean, readonly Entry[]>()
  return (typed) => {
    const text = typed.join(' ')
    const latin = isLatin(text)
    const entries = made.get(latin) ?? entriesFor(latin, names())
    made.set(latin, entries)
    return entries.length === 0 ? [] : closest(text, entries)
  }
}

/** Those that Latin letters, or other letters, do not reach by any name. */
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
  const words = soundsOf(text)
  return { name: words.join(' '), sound: words.map(soundOf).join(''), spoken: words.map(spoken).join('') }
}

function closest(text: string, entries: readonly Entry[]): Heard[] {
  const typed = entryOf(text)
  if (typed.sound.length < LEAST) return []
  return entries
    .flatMap((entry): Heard[] => {
      const heard = agreement(typed.sound, entry.sound)
      return heard === 0
        ? []
        : [{ name: entry.name, quality: heard * (0.7 + 0.3 * likeness(typed.spoken, entry.spoken)) }]
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
  const { whole: slips, prefix } = editDistance(typed, whole, 1)
  return slips <= 1 ? 0.85 : prefix <= 1 && typed.length > 3 ? 0.75 : 0
}

/** The vowels tell apart what has the same consonants. */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  return 1 - editDistance(a, b, longest).whole / Math.max(1, longest)
}
