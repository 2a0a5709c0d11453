import type { SourceRange } from './pasted-order.ts'

/** Doors, floors and flats as each language numbers them; compared with folded text. */
const sources: readonly string[] = [
  String.raw`#\s?[a-z]?\d{1,3}\s?-\s?\d{1,5}[a-z]?`,
  String.raw`(?<![\p{L}\d])(?:unit|apt|apartment|suite|room|rm|flat|door)\b\.?\s?(?:no\.?\s?)?#?(?:[a-z]?\d{1,5}[a-z]?(?:-\d{1,4}[a-z]?)?|[a-z])(?![\p{L}\d])`,
  String.raw`(?<![\p{L}\d])(?:\d{1,3}(?:st|nd|rd|th) floor|floor \d{1,3}|\d{1,2}/f)(?![\p{L}\d])`,
  String.raw`(?<![\p{L}\d-])[a-z]{1,2}-\d{1,2}-\d{1,3}a?(?![\p{L}\d])`,
  String.raw`\d{1,3}[樓楼](?:之\d{1,2}|[a-z\d]{1,4}[室座])?`,
  String.raw`(?<![a-z\d])[a-z\d]{1,5}号?室`,
  String.raw`(?<!\d)\d{1,2}階`,
  String.raw`(?:ห้อง|ຫ້ອງ|បន្ទប់)(?:เลขที่|ເລກທີ|លេខ)?\s?[\da-z/-]{1,8}`,
  String.raw`(?:ชั้น|ຊັ້ນ|ជាន់ទី)\s?\d{1,3}`,
  String.raw`(?:الدور|الطابق)\s(?:ال\p{L}{3,8}|\d{1,3})`,
  String.raw`(?:شقه رقم|شقه|فليٹ نمبر|فليٹ)\s?\d{1,5}`,
  String.raw`(?:ফ্ল্যাট|ফ্লাট)\s(?:নং\s)?[\p{L}\p{M}\d-]{1,6}`,
  String.raw`(?:တိုက်ခန်း|အခန်း)\s?\d{1,4}`,
  String.raw`(?<![\p{L}\d])(?:\d{1,2}|[ivx]{1,4})\.?\s?em(?:elet)?\b\.?(?:\s?,?\s?\d{1,3}\.?(?:\s?ajto)?)?`,
  String.raw`(?<![\p{L}\d])(?:fszt?|foldszint)\b\.?(?:\s?\d{1,3}\b\.?)?`,
  String.raw`(?<![\p{L}\d])\d{1,3}\.\s?ajto`,
  String.raw`(?<![\p{L}\d])\d{1,2}\.\s?(?:og|stock|etage)(?:\s(?:links|rechts|mitte))?(?!\p{L})`,
  String.raw`(?<!\p{L})(?:wohnung|whg\.?|byt|byt c\.|lgh|leilighet|leil\.?|mieszkanie|lok\.|lokal|stan|стан|διαμ\.?|διαμερισμα|asunto|sprat|спрат)\s?(?:nr\.?\s?|br\.?\s?|бр\.?\s?)?[a-z]?\d{1,5}[a-z]?(?!\p{L})`,
  String.raw`(?<=\d[a-z]?\s)m\.?\s?\d{1,4}(?!\d)`,
  String.raw`(?<=\p{L} \d{1,3} )[a-h] \d{1,3}(?!\d)`,
  String.raw`(?<![\p{L}\d])h0\d{3}(?!\d)`,
  String.raw`(?<![\p{L}\d])(?:\d{1,2}\.|st\.)\s?(?:th|tv|mf)\b`,
  String.raw`\d{1,2}οσ οροφοσ`,
]

const unit = new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'gu')

/** The first door of the stretch, with what numbers it further right behind ("Flat B, 12/F"). */
export function findUnit(folded: string, [start, end]: SourceRange): SourceRange | null {
  let found: SourceRange | null = null
  for (const match of folded.slice(start, end).matchAll(unit)) {
    const from = start + match.index
    if (found && !/^[\s,.-]{0,3}$/u.test(folded.slice(found[1], from))) break
    found = [found?.[0] ?? from, from + match[0].length]
  }
  return found
}
