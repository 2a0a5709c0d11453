import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'Minta PIN daripada pelanggan',
  'handover.ask-hint':
    'Kami menjana 4 digit, anda memberitahu pelanggan, dan rider menyerahkan hanya kepada orang yang menyebutnya.',
  'handover.ask-yes': 'Ya, di pintu',
  'handover.pin': 'PIN untuk pelanggan',
  'handover.pin-hint':
    'Sila beritahu pelanggan, atau kongsi pautan: PIN ditunjukkan di situ juga. Rider tidak tahu PIN ini dan akan bertanya di pintu.',
  'handover.pin-missing': 'Bungkusan ini diserahkan dengan PIN. Sila tanya pelanggan.',
  'handover.pin-wrong': 'PIN itu tidak betul. Baki cubaan: {tries_left}.',
  'handover.pin-locked': 'PIN salah terlalu banyak kali. Kedai sedang ditanya apa yang perlu dibuat.',
  'decision.cause.WRONG_PIN': 'PIN di pintu salah terlalu banyak kali',
} as const satisfies AreaOf<typeof source>
