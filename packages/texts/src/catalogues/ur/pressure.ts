import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': '{time} تک یہاں ڈیلیوری میں تقریباً {duration} زیادہ لگیں گے۔',
  'pressure.paused': 'رائیڈرز {time} تک یہاں نئے آرڈر نہیں لیتے۔',
  'pressure.zone-closed': 'رائیڈرز یہاں {from} سے {to} تک پارسل لیتے ہیں۔',
  'pressure.radius': '{time} تک رائیڈرز یہاں سے {distance} تک ڈیلیور کرتے ہیں۔',
  'pressure.full': 'یہاں سب رائیڈرز مصروف ہیں۔ براہِ کرم چند منٹ میں یا {time} کے بعد دوبارہ کوشش کریں۔',
  'pressure.surcharge': '{time} تک یہاں {amount} اضافی فیس لگے گی۔',
  'request.fee-surcharge': 'زیادہ مانگ کی اضافی فیس',
  'bulk.problem.paused': 'رائیڈرز ابھی اس پک اپ پوائنٹ پر نئے آرڈر نہیں لیتے',
  'bulk.problem.zone-closed': 'اس وقت رائیڈرز یہاں سے پارسل نہیں لیتے',
  'bulk.problem.radius': 'جب کم رائیڈر فارغ ہوں تو یہ بہت دور ہے',
  'bulk.problem.full': 'یہاں سب رائیڈرز مصروف ہیں۔ چند منٹ میں دوبارہ کوشش کریں۔',
  'error.measure-not-found': 'یہ اقدام موجود نہیں، یا ختم ہو چکا ہے۔',
  'error.measure-invalid': 'براہِ کرم اقدام کی قدر اور وقت دیکھیں۔',
} as const satisfies AreaOf<typeof source>
