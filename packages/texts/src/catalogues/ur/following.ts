import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'آپ کا جواب درکار',
  'decision.missed.CANCEL': 'وقت پر جواب نہیں ملا: {name} کا آرڈر بغیر خرچ کے منسوخ ہو گیا۔',
  'decision.missed.BRING_BACK':
    'وقت پر جواب نہیں ملا: {name} کا پارسل آپ کے پاس واپس آ رہا ہے۔ {fee} چارج ہوئے۔',
  'decision.missed.BRING_BACK-free':
    'وقت پر جواب نہیں ملا: {name} کا پارسل بغیر خرچ کے آپ کے پاس واپس آ رہا ہے۔',
} as const satisfies AreaOf<typeof source>
