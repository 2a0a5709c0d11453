import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'گاہک سے پن کوڈ مانگیں',
  'handover.ask-hint':
    'ہم 4 ہندسے بناتے ہیں، آپ گاہک کو بتاتے ہیں، اور رائیڈر پارسل صرف اسی کو دیتا ہے جو یہ بتائے۔',
  'handover.ask-yes': 'ہاں، دروازے پر',
  'handover.pin': 'گاہک کے لیے پن کوڈ',
  'handover.pin-hint':
    'براہِ کرم گاہک کو بتا دیں، یا لنک شیئر کریں: اس میں بھی یہ نظر آتا ہے۔ رائیڈر کو یہ معلوم نہیں، وہ دروازے پر پوچھے گا۔',
  'handover.pin-missing': 'یہ پارسل پن کوڈ پر دیا جاتا ہے۔ گاہک سے پوچھیں۔',
  'handover.pin-wrong': 'پن کوڈ درست نہیں۔ باقی کوششیں: {tries_left}۔',
  'handover.pin-locked': 'پن کوڈ بہت بار غلط بتایا گیا۔ دکان سے پوچھا جا رہا ہے کہ کیا کریں۔',
  'decision.cause.WRONG_PIN': 'دروازے پر پن کوڈ بہت بار غلط بتایا گیا',
} as const satisfies AreaOf<typeof source>
