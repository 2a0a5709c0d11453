import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Yeh key adhoori ya ghalat type hui hai.',
  'keys.error.invalid': 'Yeh key yahan durust nahi.',
  'keys.error.scope': 'Is key ko is kaam ki ijazat nahi.',
  'keys.error.not-found': 'Yeh key ab mojood nahi.',
  'keys.error.changed': 'Kisi aur ne yeh key badal di hai. Save karne se pehle isay dobara dekhein.',
  'keys.error.ended': 'Yeh key khatam ho chuki hai.',
  'keys.error.too-many': 'Bohat zyada keys hain. Jo istemal mein nahi usay khatam karein.',
  'keys.error.network-invalid': 'Yeh network nahi. Koi address ya 203.0.113.0/24 jaisi range likhein.',
  'keys.error.collection-point': 'Key sirf aap ke karobar ke pickup points ke liye hai.',
  'keys.error.time-invalid': 'Baad ka waqt chunein. Purani key zyada se zyada saat din chalti hai.',
} as const satisfies AreaOf<typeof source>
