import type { AreaOf } from '../../area.ts'
import type { bulk as source } from '../en/bulk.ts'

export const bulk = {
  'bulk.file-invalid': 'فائل کی قسم درست نہیں',
  'bulk.file-too-large': 'فائل 5 MB سے بڑی نہیں ہو سکتی',
  'bulk.busy': 'اس اپ لوڈ پر ابھی کام ہو رہا ہے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔',
  'bulk.over': 'یہ اپ لوڈ مکمل ہو چکا ہے۔ اس کی سطریں اب نہیں بدلی جا سکتیں۔',
  'bulk.nothing-to-place': 'اس اپ لوڈ کی کسی سطر کا آرڈر نہیں دیا جا سکتا۔',
  'bulk.columns-missing': 'بتائیں کہ نام، فون اور پتہ کن کالموں میں ہیں۔',
} as const satisfies AreaOf<typeof source>
