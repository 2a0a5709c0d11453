import { fold } from '../../paste/index.ts'
import type { BulkColumn } from '../columns.ts'
import type { RowReader } from './reader.ts'

/** Words for yes and no in each language; folded before they are compared. */
const yes =
  'yes|y|true|1|x|ok|ja|j|igen|ano|tak|da|да|ναι|ja tack|kyllä|k|joo|نعم|اي|ايوه|ہاں|جی ہاں|haan|han|হ্যাঁ|হা|是|要|有|需要|はい|要る|必要|有り|あり|ใช่|ต้องการ|ใช้|ແມ່ນ|ຕ້ອງການ|បាទ|ចាស|បាទ/ចាស|ត្រូវការ|ဟုတ်|ဟုတ်ကဲ့|လို|လိုသည်|ya|perlu|oo|opo|needed|required|✓|✔|☑|✅|●|○|〇'
const no =
  'no|n|false|0|-|nein|nem|ne|nie|не|οχι|όχι|nej|nei|ei|لا|كلا|نہیں|nahi|nahin|না|否|不|不要|不需要|無|无|いいえ|不要|なし|無し|ไม่|ไม่ใช่|ไม่ต้องการ|ບໍ່|ບໍ່ແມ່ນ|ទេ|អត់|မဟုတ်|မလို|tidak|hindi|dili|none|n/a|na|not needed|✗|✘|☐|❌'

const answers = new Map<string, boolean>([
  ...yes.split('|').map((word) => [fold(word), true] as const),
  ...no.split('|').map((word) => [fold(word), false] as const),
])

/** No where the cell is empty. */
export function readYesNo(reader: RowReader, column: BulkColumn): boolean {
  const written = fold(reader.line(column))
    .replace(/[.!]+$/u, '')
    .trim()
  if (written === '') return false
  const answer = answers.get(written)
  if (answer === undefined) reader.violation(column, 'answer-unclear')
  return answer ?? false
}
